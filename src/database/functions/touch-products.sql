-- What is renamed, moved, hidden or shown again changes its products: few at once, many in the
-- background (`parent_change`). Until all are written, `hidden` takes those of a hidden entry or seller away from
-- whatever the public reads (decision 2).

-- How many products are written at once: some 100 ms on PostgreSQL, where readers do not wait for it,
-- and 30 ms on PGlite, where they do.
create or replace function few_products() returns integer language sql stable parallel safe
as $$ select case when version() like '%emscripten%' then 10 else 300 end $$;

create or replace function touch_products() returns trigger language plpgsql as $$
declare
  id_column text := tg_table_name || '_id';
  parent text := to_jsonb(new) ->> 'category_id';
  is_moved boolean := tg_table_name = 'sub_category' and parent <> to_jsonb(old) ->> 'category_id';
  is_renamed boolean := new.name <> old.name
    or jsonb_path_query_array(new.translations, '$.*.name') <> jsonb_path_query_array(old.translations, '$.*.name');
  was_shown boolean := old.status::text in ('true', 'LISTED');
  is_shown boolean := new.status::text in ('true', 'LISTED');
  waiting parent_change;
  everything integer;
  listed_ones integer;
  rows_to_write integer;
  is_filled boolean;
begin
  if not is_renamed and not is_moved and is_shown = was_shown then
    return null;
  end if;
  if is_moved and is_shown then
    select status = 'LISTED' into is_shown from category where id = parent for share;
  end if;
  if tg_table_name = 'category' and not is_shown then
    -- Products of a sub-category that is being moved here may still name the category before.
    update parent_change set hidden = true where parent_id in (
      select id from sub_category where category_id = new.id);
  end if;
  select * into waiting from parent_change where parent_id = new.id for update;
  is_filled := is_renamed or is_moved or coalesce(waiting.filling, false);
  execute format('select count(*), count(*) filter (where listed) from product where %I = $1', id_column)
    into everything, listed_ones using new.id;
  rows_to_write := case when is_filled then everything
                        when is_shown then everything - listed_ones
                        else listed_ones end;
  if rows_to_write <= few_products() then
    execute format('update product set published = false where %I = $1 and ($2 or listed <> $3)',
                   id_column) using new.id, is_filled, is_shown;
    delete from parent_change where parent_id = new.id;
    return null;
  end if;
  insert into parent_change as kept (parent_id, parent, hidden, showing, filling, total)
    values (new.id, tg_table_name, not is_shown, is_shown and not was_shown, is_filled, rows_to_write)
    on conflict (parent_id) do update
      set hidden = excluded.hidden,
          showing = excluded.showing or (kept.showing and is_shown),
          filling = is_filled,
          total = excluded.total, done = 0, ticket = kept.ticket + 1,
          after_moment = default, after_id = default;
  return null;
end $$;

create or replace trigger seller_touches_products after update of name, status on seller
  for each row execute function touch_products();

create or replace trigger category_touches_products after update of name, name_arabic, translations, status on category
  for each row execute function touch_products();

create or replace trigger sub_category_touches_products
  after update of name, name_arabic, translations, status, category_id on sub_category
  for each row execute function touch_products();

create or replace trigger product_type_touches_products
  after update of name, name_arabic, translations, status on product_type
  for each row execute function touch_products();
