-- The members of a picture's or video's JSON that every answer with it has, ready to be joined with
-- the others. Immutable, as a stored column is made by it: arrays of numbers are written alike
-- everywhere. Whoever changes it fills the column anew in a migration.
create or replace function media_shown(
  id text, file text, width integer, height integer, webp integer[], avif integer[], color text
) returns text
language sql immutable parallel safe
as $$ select '"url":' || to_json('/media/' || file) || ',"base":' || to_json('/media/' || id)
  || ',"width":' || width || ',"height":' || height || ',"webp":' || to_json(webp)
  || ',"avif":' || to_json(avif) || ',"color":' || to_json(color) $$;
