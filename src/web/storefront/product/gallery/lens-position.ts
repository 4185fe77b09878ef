/** How many times each side of a picture is enlarged at most: sixteen times its area. */
const MOST = 4;

export type Size = { width: number; height: number };
/** A position on the picture: 0 is left or top, 1 right or bottom. */
export type Position = { x: number; y: number };

/**
 * Returns how many times a picture shown `width` pixels wide is enlarged: up to four times, and never beyond the
 * `fileWidth` pixels of its file on a screen with `density` pixels to each of the page's.
 */
export function enlargement(width: number, fileWidth: number, density: number): number {
  return Math.max(1, Math.min(MOST, fileWidth / (width * density)));
}

/** Returns the offset in pixels of an enlarged picture that puts `at`, a share of it, in the lens's middle. */
export function lensOffset(
  at: Position,
  enlarged: Size,
  lens: Size,
): { left: number; top: number } {
  return {
    left: lens.width / 2 - at.x * enlarged.width,
    top: lens.height / 2 - at.y * enlarged.height,
  };
}

/** Steps of the arrow keys, as shares of the picture. */
const STEP = 0.02;
const steps: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Returns the position after a key, never off the picture; null for other keys. */
export function positionAfterKey(at: Position, key: string): Position | null {
  const step = steps[key];
  if (!step) return null;
  return { x: within(at.x + step.x), y: within(at.y + step.y) };
}

export function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
