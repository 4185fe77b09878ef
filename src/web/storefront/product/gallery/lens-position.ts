/** How many times each side of a picture is enlarged under the lens: sixteen times its area. */
export const ZOOM = 4;

export type Size = { width: number; height: number };
/** A position on the picture: 0 is left or top, 1 right or bottom. */
export type Position = { x: number; y: number };

/**
 * Returns the offset in pixels of a picture of `ZOOM` times its shown size that puts `at` in the
 * lens's middle.
 */
export function lensOffset(at: Position, shown: Size, lens: Size): { left: number; top: number } {
  return {
    left: lens.width / 2 - at.x * shown.width * ZOOM,
    top: lens.height / 2 - at.y * shown.height * ZOOM,
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
