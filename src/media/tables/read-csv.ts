import { analyse } from 'chardet';
import { type Options, parse } from 'csv-parse/sync';
import { said } from '#languages/said.ts';
import { mediaError } from '../media-error.ts';
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

/** A file's text; `guessed` names the encoding where nothing in the file proves it. */
type DecodedText = { text: string; guessed: string | null };

/**
 * Decodes UTF-8 and UTF-16, which are proven by their bytes; anything else is guessed, for a person to say whether
 * it reads well. Refuses what fits no encoding.
 */
function decodeText(bytes: Uint8Array): DecodedText {
  const proven = utf16Of(bytes);
  if (proven !== null) return { text: new TextDecoder(proven).decode(bytes), guessed: null };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: null };
  } catch {
    const guessed = guessOf(bytes);
    if (guessed === null) throw unknownEncoding();
    return { text: new TextDecoder(guessed).decode(bytes), guessed };
  }
}

/** UTF-16 by its byte order mark, or by the zeros that half of its bytes are in Latin text. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 1000);
  if (head.length < 8) return null;
  const zeros = (odd: number) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > head.length * 0.3 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > head.length * 0.3 && zeros(1) === 0 ? 'utf-16be' : null;
}

/** Per cent; low, since a person looks at the rows before anything is imported. */
const LEAST_CONFIDENCE = 20;
const MOST_GUESSED_BY = 64 * 1024;

/**
 * The encoding of the words that are not ASCII: the headings, which are, would make any file English. Where most letters
 * are ASCII it is a Latin script, which spreadsheets on Windows write as Windows-1252.
 */
function guessOf(bytes: Uint8Array): string | null {
  if (isDamagedUtf8(bytes)) return null;
  const words = Buffer.from(bytes)
    .toString('latin1')
    .split(/[\r\n,;\t"|]+/)
    .filter((word) => /[\x80-\xff]/.test(word))
    .join('\n')
    .slice(0, MOST_GUESSED_BY);
  const ascii = words.match(/[a-z]/gi)?.length ?? 0;
  const other = words.match(/[\x80-\xff]/g)?.length ?? 0;
  const likely =
    ascii > other
      ? ['windows-1252']
      : analyse(Buffer.from(words, 'latin1'))
          .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
          .map(({ name }) => name);
  const fitting = likely.find((name) => fits(name, bytes));
  return fitting === undefined ? null : new TextDecoder(fitting).encoding;
}

/** Whether every byte is a letter or sign of an encoding that can be read here. */
function fits(name: string, bytes: Uint8Array): boolean {
  try {
    return !/[\u0080-\u009f\ufffd]/.test(new TextDecoder(name).decode(bytes));
  } catch {
    return false;
  }
}

/** Whether most of what is not ASCII is UTF-8, as where two files were joined. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const sound = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return sound > broken;
}

const unknownEncoding = () => mediaError('unreadable', said('lettersUnknown'));
