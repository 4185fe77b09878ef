import type { TaxonomyKind } from '#database/queries/taxonomy.ts';

/** What people call it. */
export function taxonomyKindName(kind: TaxonomyKind): string {
  return kind === 'product-type' ? 'product type' : kind;
}
