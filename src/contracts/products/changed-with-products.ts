/** The counts of products stand beside all that they are sorted into, and beside their seller. */
export const changedWithProducts = [
  'bin',
  'products',
  'categories',
  'sub-categories',
  'product-types',
  'sellers',
  'audit',
] as const;
