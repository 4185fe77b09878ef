import type { PlaceKind } from '#database/queries/places.ts';

/** What people call it. */
export function placeName(kind: PlaceKind): string {
  return kind === 'product-type' ? 'product type' : kind;
}
