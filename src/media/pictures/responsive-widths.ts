import { parseStoredName } from '../store/store.ts';

/** Widths in pixels that pictures are encoded to, never above the picture's own. */
const WIDTHS = [160, 320, 480, 720, 1080, 1600, 2400];
/** The WebP made within the request is this wide, or the nearest below. */
const FIRST_WIDTH = 720;
/** Widest JPEG: for browsers without WebP, `images[]` and link previews. */
export const JPEG_WIDTH = 1200;

export type WidthFormat = 'webp' | 'avif';
const WIDTH_FORMATS: readonly WidthFormat[] = ['webp', 'avif'];

/**
 * Encoding AVIF takes 33 bytes of memory and 0.4 µs per pixel, WebP 12 bytes and 0.06 µs
 * (docs/decisions/017-uploads-and-media.md). Therefore the widest files are WebP only, and a picture of any shape takes
 * no more memory than an upright one of 2400 × 3600 pixels.
 */
const MOST: Record<WidthFormat, { width: number; pixels: number }> = {
  webp: { width: 2400, pixels: 2400 * 3600 },
  avif: { width: 1600, pixels: 1600 * 2800 },
};

/** Upright pixels of the upload. */
export type PictureSize = { width: number; height: number };

/**
 * Returns the widths of a picture in one format, ascending. The last is its own width, or the
 * format's widest where the picture is wider; nothing is upscaled.
 */
export function responsiveWidths({ width, height }: PictureSize, format: WidthFormat): number[] {
  const most = MOST[format];
  const byPixels = Math.floor(Math.sqrt((most.pixels * width) / height));
  const widest = Math.max(1, Math.min(width, most.width, byPixels));
  return [...WIDTHS.filter((step) => step < widest), widest];
}

/** Returns the width that is made within the request. */
export function firstWidthOf(size: PictureSize): number {
  const widths = responsiveWidths(size, 'webp');
  return widths.findLast((step) => step <= FIRST_WIDTH) ?? Math.min(...widths);
}

/** Widths that exist, in pixels, ascending. */
export type Widths = Record<WidthFormat, number[]>;

/** Returns the widths that exist, from the names of one asset's files. */
export function widthsAmong(names: ReadonlySet<string>): Widths {
  const widths: Widths = { webp: [], avif: [] };
  for (const name of names) {
    const { width, extension } = parseStoredName(name) ?? {};
    if (width && (extension === 'webp' || extension === 'avif')) widths[extension].push(width);
  }
  for (const format of WIDTH_FORMATS) widths[format].sort((a, b) => a - b);
  return widths;
}

/** Whether every responsive width exists for a picture of this size, in both formats. */
export function isComplete(size: PictureSize, widths: Widths): boolean {
  return missingWidths(size, widths).length === 0;
}

/** Returns the files still to be made, the quick format first, small to large. */
export function missingWidths(
  size: PictureSize,
  widths: Widths,
): { width: number; format: WidthFormat }[] {
  return WIDTH_FORMATS.flatMap((format) =>
    responsiveWidths(size, format)
      .filter((step) => !widths[format].includes(step))
      .map((step) => ({ width: step, format })),
  );
}
