import type { TableFormat } from '#contracts/products/product-import.ts';
import type { Database } from '#database/database.ts';
import { csvFile } from '#domain/text/csv.ts';
import { writeWorkbook } from '#media/tables/write-table.ts';
import type { Column } from './columns.ts';
import { findTemplate } from './import-guide.ts';
import { headingsOf, productSheet } from './product-sheet.ts';

/**
 * A template with headings and one example row: of one category, or of all. As a workbook it also has
 * sheets with the allowed values and the taxonomy.
 */
export async function importTemplate(
  db: Database,
  format: TableFormat,
  categoryId?: string,
): Promise<string | Buffer> {
  const { columns, places } = await findTemplate(db, categoryId);
  const [first] = categoryId === undefined ? [] : places;
  const example = columns.map((column) => exampleOf(column, first));
  const rows = [headingsOf(columns), example];
  if (format === 'csv') return csvFile(rows);
  const allowed = columns.map(({ heading, required = false, holds }) => [
    heading,
    required ? 'yes' : 'no',
    holds,
  ]);
  const named = places.flatMap(({ category, subCategory, productTypes }) =>
    ['', ...productTypes].map((type) => [category, subCategory, type]),
  );
  return writeWorkbook([
    productSheet(columns, rows),
    {
      name: 'What is allowed',
      rows: [['Column', 'Needed', 'What it may hold'], ...allowed],
      widths: [22, 10, 90],
    },
    {
      name: 'Categories',
      rows: [['Category', 'Sub Category', 'Product Type'], ...named],
      widths: [26, 26, 26],
    },
  ]);
}

/** The example of a column, in the category's own words where the template is for one. */
function exampleOf(
  { key, example }: Column,
  place: { category: string; subCategory: string } | undefined,
): string {
  if (place === undefined) return example;
  if (key === 'categoryId') return place.category;
  return key === 'subCategoryId' ? place.subCategory : example;
}
