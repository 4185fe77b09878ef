import { readSheet } from 'read-excel-file/node';
import { mediaError } from '../media-error.ts';
import { unpackedBytes } from './read-archive.ts';

const MOST_ENTRIES = 2000;
const MOST_UNPACKED_BYTES = 96 * 1024 * 1024;

/** The rows of a workbook's first sheet as text. What would unpack to more than 96 MB is refused. */
export async function readWorkbook(path: string, bytes: Uint8Array): Promise<string[][]> {
  if ((await unpackedBytes(path, MOST_ENTRIES)) > MOST_UNPACKED_BYTES) {
    throw mediaError('too-large', 'This workbook is too large. Save the sheet as CSV instead.');
  }
  try {
    const rows = await readSheet(Buffer.from(bytes));
    return rows.map((row) => row.map(textOf));
  } catch (error) {
    throw mediaError(
      'unreadable',
      'This workbook cannot be read. Save it as XLSX or CSV and choose it again.',
      error,
    );
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return numberText(cell);
  return String(cell);
}

/** Without the noise of binary fractions: 1249.1000000000001 was typed as 1249.1. */
function numberText(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(12)));
}
