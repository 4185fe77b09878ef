-- What a product has of the attributes of its taxonomy entries. What was taken from these stays in the product, but is
-- neither found nor filtered by.
create or replace function entry_attributes(
  attributes jsonb, category text, sub_category text, product_type text) returns jsonb
language plpgsql stable parallel safe
as $$
begin
  if attributes = '{}' then
    return attributes;
  end if;
  return (
    select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(attributes)
      where exists (
        select from attribute_entry p
          where p.attribute_id = split_part(key, '_', 1)
            and (p.category_id = category or p.sub_category_id = sub_category
              or p.product_type_id = product_type)));
end $$;
