-- The first half of a serial number, which tells a maker and a year, and nobody the piece.
create or replace function masked(serial text) returns text
language sql immutable strict parallel safe
as $$ select left(serial, length(serial) / 2) || '••••' $$;

-- Whether a product is new, restored or used, by its grade: the choice, in the first language, of its attribute
-- `condition`, where one of its taxonomy entries has that.
create or replace function condition_of(attributes jsonb, category text, sub_category text, product_type text) returns text
language plpgsql stable parallel safe
as $$
begin
  return (select case when c.label ~* '^((brand[ -])?new|unworn)\M' then 'new'
              when c.label ~* '^(restored|refurbished)\M' then 'refurbished' else 'used' end
    from attribute a
      join attribute_choice c on c.attribute_id = a.id and (attributes -> a.id) ? c.id
    where a.code = 'condition' and exists (
      select from attribute_entry p
        where p.attribute_id = a.id
          and (p.category_id = category or p.sub_category_id = sub_category
            or p.product_type_id = product_type))
    limit 1);
end $$;

-- The attributes of a product as JSON, in the order of its taxonomy entries: those of the category, of the
-- sub-category, of the type (domain/attributes/attributes-of-taxonomy.ts). What it has of others is left out, and unless
-- `in_all` what texts are in other languages and all but the beginning of serial numbers.
create or replace function shown_attributes(
  attributes jsonb, category text, sub_category text, product_type text, in_all boolean) returns text
language plpgsql stable parallel safe
as $$
begin
  if attributes = '{}' then
    return '[]';
  end if;
  return (
    select coalesce('[' || string_agg(
        json_build_object('_id', given.key, 'code', a.code || tail,
          'name', case tail when '' then a.name else chr(30) || 'nameInLanguage'
            || json_build_object('name', a.name, 'language', substr(tail, 2)) end,
          'group', a.group_name,
          'kind', a.kind, 'unit', a.unit, 'scale', a.scale, 'comparable', a.comparable and tail = '',
          'value', case when jsonb_typeof(given.value) = 'array' then null
            when a.kind = 'serial' and not in_all then to_jsonb(masked(given.value #>> '{}'))
            else given.value end,
          'values', coalesce(chosen.choices, '[]'))::text,
        ',' order by entry.level, entry.position, a.position, a.name, tail) || ']', '[]')
      from jsonb_each(attributes) as given
        cross join lateral (select substr(given.key, strpos(given.key || '_', '_')) as tail) as written
        join attribute a on a.id = split_part(given.key, '_', 1) and (in_all or tail = '')
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

-- As release 1.0.0 calls it.
create or replace function shown_attributes(
  attributes jsonb, category text, sub_category text, product_type text) returns text
language sql stable parallel safe
as $$ select shown_attributes(attributes, category, sub_category, product_type, false) $$;
