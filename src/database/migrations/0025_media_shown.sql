create function media_shown(
  id text, file text, width integer, height integer, webp integer[], avif integer[], color text
) returns text
language sql immutable parallel safe
as $$ select '"url":' || to_json('/media/' || file) || ',"base":' || to_json('/media/' || id)
  || ',"width":' || width || ',"height":' || height || ',"webp":' || to_json(webp)
  || ',"avif":' || to_json(avif) || ',"color":' || to_json(color) $$;
--> statement-breakpoint
ALTER TABLE "media_asset" ADD COLUMN "shown" text GENERATED ALWAYS AS (media_shown(id, file, width, height, webp, avif, color)) STORED NOT NULL;