-- The attributes of a product as JSON, in the order of its taxonomy entries: those of the category, of the
-- sub-category, of the type (domain/attributes/attributes-of-taxonomy.ts). What it has of others is left out.
create or replace function shown_attributes(
  attributes jsonb, category text, sub_category text, product_type text) returns text
language plpgsql stable parallel safe
as $$
begin
  if attributes = '{}' then
    return '[]';
  end if;
  return (
    select coalesce('[' || string_agg(
        json_build_object('_id', a.id, 'code', a.code, 'name', a.name, 'group', a.group_name,
          'kind', a.kind, 'unit', a.unit, 'scale', a.scale, 'comparable', a.comparable,
          'value', case jsonb_typeof(given.value) when 'array' then null else given.value end,
          'values', coalesce(chosen.choices, '[]'))::text,
        ',' order by entry.level, entry.position, a.position, a.name) || ']', '[]')
      from jsonb_each(attributes) as given
        join attribute a on a.id = given.key
        cross join lateral (
          select case when p.category_id is not null then 0
                      when p.sub_category_id is not null then 1 else 2 end as level, p.position
            from attribute_entry p
            where p.attribute_id = a.id
              and (p.category_id = category or p.sub_category_id = sub_category
                or p.product_type_id = product_type)
            order by 1, 2 limit 1) as entry
        left join lateral (
          select json_agg(
              json_build_object('_id', c.id, 'label', c.label, 'swatch', c.swatch,
                'available', coalesce((item ->> 'available')::boolean, true))
              order by c.position, c.label) as choices
            from jsonb_array_elements(
                case jsonb_typeof(given.value) when 'array' then given.value else '[]' end) as item
              join attribute_choice c on c.id = coalesce(item ->> 'choice', item #>> '{}')) as chosen
          on true
      -- A choice that was removed is nobody's value any more.
      where jsonb_typeof(given.value) <> 'array' or chosen.choices is not null);
end $$;
