-- For the version before: this one asks nearest_known_words (read-search.sql).
-- The nearest known words to a mistyped one: one slip in a short word, two in a long one; a word still
-- being typed is compared with the beginnings of words.
create or replace function nearest_words(token text) returns setof text
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.15
as $$
  select word
    from word_counted,
         lateral (select least(levenshtein(word, token), levenshtein(left(word, length(token)), token) + 0.5) as slips) d
    where products > 0 and word % token and length(token) <= 40
        and slips < case when length(token) >= 5 then 3 when length(token) >= 3 then 2 else 1 end
    order by slips, products desc, word limit 5
$$;
