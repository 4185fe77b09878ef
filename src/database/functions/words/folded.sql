-- Text without case and accents, as searches compare it; src/domain/search/folded.ts folds alike. Of Arabic script
-- the vowels, the stretching and the direction of text go, and the forms of alef, hamza's seats, ya, kaf and ha are
-- one letter each, the shapes that letters have within a word in some PDFs too; of Devanagari nukta goes, and nasals are a dot (anusvara) however they are written. Digits are 0
-- to 9, and what has no width is nothing. unaccent() is only stable, since its dictionary could be altered; ours
-- never is, so that searches may be answered from an index. Indexes are built with a bare search path, hence `public`.
create or replace function folded(txt text) returns text
language plpgsql immutable strict parallel safe
as $$
begin
  if octet_length(txt) = length(txt) then
    return lower(txt collate "C");
  end if;
  return regexp_replace(
    translate(
      regexp_replace(
        lower(public.unaccent('public.unaccent'::regdictionary, normalize(translate(
          case when txt ~ '[\ufb50-\ufdfb\ufe70-\ufefc]' then normalize(txt, nfkc) else txt end, E'\u00ad', ''), nfc)) collate "und-x-icu"),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u093c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+', '', 'g'),
      E'\u0622\u0623\u0625\u0671\u0624\u0626\u0649\u06cc\u06d2\u06d3\u0629\u06be\u06c0\u06c1\u06c2\u06c3\u06d5\u06a9\u06aa\u0901\u0929\u0931\u0934\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u0966\u0967\u0968\u0969\u096a\u096b\u096c\u096d\u096e\u096f\u066b\u066c',
      E'\u0627\u0627\u0627\u0627\u0648\u064a\u064a\u064a\u064a\u064a\u0647\u0647\u0647\u0647\u0647\u0647\u0647\u0643\u0643\u0902\u0928\u0930\u0933012345678901234567890123456789.,'),
    '\u0919\u094d(?=[\u0915-\u0918])|\u091e\u094d(?=[\u091a-\u091d])|\u0923\u094d(?=[\u091f-\u0922])|\u0928\u094d(?=[\u0924-\u0927])|\u092e\u094d(?=[\u092a-\u092d])',
    E'\u0902', 'g');
end $$;
