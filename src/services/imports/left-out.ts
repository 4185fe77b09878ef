import type { AttributeValues } from '#contracts/attributes/values.ts';
import type { ImportedValues, RowFault } from '#database/schema/products/product-import.ts';
import {
  type AttributeWithPlaces,
  attributesOfTaxonomy,
  type TaxonomyIds,
} from '#domain/attributes/attributes-of-taxonomy.ts';
import { said } from '#languages/said.ts';

/** What notes on details are headed by. */
export const DETAILS = said('detailsColumn');

/** Returns what is told of a row whose product keeps nothing of these attributes in its new place. */
export function leftOutOf(names: readonly string[], placeName: string): RowFault[] {
  if (names.length === 0) return [];
  const message = said('leftOutOf', { place: placeName, names: [...names] });
  return [{ column: DETAILS, value: '', message }];
}

/** Returns a function that names the attributes which a row's product loses by its place. */
export function createLossFinder(all: readonly AttributeWithPlaces[]) {
  const known = new Map<string, ReadonlySet<string>>();
  const placed = (place: TaxonomyIds) => {
    const key = [place.categoryId, place.subCategoryId, place.productTypeId].join();
    const found = known.get(key) ?? new Set(attributesOfTaxonomy(all, place).map(({ _id }) => _id));
    known.set(key, found);
    return found;
  };
  return (
    product: Required<TaxonomyIds> & { attributes: AttributeValues },
    values: ImportedValues,
  ): string[] => {
    const { categoryId, subCategoryId, productTypeId } = { ...product, ...values };
    const place = { categoryId, subCategoryId, productTypeId };
    const isMoved = (['categoryId', 'subCategoryId', 'productTypeId'] as const).some(
      (key) => (place[key] ?? null) !== (product[key] ?? null),
    );
    if (!isMoved) return [];
    const left = placed(place);
    return all.flatMap(({ _id, name }) =>
      product.attributes[_id] !== undefined && !left.has(_id) ? [name] : [],
    );
  };
}
