import { parse } from 'csv-parse/sync';
import { mediaError } from '../media-error.ts';

/**
 * Returns the rows of a CSV file as text, headings first. Takes what spreadsheets write: UTF-8 or
 * UTF-16 with a byte order mark, else Windows-1252; commas, semicolons or tabs. Reads at most
 * `mostRows` rows.
 */
export function readCsv(bytes: Uint8Array, mostRows: number): string[][] {
  const text = decode(bytes);
  if (text.includes('\u0000')) throw unreadable();
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      maxRecordSize: 512 * 1024,
      to: mostRows,
    }).map((row) => row.map(withoutGuard));
  } catch (error) {
    throw unreadable(error);
  }
}

const unreadable = (cause?: unknown) =>
  mediaError(
    'unreadable',
    'This file cannot be read as a table. Save it as CSV (UTF-8) or XLSX and choose it again.',
    cause,
  );

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the one of the three delimiters that is most frequent in the first row. */
function delimiterOf(text: string): string {
  const head = text.slice(0, Math.max(text.search(/[\r\n]/), 0) || 2000);
  const count = (mark: string) => head.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/**
 * Removes the apostrophe that an export puts before text that a spreadsheet would run as a formula.
 */
function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
