import type { TableFormat } from '#contracts/product-import.ts';
import type { Database } from '#database/database.ts';
import { pageOfExport } from '#database/queries/imports/export-rows.ts';
import type { ProductRow } from '#database/queries/products/product-columns.ts';
import { csvFile, csvLines } from '#domain/csv.ts';
import { writeWorkbook } from '#media/tables/write-table.ts';
import { failure } from '../failure.ts';
import { type ColumnKey, columns } from './columns.ts';

const ROWS_AT_ONCE = 500;
const LONGEST_WORKBOOK = 10_000;

const headings = columns.map((column) => column.heading);
const widths = columns.map((column) => column.width);

/** An empty table with the headings we know and one row to show how they are filled. */
export async function importTemplate(format: TableFormat): Promise<string | Buffer> {
  const rows = [headings, columns.map((column) => column.example)];
  return format === 'csv' ? csvFile(rows) : writeWorkbook(rows, widths);
}

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
  return writeWorkbook(rows, widths);
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
