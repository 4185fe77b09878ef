import type { TableFormat } from '#contracts/product-import.ts';
import type { Database } from '#database/database.ts';
import { pageOfExport } from '#database/queries/imports/export-rows.ts';
import type { ProductRow } from '#database/queries/products/product-columns.ts';
import { csvFile, csvLines } from '#domain/csv.ts';
import { writeWorkbook } from '#media/tables/write-table.ts';
import { failure } from '../failure.ts';
import { type ColumnKey, columns } from './columns.ts';
import { findImportGuide } from './import-guide.ts';

const ROWS_AT_ONCE = 500;
const LONGEST_WORKBOOK = 10_000;

const headings = columns.map((column) => column.heading);
const widths = columns.map((column) => column.width);
const numbers = new Set(columns.flatMap(({ isNumber }, at) => (isNumber ? [at] : [])));

/**
 * An empty table with the headings we know and one row to show how they are filled. As a workbook it
 * also tells, on sheets of their own, what the columns may hold and which taxonomy there is.
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

/** All products of a seller as CSV, piece by piece, in the columns that an import reads. */
export async function* exportCsv(db: Database, sellerId: string): AsyncGenerator<string> {
  yield csvFile([headings]);
  for await (const rows of pages(db, sellerId)) yield csvLines(rows);
}

/** All products of a seller as a workbook; past 10,000 it refuses, as CSV has no such end. */
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

function cellsOf(row: ProductRow): string[] {
  const media = (at: number) => row.media[at]?.file ?? '';
  const cells: Record<ColumnKey, string> = {
    id: row.id,
    sellerSku: row.sellerSku,
    name: row.name,
    brand: row.brand,
    category: row.categoryName,
    subCategory: row.subCategoryName,
    productType: row.productTypeName ?? '',
    priceINR: bare(row.priceINR),
    priceAED: bare(row.priceAED),
    originalPrice: row.originalPrice === null ? '' : bare(row.originalPrice),
    description: row.description,
    trending: row.trending ? 'yes' : 'no',
    media1: media(0),
    media2: media(1),
    media3: media(2),
    media4: media(3),
  };
  return columns.map(({ key }) => cells[key]);
}

const bare = (price: string) => price.replace(/\.00$/, '');
