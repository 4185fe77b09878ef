import type { DemoPicture } from './types.ts';

/** The pictures of a product in their order, `products/{key}-1.webp` and on, one per alternative text. */
export function pictureSet(key: string, ...alts: string[]): DemoPicture[] {
  return alts.map((alt, index) => ({ file: `products/${key}-${index + 1}.webp`, alt }));
}
