-- How Latin letters may spell a folded word of Arabic or Devanagari script, as a pattern: consonants by the letters that
-- people write for them, short vowels as any or none. `firsts` are what such a spelling begins with. Null where the word has
-- fewer than three consonants, or letters of other scripts.
create or replace function latin_spellings(word text, out pattern text, out firsts text[])
language plpgsql immutable strict parallel safe
as $$
declare
  letters jsonb := '{
    "تش": "ch|tsh|tch", "كس": "x|ks|cs", "ب": "b|p", "پ": "p", "ت": "t", "ث": "th|s|t", "ج": "j|g|dj", "چ": "ch",
    "ح": "h", "خ": "kh|h|k|ch", "د": "d", "ذ": "dh|th|z|d", "ر": "r", "ز": "z|s", "ژ": "j|zh", "س": "s|c",
    "ش": "sh|ch|sch", "ص": "s", "ض": "d|dh|z", "ط": "t", "ظ": "z|dh|th", "غ": "gh|g", "ف": "f|ph|v", "ڤ": "v",
    "ق": "q|k|c|g", "ك": "k|c|kh|g|q|ck|ch", "گ": "g", "ل": "l", "م": "m", "ن": "n",
    "क": "k|c|q|ck", "ख": "kh", "ग": "g", "घ": "gh", "च": "ch|c", "छ": "chh|ch", "ज": "j|z|g", "झ": "jh",
    "ट": "t", "ठ": "th|t", "ड": "d|r", "ढ": "dh|d|r", "ण": "n", "त": "t", "थ": "th", "द": "d", "ध": "dh",
    "न": "n", "ं": "n|m", "प": "p", "फ": "f|ph", "ब": "b", "भ": "bh", "म": "m", "र": "r", "ल": "l",
    "व": "v|w", "श": "sh", "ष": "sh", "स": "s|c", "ह": "h"}';
  vowels jsonb := '{
    "ا": "[aeiou]{1,2}h?", "و": "(?:[ou]{1,2}|au|w|v|ow)", "ي": "(?:[iey]{1,2}|ai|ay|ei)", "ه": "(?:h|[aet]{0,2})h?",
    "ع": "[aeiou]{0,2}", "ء": "", "य": "y?"}';
  at integer := 1;
  consonants integer := 0;
  letter text;
begin
  pattern := '^';
  while at <= length(word) loop
    letter := case when letters ? substr(word, at, 2) then substr(word, at, 2) else substr(word, at, 1) end;
    if letters ? letter then
      pattern := pattern || '(?:' || (letters ->> letter) || '){1,2}[aeiou]{0,2}';
      firsts := coalesce(firsts, array(select distinct left(one, 1) from string_to_table(letters ->> letter, '|') one));
      consonants := consonants + 1;
    elsif vowels ? letter then
      pattern := pattern || (vowels ->> letter);
      firsts := coalesce(firsts, case when letter = 'و' then '{o,u,w,v,a}' when letter = 'ي' then '{y,i,e}'
        when letter = 'ه' then '{h}' else '{a,e,i,o,u,y}' end::text[]);
    elsif letter ~ '[\u0904-\u0914\u093e-\u094d]' then
      pattern := pattern || '[aeiouy]{0,2}';
      firsts := coalesce(firsts, '{a,e,i,o,u}'::text[]);
    else
      consonants := -100;
    end if;
    at := at + length(letter);
  end loop;
  pattern := case when consonants >= 3 then pattern || 'h?$' end;
end $$;

-- The known words of brands, names and the like in Latin letters that an unknown word of another script spells.
create or replace function words_in_latin(token text, everything boolean) returns setof text
language plpgsql stable
as $$
begin
  return query select w.word
    from latin_spellings(token) spelt, unnest(spelt.firsts) first,
      lateral (select s.word, s.products from search_word s
        where s.word ~>=~ first and s.word ~<~ (first || chr(1114111)) and s.word ~ spelt.pattern offset 0) w
    where token ~ '[\u0621-\u06ff\u0904-\u0939]' and length(token) <= 40
      and is_known_word(w.word, w.products, everything) and is_named_word(w.word, everything)
    order by w.products desc, w.word limit 3;
end $$;
