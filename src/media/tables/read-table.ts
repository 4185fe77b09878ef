import { open, readFile } from 'node:fs/promises';
import { mediaError } from '../media-error.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

/**
 * Returns the rows of a CSV or XLSX file, told apart by content. Refuses more than `mostRows` rows.
 * Characters that cannot be stored are returned as U+FFFD.
 */
export async function readTable(path: string, mostRows: number): Promise<string[][]> {
  const rows = (await isArchive(path))
    ? await readWorkbook(path, mostRows)
    : readCsv(await readFile(path), mostRows + 1);
  if (rows.length > mostRows) throw tooManyRows(mostRows);
  return rows.map((row) => row.map((cell) => cell.replaceAll('\u0000', '\ufffd').toWellFormed()));
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(2) });
    return buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

const tooManyRows = (most: number) =>
  mediaError(
    'too-large',
    `This file has more than ${most.toLocaleString('en-IN')} rows. Split it and import the parts one after the other.`,
  );
