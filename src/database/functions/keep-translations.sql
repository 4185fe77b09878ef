-- What people wrote in other languages, with what is given now in its place; what is empty is not kept.
create or replace function with_translations(kept jsonb, given jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select coalesce(jsonb_object_agg(language, texts) filter (where texts <> '{}'), '{}')
    from (
      select language, (
          select coalesce(jsonb_object_agg(key, value) filter (where value not in ('""', 'null')), '{}')
            from jsonb_each(coalesce(kept -> language, '{}') || coalesce(given -> language, '{}'))) as texts
        from jsonb_object_keys(kept || given) as language) as each
$$;

-- What a product's translations are, whether or not the background has filled them since release 1.0.0. Stable, as
-- jsonb_build_object is: a function that promises more than its body is not written into the statements that
-- call it, and is planned anew in each of them.
create or replace function translations_now(translations jsonb, name_arabic text, description_arabic text) returns jsonb
language sql stable parallel safe
as $$
  select case when translations = '{}' and (name_arabic <> '' or description_arabic <> '')
    then with_translations('{}', jsonb_build_object(
      'ar', jsonb_build_object('name', name_arabic, 'description', description_arabic)))
    else translations end
$$;

-- A text and what it is in other languages, as searches read it.
create or replace function in_all_languages(first text, translations jsonb, field text) returns text
language sql immutable parallel safe
as $$
  select case when translations = '{}' then first else first || coalesce(
    (select string_agg(' ' || (texts ->> field), '' order by language)
      from jsonb_each(translations) as each (language, texts)), '') end
$$;

-- A process of release 1.0.0 reads and writes Arabic in columns of its own: whichever of both is written, the other
-- follows. The arguments are the fields of the table; without any, a column `arabic` holds all of them.
create or replace function keep_translations() returns trigger language plpgsql as $$
declare
  is_ours boolean := tg_op = 'INSERT' and new.translations <> '{}';
  of_before jsonb;
begin
  if tg_op = 'UPDATE' then
    is_ours := new.translations is distinct from old.translations;
  end if;
  new.translations := coalesce(new.translations, '{}');
  if is_ours and tg_nargs = 0 then
    new.arabic := new.translations -> 'ar';
  elsif is_ours then
    new := jsonb_populate_record(new, (
      select jsonb_object_agg(field || '_arabic', coalesce(new.translations -> 'ar' ->> field, ''))
        from unnest(tg_argv) as field));
  elsif tg_nargs = 0 then
    new.translations := with_translations(new.translations - 'ar', jsonb_build_object('ar', coalesce(new.arabic, '{}')));
  else
    of_before := to_jsonb(new);
    new.translations := with_translations(new.translations, jsonb_build_object('ar', (
      select jsonb_object_agg(field, of_before -> (field || '_arabic')) from unnest(tg_argv) as field)));
  end if;
  return new;
end $$;

create or replace trigger keep_translations before insert or update of translations, name_arabic, description_arabic
  on category for each row execute function keep_translations('name', 'description');
create or replace trigger keep_translations before insert or update of translations, name_arabic, description_arabic
  on sub_category for each row execute function keep_translations('name', 'description');
create or replace trigger keep_translations before insert or update of translations, name_arabic, description_arabic
  on product_type for each row execute function keep_translations('name', 'description');
create or replace trigger keep_translations before insert or update of translations, description_arabic
  on seller for each row execute function keep_translations('description');
create or replace trigger keep_translations before insert or update of translations, name_arabic, unit_arabic, group_arabic
  on attribute for each row execute function keep_translations('name', 'unit', 'group');
create or replace trigger keep_translations before insert or update of translations, label_arabic
  on attribute_choice for each row execute function keep_translations('label');
create or replace trigger keep_translations before insert or update of translations, arabic
  on announcement for each row execute function keep_translations();
create or replace trigger keep_translations before insert or update of translations, arabic
  on newsletter_issue for each row execute function keep_translations();

-- The few rows of these are filled at once; products by the background (services/jobs/sweeps.ts).
update category set translations = translations where translations = '{}' and name_arabic || description_arabic <> '';
update sub_category set translations = translations where translations = '{}' and name_arabic || description_arabic <> '';
update product_type set translations = translations where translations = '{}' and name_arabic || description_arabic <> '';
update seller set translations = translations where translations = '{}' and description_arabic <> '';
update attribute set translations = translations where translations = '{}' and name_arabic || unit_arabic || group_arabic <> '';
update attribute_choice set translations = translations where translations = '{}' and label_arabic <> '';
update announcement set translations = translations where translations = '{}' and arabic is not null;
update newsletter_issue set translations = translations where translations = '{}' and arabic is not null;

-- Most products have none: those cost nothing.
create or replace trigger keep_translations before insert or update of translations, name_arabic, description_arabic
  on product for each row
  when (new.translations is null or new.translations <> '{}' or new.name_arabic <> '' or new.description_arabic <> '')
  execute function keep_translations('name', 'description');

-- A process of release 1.0.0 writes a newsletter as a text: what it writes is said in place of the blocks.
create or replace function keep_blocks() returns trigger language plpgsql as $$
begin
  new.blocks := null;
  return new;
end $$;

create or replace trigger keep_blocks before update of text on newsletter_issue for each row
  when (new.text is distinct from old.text and new.blocks is not distinct from old.blocks)
  execute function keep_blocks();
