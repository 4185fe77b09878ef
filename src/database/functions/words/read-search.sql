-- The known words of a search: of published products, or for the back offices of all. A word whose
-- last published product is gone may still be one of a hidden product.
create or replace function is_known_word(word text, products integer, everything boolean) returns boolean
language plpgsql stable parallel safe
as $$
begin
  return products > 0 or everything and exists (
    select from product p where p.document @@ quote_literal(word)::tsquery);
end $$;

-- The words of a search, at most eight, without those that say little. `parts` are the words of a piece
-- that is known when written in one ("ga-2100"); else each stands for itself. `piece` is what a word
-- with digits was typed in, in one.
create or replace function search_pieces(typed text, everything boolean)
returns table (ordinal bigint, word text, parts text[], piece text)
language plpgsql stable parallel safe rows 3
as $$
begin
  return query
    with pieces as (
      select n, left(array_to_string(p, ''), 60) as whole, p
        from unnest(string_to_array(dashed(typed), ' ')) with ordinality as piece (piece, n),
             lateral piece_parts(piece.piece) p
        where p <> '{}' limit 20),
    split as (
      select n, whole, case when cardinality(p) > 1 then p else word_halves(p[1]) end as p from pieces),
    told as (
      select s.n, s.whole, s.p, s.p is null or exists (
          select from search_word w
            where w.word ~>=~ s.whole and w.word ~<~ (s.whole || chr(1114111))
              and is_known_word(w.word, w.products, everything)) as is_one
        from split s),
    words as (
      select n, 0::bigint as m, whole as w, case when is_one then p end as p, whole from told where is_one
      union all
      select n, m, part, null, whole from told, unnest(p) with ordinality as each (part, m) where not is_one)
    select row_number() over (order by n, m), left(w, 60), p, case when whole ~ '[0-9]' then whole end
      from words
      where w <> all(stop_words())
        or not exists (select from words other where other.w <> all(stop_words()))
      order by n, m limit 8;
end $$;

-- Whether people would search for a word: a brand, name, shop, taxonomy entry or attribute's value has it, in singular or
-- plural, a synonym is it, or it was searched often and found something. What descriptions alone have, nobody meant.
create or replace function is_named_word(word text, everything boolean) returns boolean
language plpgsql stable parallel safe cost 10000
as $$
begin
  return exists (
      select from listing l where l.headline @@ quote_literal(word)::tsquery and l.sold_at is null)
    or everything and exists (select from product p where p.headline @@ quote_literal(word)::tsquery)
    or exists (select from synonym_meaning s where s.word = is_named_word.word)
    or exists (
      select from (
          select in_all_languages(name, translations, 'name') from category
          union all select in_all_languages(name, translations, 'name') from sub_category
          union all select in_all_languages(name, translations, 'name') from product_type
          union all select name from seller
          union all select in_all_languages(label, translations, 'label') from attribute_choice) named (name)
        where ' ' || translate(dashed(named.name), '-', ' ') || ' ' like any (array(
          select '% ' || form || ' %' from unnest(word_forms(word) || word) as form)))
    or (select sum(s.searches) from search_count s where s.text = word and s.found > 0) >= 5;
end $$;

-- The nearest of the words that people search for, to a mistyped one: one slip in a short word, two in a long one;
-- two letters swapped are one slip, and what begins with the same letter is nearer. A word still being typed
-- is compared with the beginnings of words.
-- Numbers allow one slip, and stand for numbers alone; Arabic words of three letters none, since most of them are
-- another word with any letter changed.
-- The threshold is set within and not by a `set` of the function, which PostgreSQL refuses to the database's
-- owner in a session that has used no trigrams yet: when it is upgraded, or put back from a dump.
create or replace function nearest_known_words(token text, everything boolean) returns setof text
language plpgsql stable
as $$
begin
  perform set_config('pg_trgm.similarity_threshold', '0.15', true);
  return query
    with turned as materialized (
        select overlay(token placing reverse(substr(token, i, 2)) from i for 2) as word
          from generate_series(1, length(token) - 1) i where length(token) <= 40),
      synonyms as materialized (
        select word, meaning from synonym_meaning
          where length(token) <= 40 and word !~ ' ' and (word % token or word in (select word from turned))),
      meant as materialized (
        select s.word, w.products from synonyms s,
          lateral (select products from search_word where word = s.meaning offset 0) w),
      near as (
        select word, products from search_word where word % token and length(token) <= 40
        union
        select word, products from search_word where word in (select word from turned)
        union
        -- Trigrams of other scripts than Latin are known by some locales alone.
        select word, products from search_word
          where token ~ '[\u0621-\u064a]' and length(token) between 4 and 40
            and word ~>=~ left(token, 1) and word ~<~ (left(token, 1) || chr(1114111))
            and abs(length(word) - length(token)) <= 2 and levenshtein(word, token) <= 2
        union
        select word, products from meant),
      slipped as (
        select word, max(products) as products, least(
            levenshtein(word, token), levenshtein(left(word, length(token)), token) + 0.5,
            case when word in (select word from turned) then 1
                 when left(word, length(token)) in (select word from turned) then 1.5 end)
            + case when token ~ '[0-9]' or left(word, 1) = left(token, 1) then 0 else 0.75 end as slips
          from near
          where (products > 0 or everything) and length(word) <= 60
            and (word ~ '[0-9]') = (token ~ '[0-9]')
          group by word),
      best as (
        select word, products, slips, min(slips) over () as least
          from slipped
          where slips < case when token ~ '[0-9]' then case when length(token) >= 4 then 2 else 0 end
                             when length(token) < 4 and token ~ '[\u0621-\u064a]' then 0
                             when length(token) >= 8 then 3 when length(token) >= 3 then 2 else 1 end
            and is_known_word(word, products, everything)
            and (token ~ '[0-9]' or is_named_word(word, everything)))
    select word from best where slips <= least + 0.5 order by slips, products desc, word limit 5;
end $$;

-- Whether a product that the asker may see has these letters and digits anywhere in its brand and name,
-- whatever stands between them.
create or replace function has_number(piece text, everything boolean) returns boolean
language plpgsql stable parallel safe
as $$
begin
  return length(piece) >= 3 and exists (
    select from product p
      where p.name ~ '[0-9]' and squeezed(p.brand || ' ' || p.name || ' ' || jsonb_path_query_array(p.translations, '$.*.name')::text) like '%' || piece || '%'
        and (everything or p.published));
end $$;

-- What synonyms say that any of these words, or pairs of words, may mean; in singular and plural.
create or replace function meanings_of(words text[]) returns text[]
language plpgsql stable parallel safe
as $$
begin
  return array(
    select distinct form
      from synonym_meaning s, unnest(word_forms(s.meaning) || s.meaning) form
      where s.word = any(words) and form <> all(words)
      order by form limit 60);
end $$;
