import { z } from 'zod';
import { heicRefused, hevcRefused, profileRefused } from '#texts/refusals/media.ts';

/** Media slots of a product (docs/behaviour/seller.md#media-slots). */
export const MEDIA_SLOTS = 4;
export const LARGEST_IMAGE_BYTES = 10 * 1024 * 1024;
export const LARGEST_VIDEO_BYTES = 20 * 1024 * 1024;

/**
 * The message about HEIC and HEVC files, which phones make by default and browsers cannot show.
 */
export const HEIC_REFUSED = heicRefused;
export const HEVC_REFUSED = hevcRefused;

/** The message about a video whose colours are finer than 8 bits and 4:2:0, as editors and cameras make them. */
export const PROFILE_REFUSED = profileRefused;

/** The profiles of H.264 that every current browser plays, by their `profile_idc`: Baseline, Main and High. */
export const H264_PROFILES: readonly number[] = [66, 77, 100];

export const MediaKind = z.enum(['image', 'video']);
export type MediaKind = z.infer<typeof MediaKind>;

/**
 * The kinds of a form's file part: media, a table of products (CSV, XLSX), a ZIP of media, or a
 * document (PDF or picture) for the admins.
 */
export type UploadKind = MediaKind | 'table' | 'archive' | 'document';

/**
 * Returns the file parts of a form that takes `count` of each kind: `image1`, `video1`, `image2`
 * and so on.
 */
export function numberedParts<const Kind extends UploadKind>(
  count: number,
  kinds: readonly Kind[],
): Record<string, Kind> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(
    numbers.flatMap((number) => kinds.map((kind) => [`${kind}${number}`, kind])),
  );
}

export const LARGEST_DOCUMENT_BYTES = 10 * 1024 * 1024;
export const LARGEST_TABLE_BYTES = 10 * 1024 * 1024;
export const LARGEST_ARCHIVE_BYTES = 200 * 1024 * 1024;

/**
 * A picture or video as a page needs it. `url` is the file that every browser understands (JPEG,
 * MP4, MOV); `webp` and `avif` list the widths in pixels that exist at present as
 * `{base}-{width}.{format}`, `avif` none before all exist; WebP goes up to 2400 pixels, AVIF to
 * 1600. `width` and `height` are intrinsic pixels; `placeholder` is a tiny data URL to show until
 * then.
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

/** A picture as a card needs it: until it is loaded, its colour is shown. */
export const CardPicture = MediaItem.omit({ kind: true, placeholder: true });
export type CardPicture = z.infer<typeof CardPicture>;
