import type { Role } from '#contracts/account.ts';
import type { ImportGuide } from '#contracts/products/product-import.ts';
import type { Database } from '#database/database.ts';
import { listAttributes } from '#database/queries/attributes/list-attributes.ts';
import { listTaxonomyNames, type TaxonomyName } from '#database/queries/imports/taxonomy-names.ts';
import {
  type AttributeEntry,
  attributesOfTaxonomy,
} from '#domain/attributes/attributes-of-taxonomy.ts';
import { said } from '#languages/said.ts';
import { notFound } from '../failure.ts';
import { type Column, columnsWith, sellerColumn } from './columns.ts';
import { type DetailColumn, detailColumns } from './detail-columns.ts';
import type { TaxonomyNames } from './taxonomy-finder.ts';

/** What the columns of an import may hold, and the names of all taxonomy entries that products can be in. */
export async function findImportGuide(db: Database, role: Role): Promise<ImportGuide> {
  const { columns, entries } = await findTemplate(db, role);
  return {
    columns: columns.map(({ heading, required = false, holds }) => ({ heading, required, holds })),
    entries,
  };
}

/**
 * The columns of a template, and the taxonomy entries in its table: of one category where `categoryId` is given,
 * 404 where there is none. Attributes that no product can have are left out.
 */
export async function findTemplate(db: Database, role: Role, categoryId?: string) {
  const names = namesIn(listedOf(await listTaxonomyNames(db)), categoryId);
  if (names.categories.length === 0 && categoryId !== undefined) throw notFound('category');
  const [first] = categoryId === undefined ? [] : byName(names.subCategories);
  const details = detailColumns(await listAttributes(db)).flatMap((column) => {
    const where = column.attribute.entries.flatMap((entry) => nameOf(names, entry));
    if (where.length === 0) return [];
    // The example row stands in the first sub-category, and fills what that has.
    const example = first && fits(column, first) ? column.example : '';
    return [{ ...toldOf(column, where), example }];
  });
  return {
    columns: [
      ...(role === 'admin' ? [sellerColumn] : []),
      ...columnsWith(details, role === 'seller'),
    ],
    entries: byName(names.categories).flatMap((category) =>
      byName(names.subCategories.filter((row) => row.parentId === category.id)).map((sub) => ({
        category: category.name,
        subCategory: sub.name,
        productTypes: byName(names.productTypes.filter((row) => row.parentId === sub.id)).map(
          ({ name }) => name,
        ),
      })),
    ),
  };
}

/** What may be chosen for a new product. */
const listedOf = ({ categories, subCategories, productTypes }: TaxonomyNames): TaxonomyNames => ({
  categories: categories.filter(({ listed }) => listed),
  subCategories: subCategories.filter(({ listed }) => listed),
  productTypes: productTypes.filter(({ listed }) => listed),
});

function namesIn(names: TaxonomyNames, categoryId: string | undefined): TaxonomyNames {
  if (categoryId === undefined) return names;
  const subCategories = names.subCategories.filter((row) => row.parentId === categoryId);
  const ids = new Set(subCategories.map(({ id }) => id));
  return {
    categories: names.categories.filter(({ id }) => id === categoryId),
    subCategories,
    productTypes: names.productTypes.filter(({ parentId }) => ids.has(parentId)),
  };
}

const fits = ({ attribute }: DetailColumn, { id, parentId }: TaxonomyName) =>
  attributesOfTaxonomy([attribute], { categoryId: parentId, subCategoryId: id }).length > 0;

type Where = { name: string; required: boolean };

function nameOf(names: TaxonomyNames, entry: AttributeEntry): Where[] {
  const all = [...names.categories, ...names.subCategories, ...names.productTypes];
  const id = entry.categoryId ?? entry.subCategoryId ?? entry.productTypeId;
  const found = all.find((row) => row.id === id);
  return found ? [{ name: found.name, required: entry.required }] : [];
}

const MOST_NAMED = 6;

/** A column whose help text says which products may fill it. */
function toldOf(column: DetailColumn, where: readonly Where[]): Column {
  const named = (all: readonly Where[]) => [...new Set(all.map(({ name }) => name))];
  const required = named(where.filter((each) => each.required));
  const of = where.length > MOST_NAMED ? [] : named(where);
  return { ...column, holds: said('holdsDetail', { holds: column.holds, of, required }) };
}

const byName = <Row extends { name: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));
