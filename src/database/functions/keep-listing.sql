-- The read model of public lists, and its totals, follow the products that a statement has written.

-- The values of a product's attributes as filters look for them: the choices, with those sizes alone that can be
-- had; `ATTRIBUTE=yes`; and `ATTRIBUTE=38` for a number. Labels and names are not in it, so that a new one
-- changes no product.
create or replace function values_of(attributes jsonb) returns text[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(distinct text), '{}')
    from jsonb_each(attributes) as given
      cross join lateral (
        select coalesce(item ->> 'choice', item #>> '{}') as text
          from jsonb_array_elements(
            case jsonb_typeof(value) when 'array' then value else '[]' end) as item
          where coalesce((item ->> 'available')::boolean, true)
        union all select key || '=yes' where value = 'true'
        union all select key || '=' || trim_scale((value #>> '{}')::numeric)
          where jsonb_typeof(value) = 'number') as texts
$$;

-- The step of a price among all prices, each a quarter dearer than the one before.
create or replace function price_step(price numeric) returns integer
language sql immutable strict parallel safe
as $$ select floor(ln(price::float8) / ln(1.25))::integer $$;

create or replace function keep_listing() returns trigger language plpgsql as $$
declare
  written text := case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end;
begin
  execute format($sql$
    with before as materialized (select * from listing where id in (select id from %1$s)),
    -- In the order of the columns of listing.
    after as materialized (
      select id, seller_id, category_id, sub_category_id, coalesce(product_type_id, '') as product_type_id,
             brand, price_inr, price_aed, coalesce(rating, 0) as rating,
             reserved_until, sold_at, created_at,
             case when attributes = '{}' then '{}' else values_of(entry_attributes(
                 attributes, category_id, sub_category_id, product_type_id)) end
               || case when original_price > price_inr then '{reduced}'::text[] else '{}' end
               || case when reserved_until is not null then '{reserved}'::text[] else '{}' end
               || case when sold_at is not null then '{sold}'::text[] else '{}' end
               || case when trending then '{trending}'::text[] else '{}' end as values,
             strip(headline) as headline
        from %1$s
        where %2$L <> 'DELETE' and listed),
    gone as (
      delete from listing where id in (select id from before) and id not in (select id from after)),
    kept as (
      insert into listing table after except table before order by created_at
        on conflict (id) do update set
          seller_id = excluded.seller_id, category_id = excluded.category_id,
          sub_category_id = excluded.sub_category_id, product_type_id = excluded.product_type_id,
          brand = excluded.brand, price_inr = excluded.price_inr, price_aed = excluded.price_aed,
          rating = excluded.rating,
          reserved_until = excluded.reserved_until, sold_at = excluded.sold_at,
          created_at = excluded.created_at, values = excluded.values, headline = excluded.headline)
    insert into listing_total (category_id, sub_category_id, kind, value, products)
      select category_id, sub_category_id, kind, value, sum(step)
        from (select *, 1 as step from after union all select *, -1 from before) as changed
          cross join lateral (
            values ('seller', seller_id), ('type', product_type_id), ('brand', brand),
                   ('inr', price_step(price_inr)::text), ('aed', price_step(price_aed)::text)
            union all select 'value', unnest(values)) as counted (kind, value)
        where sold_at is null
        group by 1, 2, 3, 4 having sum(step) <> 0
    $sql$, written, tg_op);
  return null;
end $$;

create or replace trigger product_listed_in after insert on product
  referencing new table as new_rows for each statement execute function keep_listing();

create or replace trigger product_listed_out after delete on product
  referencing old table as old_rows for each statement execute function keep_listing();

create or replace trigger product_listed_anew after update on product
  referencing new table as new_rows for each statement execute function keep_listing();
