/** Part of a picture in shares of its width and height, each 0 to 1. */
export type Crop = { x: number; y: number; width: number; height: number };
/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;
export type Edge = 'left' | 'right' | 'top' | 'bottom';

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
const SMALLEST = 0.1;

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Moves the frame within the picture without changing its size. */
export function moveCrop(crop: Crop, dx: number, dy: number): Crop {
  return {
    ...crop,
    x: within(crop.x + dx, 0, 1 - crop.width),
    y: within(crop.y + dy, 0, 1 - crop.height),
  };
}

/** Moves one edge by a share of the picture; the frame keeps at least a tenth of it. */
export function moveEdge(crop: Crop, edge: Edge, by: number): Crop {
  const { x, y, width, height } = crop;
  if (edge === 'left') {
    const next = within(x + by, 0, x + width - SMALLEST);
    return { ...crop, x: next, width: width + x - next };
  }
  if (edge === 'top') {
    const next = within(y + by, 0, y + height - SMALLEST);
    return { ...crop, y: next, height: height + y - next };
  }
  if (edge === 'right') return { ...crop, width: within(width + by, SMALLEST, 1 - x) };
  return { ...crop, height: within(height + by, SMALLEST, 1 - y) };
}

/**
 * Returns the largest frame of `ratio` (width by height) in the middle of a picture of this size.
 */
export function cropTo(ratio: number, size: { width: number; height: number }): Crop {
  const own = size.width / size.height;
  const width = own > ratio ? ratio / own : 1;
  const height = own > ratio ? 1 : own / ratio;
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** Returns the same part of the picture after a clockwise quarter turn. */
export function turnCrop({ x, y, width, height }: Crop): Crop {
  return { x: 1 - y - height, y: x, width: height, height: width };
}

export const turnOnce = (turns: Turns): Turns => ((turns + 1) % 4) as Turns;

export const isWhole = (crop: Crop) => crop.width > 0.999 && crop.height > 0.999;
