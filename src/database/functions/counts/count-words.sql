-- How many published products have a search word follows from the rows that a statement took away and put in.
-- A statement adds its changes of known words as a row of its own, so that no writer waits for another's commit; the
-- background adds them up.
create or replace function count_words() returns trigger language plpgsql as $$
declare
  change text := case tg_op
    when 'INSERT' then 'select n.*, 1 as step from new_rows n'
    when 'DELETE' then 'select o.*, -1 as step from old_rows o'
    else 'select n.*, 1 as step from new_rows n union all select o.*, -1 as step from old_rows o'
  end;
  reworded text := case tg_op when 'UPDATE' then
    'where id in (select n.id from new_rows n join old_rows o using (id)
                   where (n.document, n.published) is distinct from (o.document, o.published))'
    else '' end;
begin
  -- A new word is known at once, also one of hidden products alone, which back offices search. Words are
  -- added in one order, so that two statements cannot wait for each other.
  execute format($sql$
    with changed as (
      select word, coalesce(sum(step) filter (where published), 0) as products, max(step) as step
        from (select * from (%s) change %s) change
          cross join unnest(tsvector_to_array(document)) as word
        where length(word) between 2 and 40
        group by word),
    added as (
      insert into search_word as kept (word, products)
        select word, products from changed
          where step > 0 and not exists (select from search_word s where s.word = changed.word)
          order by word
        on conflict (word) do update set products = kept.products + excluded.products
        returning word)
    insert into search_word_change (words, products)
      select array_agg(word), array_agg(products) from changed
        where products <> 0 and not exists (select from added where added.word = changed.word)
        having count(*) > 0
    $sql$, change, reworded);
  return null;
end $$;

create or replace trigger product_words_in after insert on product
  referencing new table as new_rows for each statement execute function count_words();

create or replace trigger product_words_out after delete on product
  referencing old table as old_rows for each statement execute function count_words();

create or replace trigger product_reworded after update on product
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_words();
