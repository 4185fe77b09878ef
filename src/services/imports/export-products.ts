import { fieldsWith, recordOf } from '#contracts/product-fields.ts';
import type { TableFormat } from '#contracts/product-import.ts';
import type { Database } from '#database/database.ts';
import { type ExportedRow, pageOfExport } from '#database/queries/imports/page-of-export.ts';
import { csvFile, csvLines } from '#domain/csv.ts';
import { writeWorkbook } from '#media/tables/write-table.ts';
import { failure } from '../failure.ts';
import { type ColumnKey, columns, mediaKeys } from './columns.ts';
import { findImportGuide } from './import-guide.ts';

const ROWS_AT_ONCE = 500;
const LONGEST_WORKBOOK = 10_000;

const headings = columns.map((column) => column.heading);
const widths = columns.map((column) => column.width);
const numbers = new Set(columns.flatMap(({ isNumber }, at) => (isNumber ? [at] : [])));

/**
 * A template with headings and one example row. As a workbook it also has sheets with the allowed
 * values and the taxonomy.
 */
export async function importTemplate(db: Database, format: TableFormat): Promise<string | Buffer> {
  const rows = [headings, columns.map((column) => column.example)];
  if (format === 'csv') return csvFile(rows);
  const guide = await findImportGuide(db);
  const allowed = guide.columns.map(({ heading, required, holds }) => [
    heading,
    required ? 'yes' : 'no',
    holds,
  ]);
  const places = guide.places.flatMap(({ category, subCategory, productTypes }) =>
    ['', ...productTypes].map((type) => [category, subCategory, type]),
  );
  return writeWorkbook([
    productSheet(rows),
    {
      name: 'What is allowed',
      rows: [['Column', 'Needed', 'What it may hold'], ...allowed],
      widths: [22, 10, 90],
    },
    {
      name: 'Categories',
      rows: [['Category', 'Sub Category', 'Product Type'], ...places],
      widths: [26, 26, 26],
    },
  ]);
}

const productSheet = (rows: readonly string[][]) => ({ name: 'Products', rows, widths, numbers });

/** Streams all products of a seller as CSV, in the columns of an import. */
export async function* exportCsv(db: Database, sellerId: string): AsyncGenerator<string> {
  yield csvFile([headings]);
  for await (const rows of pages(db, sellerId)) yield csvLines(rows);
}

/**
 * Returns all products of a seller as a workbook. 422 past 10,000 products, where CSV is to be
 * used.
 */
export async function exportWorkbook(db: Database, sellerId: string): Promise<Buffer> {
  const rows: string[][] = [headings];
  for await (const page of pages(db, sellerId)) {
    rows.push(...page);
    if (rows.length > LONGEST_WORKBOOK + 1) {
      throw failure(
        422,
        'too-large',
        'There are more than 10,000 products. Choose CSV, which can hold them all.',
      );
    }
  }
  return writeWorkbook([productSheet(rows)]);
}

async function* pages(db: Database, sellerId: string): AsyncGenerator<string[][]> {
  let after = '';
  for (;;) {
    const rows = await pageOfExport(db, sellerId, after, ROWS_AT_ONCE);
    if (rows.length > 0) yield rows.map(cellsOf);
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.id ?? '';
  }
}

function cellsOf(row: ExportedRow): string[] {
  const cells: Record<ColumnKey, string> = {
    ...recordOf(fieldsWith({ kind: 'text' }), (name) => row[name]),
    ...recordOf(fieldsWith({ kind: 'price' }), (name) => bare(row[name])),
    ...recordOf(fieldsWith({ kind: 'price?' }), (name) => bare(row[name] ?? '')),
    ...recordOf(fieldsWith({ kind: 'flag' }), (name) => (row[name] ? 'yes' : 'no')),
    ...recordOf(mediaKeys, (key) => row.files[mediaKeys.indexOf(key)] ?? ''),
    categoryId: row.categoryName,
    subCategoryId: row.subCategoryName,
    productTypeId: row.productTypeName ?? '',
    id: row.id,
  };
  return columns.map(({ key }) => cells[key]);
}

const bare = (price: string) => price.replace(/\.00$/, '');
