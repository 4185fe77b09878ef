-- A product stands in the category of its sub-category. Nothing but a move of the sub-category changes
-- that afterwards, and fill_product follows it.
create or replace function check_parents() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows n join sub_category s on s.id = n.sub_category_id
               where s.category_id <> n.category_id) then
    raise foreign_key_violation using constraint = 'product_sub_category',
      message = 'The sub-category does not belong to the category.';
  end if;
  return null;
end $$;

create or replace trigger product_parents_checked after insert on product
  referencing new table as new_rows for each statement execute function check_parents();
