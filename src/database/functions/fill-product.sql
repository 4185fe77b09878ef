-- What something is called in both languages, as release 1.0.0 asks it.
create or replace function both_names(name text, arabic text) returns text
language sql immutable parallel safe
as $$ select case when arabic = '' then name else name || ' ' || arabic end $$;

-- Whether a product is listed (its taxonomy entries are, and it is neither hidden nor taken down) and published (listed, and
-- not sold), and what it is found by (brand and name, and with less weight where it stands, who sells it, and its
-- description). What is read is held until the commit, so that a category which is being hidden waits for the
-- product, or the product for it. bulk/insert-products.ts does the same for many products together.
create or replace function product_words(names text, weight "char") returns tsvector
language plpgsql immutable strict parallel safe
as $$
declare
  plain text := dashed(names);
  words text := '';
  word_number integer := 0;
  piece text;
  word text;
begin
  if plain !~ '[^a-z -]|[^ ]-[^ ]' then
    return setweight(to_tsvector('simple', plain), weight); -- ten times as fast, and the same
  end if;
  foreach piece in array string_to_array(plain, ' ') loop
    word_number := least(word_number + 1, 999);
    foreach word in array piece_words(piece) loop
      words := words || '''' || left(word, 60) || ''':' || word_number || weight::text || ' ';
    end loop;
  end loop;
  return words::tsvector;
end $$;

create or replace function product_headline(brand text, name text) returns tsvector
language sql immutable parallel safe
as $$ select product_words(brand || ' ' || name, 'A') $$;

-- Descriptions are long: they are split by PostgreSQL itself, after the signs are gone that it would take
-- for a part of a word.
create or replace function description_words(description text) returns tsvector
language sql immutable strict parallel safe
as $$
  select ts_delete(
    to_tsvector('simple', translate(folded(description), '-./@_:~+''،؛؟«»…', '               ')), stop_words())
$$;

create or replace function fill_product() returns trigger language plpgsql as $$
declare
  parents record;
  type_name text := '';
  type_status text := 'LISTED';
begin
  new.translations := translations_now(new.translations, new.name_arabic, new.description_arabic);
  if new.product_type_id is not null then
    select in_all_languages(name, translations, 'name'), status into type_name, type_status
      from product_type where id = new.product_type_id for share;
  end if;
  select s.category_id, in_all_languages(c.name, c.translations, 'name') as category,
         in_all_languages(s.name, s.translations, 'name') as sub_category, o.name as seller,
         o.status and c.status = 'LISTED' and s.status = 'LISTED'
           and coalesce(type_status, 'LISTED') = 'LISTED' as published
    into parents
    from sub_category s
    join category c on c.id = s.category_id
    join seller o on o.id = new.seller_id
    where s.id = new.sub_category_id
    for share of s, c, o;
  if not found then
    return new; -- the foreign keys say it better
  end if;
  if tg_op = 'UPDATE' and new.category_id <> parents.category_id then
    if (new.category_id, new.sub_category_id) <> (old.category_id, old.sub_category_id) then
      raise foreign_key_violation using constraint = 'product_sub_category',
        message = 'The sub-category does not belong to the category.';
    end if;
    new.category_id := parents.category_id; -- the sub-category has been moved
  end if;
  new.listed := parents.published and new.hidden_at is null and new.taken_down_at is null;
  new.published := new.listed and new.availability <> 'SOLD';
  new.headline := product_headline(new.brand, in_all_languages(new.name, new.translations, 'name'));
  new.document := new.headline
    || product_words(parents.sub_category || ' ' || parents.category, 'B')
    || product_words(coalesce(type_name, ''), 'B')
    || product_words(parents.seller, 'C')
    || attribute_words(entry_attributes(
         new.attributes, new.category_id, new.sub_category_id, new.product_type_id))
    || description_words(in_all_languages(new.description, new.translations, 'description'));
  return new;
end $$;

create or replace trigger product_fill before insert or update of
  seller_id, category_id, sub_category_id, product_type_id, name, brand, description, name_arabic,
  description_arabic, translations, attributes, published, availability, hidden_at, taken_down_at
  on product for each row
  when (coalesce(current_setting('dhow.fills_products', true), '') = '')
  execute function fill_product();
