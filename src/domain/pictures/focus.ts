/** A point of a picture, in whole per cent from its left and its top: what crops keep in sight. */
export type Focus = { x: number; y: number };

/** Where a picture without a point of its own is cropped. */
export const CENTRE: Focus = { x: 50, y: 50 };

/** The point as a value of `object-position`; undefined for the centre, where styles have it. */
export function objectPosition({ focusX, focusY }: FocusFields): string | undefined {
  if (focusX === null || focusY === null) return undefined;
  return focusX === 50 && focusY === 50 ? undefined : `${focusX}% ${focusY}%`;
}

/** The point as entries have it: both, or null for the centre. */
export type FocusFields = { focusX: number | null; focusY: number | null };
