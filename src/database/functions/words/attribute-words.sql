-- What a product is found by of its attributes, in all languages: the labels of its choices, its texts, its
-- numbers with their unit (in English: the Arabic hour of a power reserve is a watch too), and the names of what it has
-- ("water resistant"). Sizes that cannot be had are left out, serial numbers, and texts on care, box and shipping: "cotton bag" in a box
-- of shoes makes them no bag.
create or replace function attribute_words(attributes jsonb) returns tsvector
language plpgsql stable parallel safe
as $$
begin
  if attributes = '{}' then
    return '';
  end if;
  return coalesce((
    select product_words(left(string_agg(words, ' ' order by a.position, a.name), 2000), 'C')
      from jsonb_each(attributes) as given
        join attribute a on a.id = split_part(given.key, '_', 1)
        cross join lateral (
          select case jsonb_typeof(given.value)
            when 'string' then case when a.kind <> 'serial' and a.code !~ '(^|-)(care|cleaning|box|packag[a-z]*|shipping|delivery)(-|$)'
              then given.value #>> '{}' end
            when 'number' then trim_scale((given.value #>> '{}')::numeric) || ' ' || a.unit
            when 'boolean' then case when given.value = 'true' then in_all_languages(a.name, a.translations, 'name') end
            else (
              select case a.kind when 'size' then 'size ' || a.scale || ' ' else '' end
                  || string_agg(in_all_languages(c.label, c.translations, 'label'), ' ' order by c.position, c.label)
                from jsonb_array_elements(given.value) as item
                  join attribute_choice c on c.id = coalesce(item ->> 'choice', item #>> '{}')
                where coalesce((item ->> 'available')::boolean, true)) end
            as words) as worded), '');
end $$;
