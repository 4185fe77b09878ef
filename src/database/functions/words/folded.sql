-- Text without case and accents, as searches compare it. unaccent() is only stable, since its
-- dictionary could be altered; ours never is, so that searches may be answered from an index. Indexes
-- are built with a bare search path, hence `public`.
create or replace function folded(txt text) returns text
language sql immutable strict parallel safe
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, txt) collate "und-x-icu") $$;
