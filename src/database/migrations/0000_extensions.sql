create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists fuzzystrmatch;
--> statement-breakpoint
-- unaccent() is only stable, since its dictionary could be altered; ours never is, so that
-- searches may be answered from an index. Indexes are built with a bare search path, hence `public`.
create function folded(txt text) returns text
language sql immutable strict parallel safe
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, txt) collate "und-x-icu") $$;
