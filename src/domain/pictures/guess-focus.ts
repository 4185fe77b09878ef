import type { Focus } from './focus.ts';

/** Rows of pixels, 8 bits a channel: grey or RGB, with or without alpha. */
export type PixelRows = {
  data: ArrayLike<number>;
  width: number;
  height: number;
  channels: number;
};

/** The longest side in which pictures are looked at: products have edges there, soft shadows none. */
export const LOOKED_AT_SIDE = 128;

/** How much a channel changes from one pixel to the next at an edge. */
const EDGE = 14;
/** The share of the border that may have edges where the ground is plain. */
const BUSY = 0.3;
/** The least share of the picture that is edges, and the share of them that specks may be. */
const LEAST = 0.002;
const SPECKS = 0.02;
/** Margins that together are less than this share of a side tell nothing. */
const NARROW = 0.04;

/**
 * Guesses where the product stands in a picture on a plain ground
 * (docs/behaviour/rules.md#focus-point); null without such a ground or a product. The point divides
 * each side as the product divides what is left of it: a crop that can hold the product holds it.
 */
export function guessFocus(pixels: PixelRows): Focus | null {
  const { width, height } = pixels;
  const columns = new Array<number>(width).fill(0);
  const rows = new Array<number>(height).fill(0);
  const isEdge = edgesOf(pixels);
  let edges = 0;
  let busy = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isEdge(x, y)) continue;
      columns[x] = (columns[x] ?? 0) + 1;
      rows[y] = (rows[y] ?? 0) + 1;
      edges += 1;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) busy += 1;
    }
  }
  if (busy > 2 * (width + height) * BUSY || edges < width * height * LEAST) return null;
  return { x: pointOf(columns, edges), y: pointOf(rows, edges) };
}

/** Returns the point of one side, of how many edges each of its lines has. */
function pointOf(lines: number[], edges: number): number {
  const before = marginOf(lines, edges * SPECKS);
  const after = marginOf(lines.toReversed(), edges * SPECKS);
  const margins = before + after;
  return margins < lines.length * NARROW ? 50 : Math.round((before / margins) * 100);
}

/** How many lines there are before the product. */
function marginOf(lines: number[], specks: number): number {
  let seen = 0;
  return lines.findIndex((line) => {
    seen += line;
    return seen > specks;
  });
}

/** Returns whether a pixel differs from one beside it: both sides of an edge do, by the same. */
function edgesOf({ data, width, height, channels }: PixelRows) {
  const hasAlpha = channels % 2 === 0;
  const colours = hasAlpha ? channels - 1 : channels;
  /** On white where it is transparent. */
  const onWhite = (pixel: number, channel: number) => {
    const value = data[pixel * channels + channel] ?? 0;
    if (!hasAlpha) return value;
    return 255 + ((value - 255) * (data[pixel * channels + colours] ?? 0)) / 255;
  };
  const differ = (one: number, other: number) => {
    for (let channel = 0; channel < colours; channel += 1) {
      if (Math.abs(onWhite(one, channel) - onWhite(other, channel)) > EDGE) return true;
    }
    return false;
  };
  return (x: number, y: number) => {
    const pixel = y * width + x;
    return (
      (x > 0 && differ(pixel, pixel - 1)) ||
      (x < width - 1 && differ(pixel, pixel + 1)) ||
      (y > 0 && differ(pixel, pixel - width)) ||
      (y < height - 1 && differ(pixel, pixel + width))
    );
  };
}
