import type { Attribute, PlacedAttribute } from '#contracts/attributes/attribute.ts';

/** Where products have an attribute: exactly one of the three ids is given. */
export type AttributePlace = {
  categoryId: string | null;
  subCategoryId: string | null;
  productTypeId: string | null;
  required: boolean;
  position: number;
};

/** An attribute with all its places. */
export type AttributeWithPlaces = Attribute & { places: readonly AttributePlace[] };

/** Where a product stands, as far as it is known. */
export type ProductPlaceIds = {
  categoryId: string;
  subCategoryId?: string | null | undefined;
  productTypeId?: string | null | undefined;
};

/**
 * Returns the attributes that products of a place have: those of its category, then of its
 * sub-category, then of its type, each in the order of that place. One that several of them name
 * stands where the first has it, and is required if any of them says so.
 */
export function attributesOfPlace(
  attributes: readonly AttributeWithPlaces[],
  place: ProductPlaceIds,
): PlacedAttribute[] {
  const placed = attributes.flatMap(({ places, ...attribute }) => {
    const of = places.filter((each) => levelOf(each, place) !== null);
    if (of.length === 0) return [];
    const ranks = of.map((each) => ({ level: levelOf(each, place) ?? 0, position: each.position }));
    const [first = { level: 0, position: 0 }] = ranks.toSorted(inOrder);
    return [{ ...first, attribute: { ...attribute, required: of.some((each) => each.required) } }];
  });
  return placed.toSorted(inOrder).map(({ attribute }) => attribute);
}

type Rank = { level: number; position: number };
const inOrder = (one: Rank, other: Rank) =>
  one.level - other.level || one.position - other.position;

function levelOf(named: AttributePlace, place: ProductPlaceIds): number | null {
  if (named.categoryId !== null) return named.categoryId === place.categoryId ? 0 : null;
  if (named.subCategoryId !== null) return named.subCategoryId === place.subCategoryId ? 1 : null;
  return named.productTypeId === place.productTypeId ? 2 : null;
}
