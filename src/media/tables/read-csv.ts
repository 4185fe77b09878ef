import { type Options, parse } from 'csv-parse/sync';
import { said } from '#languages/said.ts';
import { mediaError } from '../media-error.ts';
import { decodeText } from './decode-text.ts';
import { countHeadings, headingsAt, type KnownHeadings } from './headings.ts';
import type { Table } from './read-table.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const HEAD_ROWS = 20;

/**
 * Returns a CSV file as a table. Takes what spreadsheets write: any encoding that can be told, a first line
 * `sep=;`, and the delimiter that makes the most headings. Reads at most `mostRows` rows.
 */
export function readCsv(bytes: Uint8Array, mostRows: number, known: KnownHeadings): Table {
  const { text, guessed } = decodeText(bytes);
  if (text.includes('\u0000')) throw unreadable();
  const [first = '', said] = /^\ufeff?"?sep=([^\r\n])"?(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const body = text.slice(first.length);
  try {
    const delimiter = said ?? delimiterOf(body, known);
    const rows = parse(body, { ...options, delimiter, to: mostRows });
    return { rows, headingAt: headingsAt(rows, known), encoding: guessed, sheet: null, others: [] };
  } catch (error) {
    throw unreadable(error);
  }
}

const options = {
  bom: true,
  relaxColumnCount: true,
  relaxQuotes: true,
  skipEmptyLines: false,
  maxRecordSize: 512 * 1024,
} as const satisfies Options;

const unreadable = (cause?: unknown) => mediaError('unreadable', said('tableUnreadable'), cause);

/** Returns the delimiter by which a row has the most headings, then the one that is most frequent in it. */
function delimiterOf(text: string, known: KnownHeadings): string {
  const weigh = (delimiter: string) => {
    const rows = headOf(text, delimiter);
    const row = rows[headingsAt(rows, known)] ?? [];
    return countHeadings(row, known) * 1000 + Math.min(row.length, 999);
  };
  const weights = DELIMITERS.map(weigh);
  return DELIMITERS[weights.indexOf(Math.max(...weights))] ?? ',';
}

function headOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...options, delimiter, to: HEAD_ROWS });
  } catch {
    return [];
  }
}
