import { isDeepStrictEqual } from 'node:util';
import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import { readAttributeValue } from '#contracts/attributes/read-value.ts';
import type { AttributeValue, AttributeValues } from '#contracts/attributes/values.ts';
import { withLineFeeds } from '#contracts/text.ts';
import type { ImportedValues } from '#database/schema/products/product-import.ts';
import {
  attributesOfTaxonomy,
  type TaxonomyIds,
} from '#domain/attributes/attributes-of-taxonomy.ts';
import { said } from '#languages/said.ts';
import type { DetailKey } from './columns.ts';
import type { DetailColumn } from './detail-columns.ts';

/** What a row says of attributes: those that the table has columns for. */
export type DetailPatch = NonNullable<ImportedValues['details']>;

type ReadDetails = {
  patch: DetailPatch;
  /** Required attributes whose cells are empty. */
  lacking: EntryAttribute[];
};

/** Returns a function that reads the cells of attributes in a row, by the taxonomy entries that it names. */
export function createDetailReader(columns: readonly DetailColumn[]) {
  const attributes = columns.map(({ attribute }) => attribute);
  const known = new Map<string, ReadonlyMap<string, EntryAttribute>>();
  const attributesIn = (taxonomy: TaxonomyIds) => {
    const key = [taxonomy.categoryId, taxonomy.subCategoryId, taxonomy.productTypeId].join();
    const found = known.get(key);
    if (found) return found;
    const made = new Map(
      attributesOfTaxonomy(attributes, taxonomy).map((each) => [each._id, each]),
    );
    known.set(key, made);
    return made;
  };
  return (
    taxonomy: TaxonomyIds,
    entryName: string,
    cell: (key: DetailKey) => string,
    fault: (key: DetailKey, message: string) => void,
  ): ReadDetails => {
    const patch: DetailPatch = {};
    const lacking: EntryAttribute[] = [];
    for (const { key, attribute, heading } of columns) {
      const own = attributesIn(taxonomy).get(attribute._id);
      if (own === undefined) {
        if (cell(key) === '') continue;
        fault(key, said('notOfEntry', { heading, entry: entryName }));
        continue;
      }
      const read = readAttributeValue(own, cell(key));
      if ('message' in read) fault(key, read.message);
      else patch[own._id] = read.value;
      if (own.required && cell(key) === '') lacking.push(own);
    }
    return { patch, lacking };
  };
}

/** Whether a product has what a patch says already. */
export const hasDetails = (values: AttributeValues, patch: DetailPatch): boolean =>
  Object.entries(patch).every(([id, value]) =>
    isDeepStrictEqual(unordered(values[id] ?? null), unordered(value)),
  );

/** Choices without regard to their order, which an admin may change. */
function unordered(value: AttributeValue | null): unknown {
  if (typeof value === 'string') return withLineFeeds(value);
  if (!Array.isArray(value)) return value;
  return value.map((item) => JSON.stringify(item)).sort();
}
