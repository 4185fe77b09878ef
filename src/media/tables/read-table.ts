import { readFile } from 'node:fs/promises';
import { formatCount } from '#languages/count.ts';
import { said } from '#languages/said.ts';
import { mediaError } from '../media-error.ts';
import type { KnownHeadings } from './headings.ts';
import { isArchive } from './read-table-bounded.ts';

/** A table as text, row by row as a spreadsheet numbers them from 1. */
export type Table = {
  rows: string[][];
  /** The index of the row that holds its headings. */
  headingAt: number;
  /** The encoding that was guessed; null where it is proven. */
  encoding: string | null;
  /** The sheet of a workbook that was read, and others that hold tables like it. */
  sheet: string | null;
  others: string[];
};

/**
 * Returns a CSV or XLSX file, told apart by content, as a table. Refuses more than `mostRows` rows.
 * Characters that cannot be stored are returned as U+FFFD.
 */
export async function readTable(
  path: string,
  mostRows: number,
  known: KnownHeadings,
): Promise<Table> {
  // A process reads one file, and begins sooner with one parser than with both.
  const table = (await isArchive(path))
    ? await (await import('./read-workbook.ts')).readWorkbook(path, mostRows, known)
    : (await import('./read-csv.ts')).readCsv(await readFile(path), mostRows + 1, known);
  if (table.rows.length > mostRows) throw tooManyRows(mostRows);
  const rows = table.rows.map((row) =>
    row.map((cell) => withoutGuard(cell).replaceAll('\u0000', '\ufffd').toWellFormed()),
  );
  return { ...table, rows };
}

/**
 * Removes the apostrophe that an export puts before text that a spreadsheet would run as a formula, also from a workbook
 * that such a file was saved as.
 */
const withoutGuard = (cell: string): string =>
  /^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;

const tooManyRows = (most: number) =>
  mediaError('too-large', said('tooManyRows', { most: formatCount(most) }));
