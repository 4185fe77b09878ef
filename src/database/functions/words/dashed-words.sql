-- How text is split into words: the same functions split what products say and what is typed, so that
-- the two can never be split differently. Letters, digits and the marks of scripts that write vowels so
-- are words; whatever else stands between them is a dash here. Nearly all text is ASCII once it is
-- folded. Indexes are built with a bare search path, hence `public`.
create or replace function dashed(txt text) returns text
language plpgsql immutable strict parallel safe
as $$
declare
  plain text := public.folded(txt);
begin
  if octet_length(plain) = length(plain) then
    return regexp_replace(regexp_replace(plain, '\s+' collate "C", ' ', 'g'),
                          '[^a-z0-9 ]+' collate "C", '-', 'g');
  end if;
  return regexp_replace(regexp_replace(plain, '\s+' collate "und-x-icu", ' ', 'g'),
    '[^ [:alnum:]\u0900-\u0963\u0971-\u0dff\u0e31-\u0e4e]+'
      collate "und-x-icu", '-', 'g');
end $$;

-- The text without anything between its words, as model numbers are also written.
create or replace function squeezed(txt text) returns text
language sql immutable strict parallel safe
as $$ select translate(public.dashed(txt), ' -', '') $$;

-- The words of a piece between two spaces: "ga-2100" has two.
create or replace function piece_parts(piece text) returns text[]
language sql immutable strict parallel safe
as $$ select (array_remove(string_to_array(piece, '-'), ''))[1:12] $$;

-- A word that goes from letters to digits, or from digits to letters, in two: "rb3025", "42mm". Null where
-- it does neither.
create or replace function word_halves(word text) returns text[]
language sql immutable strict parallel safe
as $$ select regexp_match(word, '^([0-9]+(?=[^0-9])|[^0-9]+(?=[0-9]))(.+)$') $$;

-- All words that a piece is found by: each of them, the halves of those with digits, and what is left of
-- the piece from each of these on, written in one.
create or replace function piece_words(piece text) returns text[]
language plpgsql immutable strict parallel safe
as $$
declare
  parts text[] := piece_parts(piece);
  words text[] := parts;
  rest text := '';
  halves text[];
begin
  if cardinality(parts) = 1 and piece !~ '[0-9]' then
    return parts;
  end if;
  for i in reverse cardinality(parts)..1 loop
    halves := case when parts[i] ~ '[0-9]' then word_halves(parts[i]) end;
    if halves is not null then
      words := words || halves;
      if halves[1] !~ '[0-9]' then
        words := words || (halves[2] || rest);
      end if;
    end if;
    rest := parts[i] || rest;
    words := words || rest;
  end loop;
  return words;
end $$;
