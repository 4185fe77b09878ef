import type { Role } from '#contracts/account.ts';
import type { ImportGuide, TableFormat } from '#contracts/products/product-import.ts';
import type { Database } from '#database/database.ts';
import { listAttributes } from '#database/queries/attributes/list-attributes.ts';
import { listTaxonomyNames, type TaxonomyName } from '#database/queries/imports/import-rows.ts';
import {
  type AttributeEntry,
  attributesOfTaxonomy,
} from '#domain/attributes/attributes-of-taxonomy.ts';
import { csvFile } from '#domain/text/csv.ts';
import type { Language } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import { writeWorkbook } from '#media/tables/write-table.ts';
import { notFound } from '../failure.ts';
import { type Column, columnsWith, sellerColumn } from './columns.ts';
import { type DetailColumn, detailColumns } from './detail-columns.ts';
import type { TaxonomyNames } from './taxonomy-finder.ts';

/** The first row of a table with these columns. */
export const headingsOf = (all: readonly Column[]) => all.map(({ heading }) => heading);

/** The sheet of products in a workbook. */
export const productSheet = (all: readonly Column[], rows: readonly string[][]) => ({
  name: 'Products',
  rows,
  widths: all.map(({ width }) => width),
  numbers: new Set(all.flatMap(({ isNumber }, at) => (isNumber ? [at] : []))),
});

type Wanted = { role: Role; language: Language; categoryId?: string | undefined };

/**
 * A template with headings and one example row: of one category, or of all. As a workbook it also has
 * sheets with the allowed values and the taxonomy, in the language of its reader.
 */
export async function importTemplate(
  db: Database,
  format: TableFormat,
  { role, language, categoryId }: Wanted,
): Promise<string | Buffer> {
  const { columns, entries } = await findTemplate(db, role, categoryId);
  const [first] = categoryId === undefined ? [] : entries;
  const example = columns.map((column) => exampleOf(column, first));
  const rows = [headingsOf(columns), example];
  if (format === 'csv') return csvFile(rows);
  const tell = (text: string) => sentence(language, text);
  const allowed = columns.map(({ heading, required = false, holds }) => [
    heading,
    tell(said(required ? 'cellYes' : 'cellNo')),
    tell(holds),
  ]);
  const named = entries.flatMap(({ category, subCategory, productTypes }) =>
    ['', ...productTypes].map((type) => [category, subCategory, type]),
  );
  return writeWorkbook([
    productSheet(columns, rows),
    {
      name: tell(said('allowedSheet')),
      rows: [headsOfAllowed.map(tell), ...allowed],
      widths: [22, 10, 90],
    },
    {
      name: tell(said('categoriesSheet')),
      rows: [levels.map((field) => tell(said('fieldTitle', { field }))), ...named],
      widths: [26, 26, 26],
    },
  ]);
}

const headsOfAllowed = [said('allowedColumn'), said('allowedNeeded'), said('allowedHolds')];
const levels = ['categoryId', 'subCategoryId', 'productTypeId'] as const;

/** The example of a column, in the category's own words where the template is for one. */
function exampleOf(
  { key, example }: Column,
  entry: { category: string; subCategory: string } | undefined,
): string {
  if (entry === undefined) return example;
  if (key === 'categoryId') return entry.category;
  return key === 'subCategoryId' ? entry.subCategory : example;
}

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
async function findTemplate(db: Database, role: Role, categoryId?: string) {
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
