-- Whether all of a text names one published product: by its brand and name, where it stands, who sells it and what it
-- is of, not by its description; or by words that admins have made synonyms. Words that say little are left out.
create or replace function names_product(txt text) returns boolean
language sql stable parallel safe
as $$
  with asked as (
    select word, exists (select from synonym_meaning s where s.word = asked.word) as is_synonym
      from unnest(tsvector_to_array(product_words(txt, 'A'))) as asked (word)
      where word <> all(stop_words())),
  said as (
    select string_agg('(' || (
        select string_agg(quote_literal(form) || ':ABC', ' | ')
          from unnest(word_forms(word) || word) as form) || ')', ' & ') as query
      from asked where not is_synonym)
  select exists (select from asked) and (
    select query is null
        or exists (select from product where published and document @@ query::tsquery)
      from said)
$$;
