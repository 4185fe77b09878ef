-- What is renamed or hidden touches its products, and fill_product writes them anew.
create or replace function touch_products() returns trigger language plpgsql as $$
begin
  if new.name is not distinct from old.name and new.status is not distinct from old.status then
    return null;
  end if;
  if tg_table_name = 'seller' then
    update product set published = false where seller_id = new.id;
  elsif tg_table_name = 'category' then
    update product set published = false where category_id = new.id;
  elsif tg_table_name = 'sub_category' then
    update product set published = false where sub_category_id = new.id;
  else
    update product set published = false where product_type_id = new.id;
  end if;
  return null;
end $$;

create or replace trigger seller_touches_products after update of name, status on seller
  for each row execute function touch_products();

create or replace trigger category_touches_products after update of name, status on category
  for each row execute function touch_products();

create or replace trigger sub_category_touches_products after update of name, status on sub_category
  for each row execute function touch_products();

create or replace trigger product_type_touches_products after update of name, status on product_type
  for each row execute function touch_products();
