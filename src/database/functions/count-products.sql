-- Counters of products, of brands in categories, and of search words follow from the rows a statement
-- took away and put in, written in one order of keys, so that two statements cannot wait for each
-- other.
create or replace function count_products() returns trigger language plpgsql as $$
declare
  change text := case tg_op
    when 'INSERT' then 'select n.*, 1 as step from new_rows n'
    when 'DELETE' then 'select o.*, -1 as step from old_rows o'
    else 'select n.*, 1 as step from new_rows n union all select o.*, -1 as step from old_rows o'
  end;
begin
  execute format($sql$
    insert into product_count as kept
      (seller_id, category_id, sub_category_id, product_type_id, brand, published, products)
    select seller_id, category_id, sub_category_id, coalesce(product_type_id, ''), brand, published,
           sum(step)
      from (%s) change
      group by 1, 2, 3, 4, 5, 6 having sum(step) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict (seller_id, sub_category_id, product_type_id, brand, published, category_id)
      do update set products = kept.products + excluded.products
    $sql$, change);
  execute format($sql$
    insert into brand_count as kept (category_id, brand, products)
    select category_id, brand, sum(step)
      from (%s) change
      where published group by 1, 2 having sum(step) <> 0 order by 1, 2
    on conflict (category_id, brand) do update set products = kept.products + excluded.products
    $sql$, change);
  execute format($sql$
    insert into search_word as kept (word, products)
    select word, sum(step)
      from (%s) change cross join unnest(tsvector_to_array(document)) as word
      where published and length(word) between 2 and 40
      group by word having sum(step) <> 0 order by word
    on conflict (word) do update set products = kept.products + excluded.products
    $sql$, change);
  return null;
end $$;

create or replace trigger product_counted_in after insert on product
  referencing new table as new_rows for each statement execute function count_products();

create or replace trigger product_counted_out after delete on product
  referencing old table as old_rows for each statement execute function count_products();

create or replace trigger product_recounted after update on product
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_products();
