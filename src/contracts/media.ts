import { z } from 'zod';

/** Media slots of a product (SPEC §9). */
export const MEDIA_SLOTS = 4;
export const LARGEST_IMAGE_BYTES = 10 * 1024 * 1024;
export const LARGEST_VIDEO_BYTES = 20 * 1024 * 1024;

export const MediaKind = z.enum(['image', 'video']);
export type MediaKind = z.infer<typeof MediaKind>;

/**
 * What a file part of a form may hold: media, a table of products (CSV, XLSX), a ZIP of media, or a
 * document (PDF or picture) for the admins.
 */
export type UploadKind = MediaKind | 'table' | 'archive' | 'document';
export const LARGEST_DOCUMENT_BYTES = 5 * 1024 * 1024;
export const LARGEST_TABLE_BYTES = 10 * 1024 * 1024;
export const LARGEST_ARCHIVE_BYTES = 200 * 1024 * 1024;

/**
 * A picture or video as a page needs it. `url` is the file every reader understands (JPEG, MP4, MOV);
 * `webp` and `avif` list the widths in pixels that exist by now at `{base}-{width}.{format}`, `avif`
 * none before all are there; WebP goes up to 2400 pixels, AVIF to 1600.
 * `width` and `height` are intrinsic pixels; `placeholder` is a tiny data URL to show until then.
 */
export const MediaItem = z.object({
  kind: MediaKind,
  url: z.string(),
  base: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  webp: z.array(z.number().int()),
  avif: z.array(z.number().int()),
  placeholder: z.string(),
  color: z.string(),
  alt: z.string(),
});
export type MediaItem = z.infer<typeof MediaItem>;
