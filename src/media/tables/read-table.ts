import { readFile } from 'node:fs/promises';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

/** The rows of a CSV or XLSX file, which its content tells apart; of a CSV at most `mostRows`. */
export async function readTable(path: string, mostRows: number): Promise<string[][]> {
  const bytes = await readFile(path);
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const rows = isArchive ? await readWorkbook(path, bytes) : readCsv(bytes, mostRows);
  return rows.slice(0, mostRows);
}
