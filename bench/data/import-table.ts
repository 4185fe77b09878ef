import { csvLines } from '#domain/text/csv.ts';
import { writeWorkbook } from '#media/tables/write-table.ts';

export const ROWS = 5000;
/** One row of a hundred has no price. */
export const BAD_ROWS = ROWS / 100;
export const GOOD_ROWS = ROWS - BAD_ROWS;

const headings = [
  ...['Article number', 'Product Name', 'Brand', 'Category', 'Sub Category'],
  ...['Price (INR)', 'Price (AED)', 'Description'],
];

/** As many products as an import may have, at this price in rupees; some of the rows are bad. */
export function importRows(taxonomy: { category: string; subCategory: string }, price: number) {
  const rows = Array.from({ length: ROWS }, (_, at) => [
    ...[`BENCH-${at}`, `Imported piece ${at}`, `House ${at % 40}`],
    ...[taxonomy.category, taxonomy.subCategory],
    ...[at % 100 === 41 ? 'on request' : String(price + at), '120.50'],
    `Number ${at} of many, with a description as long as people write them for their pieces.`,
  ]);
  return [headings, ...rows];
}

export const asCsv = (rows: string[][]) => ({
  name: 'stock.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(csvLines(rows)),
});

export const asWorkbook = async (rows: string[][]) => ({
  name: 'stock.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeWorkbook([{ name: 'Stock', rows, widths: [] }]),
});
