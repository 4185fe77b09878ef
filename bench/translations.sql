-- Two homes for what people write in other languages, in an empty database: psql -f bench/translations.sql
-- 100,000 products, each with a name and a description in two languages.
\set QUIET on
\timing off
create temp table words as
  select id::text as id, 'اسم المنتج رقم ' || id as name, repeat('وصف طويل للمنتج ', 12) || id as description
    from generate_series(1, 100000) id;
create temp table in_column (id text primary key, name text, translations jsonb not null default '{}');
create temp table entity (id text primary key, name text);
create temp table in_rows (id text, field text, language text, text text, primary key (id, language, field));
\echo writes: one column, then one table
\timing on
insert into in_column select id, 'Product ' || id, jsonb_build_object(
  'ar', jsonb_build_object('name', name, 'description', description),
  'hi', jsonb_build_object('name', name, 'description', description)) from words;
\timing off
insert into entity select id, 'Product ' || id from words;
\timing on
insert into in_rows select id, field, language,
    case field when 'name' then name else description end
  from words, unnest(array['name', 'description']) field, unnest(array['ar', 'hi']) language;
\timing off
analyze in_column; analyze entity; analyze in_rows;
\echo an edit of 1,000 names in one language: one column, then one table
\timing on
update in_column set translations = jsonb_set(translations, '{ar,name}', '"جديد"') where id::int <= 1000;
update in_rows set text = 'جديد' where id::int <= 1000 and language = 'ar' and field = 'name';
\timing off
\echo an export of all: one column, then one table
\timing on
select count(*), sum(length(n)), sum(length(d)) from (select name,
  translations -> 'ar' ->> 'name' as n, translations -> 'ar' ->> 'description' as d from in_column order by id offset 0) e;
select count(*), sum(length(n)), sum(length(d)) from (select e.name, n.text as n, d.text as d from entity e
  left join in_rows n on n.id = e.id and n.language = 'ar' and n.field = 'name'
  left join in_rows d on d.id = e.id and d.language = 'ar' and d.field = 'description' order by e.id offset 0) e;
\timing off
\echo 40 translations by ids, 2,000 times: one column, then one table
\timing on
do $$ begin for i in 1..2000 loop
  perform translations -> 'ar' ->> 'name', translations -> 'ar' ->> 'description' from in_column
    where id = any(array(select (i * 40 + n)::text from generate_series(1, 40) n));
end loop; end $$;
do $$ begin for i in 1..2000 loop
  perform max(text) filter (where field = 'name'), max(text) filter (where field = 'description') from in_rows
    where id = any(array(select (i * 40 + n)::text from generate_series(1, 40) n)) and language = 'ar' group by id;
end loop; end $$;
\timing off
select pg_size_pretty(pg_total_relation_size('in_column')) as one_column,
  pg_size_pretty(pg_total_relation_size('entity') + pg_total_relation_size('in_rows')) as one_table;
