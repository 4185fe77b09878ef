-- What an index is made of; the current text is in functions/dashed-words.sql.
create function dashed(txt text) returns text
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
    '[^ [:alnum:]\u0300-\u036f\u064b-\u065f\u0670\u0900-\u0963\u0966-\u096f\u0971-\u0dff\u0e31-\u0e4e]+'
      collate "und-x-icu", '-', 'g');
end $$;
--> statement-breakpoint
create function squeezed(txt text) returns text
language sql immutable strict parallel safe
as $$ select translate(public.dashed(txt), ' -', '') $$;

--> statement-breakpoint
-- A database without products has none to be filled with other words.
INSERT INTO "job" ("name", "position") SELECT 'search-words', '2:done' WHERE NOT EXISTS (SELECT FROM "product");
