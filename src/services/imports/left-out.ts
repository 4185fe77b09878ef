import type { AttributeValues } from '#contracts/attributes/values.ts';
import type { ImportedValues, RowFault } from '#database/schema/products/product-import.ts';
import {
  type AttributeWithEntries,
  attributesOfTaxonomy,
  type TaxonomyIds,
} from '#domain/attributes/attributes-of-taxonomy.ts';
import { said } from '#languages/said.ts';

/** What notes on details are headed by. */
export const DETAILS = said('detailsColumn');

/** Returns what is told of a row whose product keeps nothing of these attributes where it moves to. */
export function leftOutOf(names: readonly string[], entryName: string): RowFault[] {
  if (names.length === 0) return [];
  const message = said('leftOutOf', { entry: entryName, names: [...names] });
  return [{ column: DETAILS, value: '', message }];
}

/** Returns a function that names the attributes which a row's product loses by moving. */
export function createLossFinder(all: readonly AttributeWithEntries[]) {
  const known = new Map<string, ReadonlySet<string>>();
  const attributesIn = (taxonomy: TaxonomyIds) => {
    const key = [taxonomy.categoryId, taxonomy.subCategoryId, taxonomy.productTypeId].join();
    const found =
      known.get(key) ?? new Set(attributesOfTaxonomy(all, taxonomy).map(({ _id }) => _id));
    known.set(key, found);
    return found;
  };
  return (
    product: Required<TaxonomyIds> & { attributes: AttributeValues },
    values: ImportedValues,
  ): string[] => {
    const { categoryId, subCategoryId, productTypeId } = { ...product, ...values };
    const taxonomy = { categoryId, subCategoryId, productTypeId };
    const isMoved = (['categoryId', 'subCategoryId', 'productTypeId'] as const).some(
      (key) => (taxonomy[key] ?? null) !== (product[key] ?? null),
    );
    if (!isMoved) return [];
    const left = attributesIn(taxonomy);
    return all.flatMap(({ _id, name }) =>
      product.attributes[_id] !== undefined && !left.has(_id) ? [name] : [],
    );
  };
}
