/** Widths in pixels that pictures are encoded to, never above the picture's own. */
const LADDER = [160, 320, 480, 720, 1080, 1600];
/** The WebP made within the request is this wide, or the nearest below. */
const FIRST_WIDTH = 720;

const WIDEST = 1600;
/** Widest JPEG: for readers without WebP, `images[]` and link previews. */
export const JPEG_WIDTH = 1200;

export type WidthFormat = 'webp' | 'avif';
export const WIDTH_FORMATS: readonly WidthFormat[] = ['webp', 'avif'];

/**
 * The widths a picture of `width` upright pixels gets, ascending. One that is narrower than the
 * ladder's next step also gets its own width, so nothing is lost and nothing is upscaled.
 */
export function ladderOf(width: number): number[] {
  const widths = LADDER.filter((step) => step <= width);
  if (width < WIDEST && !widths.includes(width)) widths.push(width);
  return widths;
}

/** The width made within the request. */
export function firstWidthOf(width: number): number {
  const widths = ladderOf(width);
  return widths.findLast((step) => step <= FIRST_WIDTH) ?? Math.min(...widths);
}
