-- Notes what a statement took out of the orders of products and put in (positions/). What moves in none
-- is not noted.
create or replace function shift_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_shift
      select 1, id, seller_id, name, brand, seller_name, category_name, sub_category_name, price_inr,
             price_aed, trending, created_at from new_rows;
  elsif tg_op = 'DELETE' then
    insert into product_shift
      select -1, id, seller_id, name, brand, seller_name, category_name, sub_category_name, price_inr,
             price_aed, trending, created_at from old_rows;
  else
    insert into product_shift
      select s.* from new_rows n join old_rows o on o.id = n.id
        cross join lateral (values
          (1, n.id, n.seller_id, n.name, n.brand, n.seller_name, n.category_name,
           n.sub_category_name, n.price_inr, n.price_aed, n.trending, n.created_at),
          (-1, o.id, o.seller_id, o.name, o.brand, o.seller_name, o.category_name,
           o.sub_category_name, o.price_inr, o.price_aed, o.trending, o.created_at)) s
        where (n.seller_id, n.name, n.brand, n.seller_name, n.category_name, n.sub_category_name,
               n.price_inr, n.price_aed, n.trending, n.created_at)
          is distinct from
              (o.seller_id, o.name, o.brand, o.seller_name, o.category_name, o.sub_category_name,
               o.price_inr, o.price_aed, o.trending, o.created_at);
  end if;
  return null;
end $$;

create or replace trigger product_shifted_in after insert on product
  referencing new table as new_rows for each statement execute function shift_products();

create or replace trigger product_shifted_out after delete on product
  referencing old table as old_rows for each statement execute function shift_products();

create or replace trigger product_shifted after update on product
  referencing old table as old_rows new table as new_rows
  for each statement execute function shift_products();
