import type { Role } from '#contracts/account.ts';
import type { TableFormat } from '#contracts/products/product-import.ts';
import type { Database } from '#database/database.ts';
import { csvFile } from '#domain/text/csv.ts';
import type { Language } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import { writeWorkbook } from '#media/tables/write-table.ts';
import type { Column } from './columns.ts';
import { findTemplate } from './import-guide.ts';

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
