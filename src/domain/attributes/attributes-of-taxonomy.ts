import type { Attribute, EntryAttribute } from '#contracts/attributes/attribute.ts';

/** Where products have an attribute: exactly one of the three ids is given. */
export type AttributeEntry = {
  categoryId: string | null;
  subCategoryId: string | null;
  productTypeId: string | null;
  required: boolean;
  position: number;
};

/** An attribute with all taxonomy entries whose products have it. */
export type AttributeWithEntries = Attribute & { entries: readonly AttributeEntry[] };

/** The taxonomy entries that a product is in, as far as they are known. */
export type TaxonomyIds = {
  categoryId: string;
  subCategoryId?: string | null | undefined;
  productTypeId?: string | null | undefined;
};

/**
 * Returns the attributes that products of these taxonomy entries have: those of the category, then of the
 * sub-category, then of the type, each in the order of that entry. An attribute that several of them name
 * stands where the first has it, and is required if any of them says so.
 */
export function attributesOfTaxonomy(
  attributes: readonly AttributeWithEntries[],
  product: TaxonomyIds,
): EntryAttribute[] {
  const found = attributes.flatMap(({ entries, ...attribute }) => {
    const of = entries.filter((each) => levelOf(each, product) !== null);
    if (of.length === 0) return [];
    const ranks = of.map((each) => ({
      level: levelOf(each, product) ?? 0,
      position: each.position,
    }));
    const [first = { level: 0, position: 0 }] = ranks.toSorted(inOrder);
    return [{ ...first, attribute: { ...attribute, required: of.some((each) => each.required) } }];
  });
  return found.toSorted(inOrder).map(({ attribute }) => attribute);
}

type Rank = { level: number; position: number };
const inOrder = (one: Rank, other: Rank) =>
  one.level - other.level || one.position - other.position;

function levelOf(named: AttributeEntry, product: TaxonomyIds): number | null {
  if (named.categoryId !== null) return named.categoryId === product.categoryId ? 0 : null;
  if (named.subCategoryId !== null) return named.subCategoryId === product.subCategoryId ? 1 : null;
  return named.productTypeId === product.productTypeId ? 2 : null;
}
