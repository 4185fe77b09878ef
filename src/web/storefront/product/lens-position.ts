/** How many times larger each side of a picture is under the lens: sixteen times its area. */
export const ZOOM = 4;

export type Size = { width: number; height: number };
/** A position on the picture: 0 is left or top, 1 right or bottom. */
export type Position = { x: number; y: number };

/** Where a picture that is `ZOOM` times its shown size has to lie, in pixels, to have `at` in the lens's middle. */
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

/** Where a key leads from `at`, never off the picture; nothing for keys that do not lead anywhere. */
export function positionAfterKey(at: Position, key: string): Position | null {
  const step = steps[key];
  if (!step) return null;
  return { x: within(at.x + step.x), y: within(at.y + step.y) };
}

export function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
