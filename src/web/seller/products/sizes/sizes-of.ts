import type { ManagedProduct } from '#contracts/product.ts';

/** The attributes of a product that are sizes, each with at least one. */
export const sizesOf = ({ attributes }: ManagedProduct) =>
  attributes.filter(({ kind, values }) => kind === 'size' && values.length > 0);
