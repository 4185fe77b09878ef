-- What filters look for in the attributes of a product that its place has: the choices, with those sizes alone that can be had;
-- `ATTRIBUTE=yes`; and `ATTRIBUTE=38` for a number. Labels and names are not in it, so that a new one changes
-- no product.
create or replace function facets_of(attributes jsonb) returns text[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(distinct facet), '{}')
    from jsonb_each(attributes) as given
      cross join lateral (
        select coalesce(item ->> 'choice', item #>> '{}') as facet
          from jsonb_array_elements(
            case jsonb_typeof(value) when 'array' then value else '[]' end) as item
          where coalesce((item ->> 'available')::boolean, true)
        union all select key || '=yes' where value = 'true'
        union all select key || '=' || trim_scale((value #>> '{}')::numeric)
          where jsonb_typeof(value) = 'number') as facets
$$;

create or replace function fill_facets() returns trigger language plpgsql as $$
begin
  new.facets := facets_of(placed_attributes(
    new.attributes, new.category_id, new.sub_category_id, new.product_type_id));
  return new;
end $$;

-- After `product_fill`, which follows a sub-category to another category. `published` is set where products are
-- written anew.
create or replace trigger product_fill_facets before insert or update of
  attributes, category_id, sub_category_id, product_type_id, published
  on product
  for each row when (new.attributes <> '{}' or new.facets <> '{}')
  execute function fill_facets();
