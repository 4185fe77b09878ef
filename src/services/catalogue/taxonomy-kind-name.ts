import type { TaxonomyKind } from '#database/queries/taxonomy.ts';

/** The kind's name in messages. */
export function taxonomyKindName(kind: TaxonomyKind): string {
  return kind === 'product-type' ? 'product type' : kind;
}
