-- What filters look for in the attributes of a product: the choices, with those sizes alone that can be had;
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
  new.facets := facets_of(new.attributes);
  return new;
end $$;

create or replace trigger product_fill_facets before insert or update of attributes on product
  for each row when (new.attributes <> '{}' or new.facets <> '{}')
  execute function fill_facets();
