import type { ImportGuide } from '#contracts/product-import.ts';
import type { Database } from '#database/database.ts';
import { listTaxonomyNames } from '#database/queries/imports/taxonomy-names.ts';
import { columns } from './columns.ts';

/** What the columns of an import may hold, and the names of all places that products can be in. */
export async function findImportGuide(db: Database): Promise<ImportGuide> {
  const { categories, subCategories, productTypes } = await listTaxonomyNames(db);
  return {
    columns: columns.map(({ heading, required = false, holds }) => ({ heading, required, holds })),
    places: byName(categories).flatMap((category) =>
      byName(subCategories.filter((row) => row.parentId === category.id)).map((sub) => ({
        category: category.name,
        subCategory: sub.name,
        productTypes: byName(productTypes.filter((row) => row.parentId === sub.id)).map(
          ({ name }) => name,
        ),
      })),
    ),
  };
}

const byName = <Row extends { name: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));
