import { type Entry, openPromise } from 'yauzl';
import { said } from '#languages/said.ts';
import { isMediaError, mediaError } from '../media-error.ts';
import { findHeadings, headingsAt, type KnownHeadings, plain } from './headings.ts';
import { readSheet } from './read-sheet.ts';
import type { Table } from './read-table.ts';
import {
  NO_STYLES,
  readPartNames,
  readSharedStrings,
  readStyles,
  readWorkbookFacts,
} from './workbook-parts.ts';

/** Sheets that are looked through for products. */
const MOST_SHEETS = 30;
const BOUNDS = { mostEntries: 2000, mostBytes: 48 * 1024 * 1024 };

/**
 * Returns the first visible sheet of a workbook that has the headings of products as a table; where none has, the first
 * visible one. Refuses a workbook that unpacks to more than 48 MB, has a filled cell beyond `mostRows` rows or
 * 200 columns, or has its products on a hidden sheet.
 */
export async function readWorkbook(
  path: string,
  mostRows: number,
  known: KnownHeadings,
): Promise<Table> {
  await using parts = await openParts(path, BOUNDS);
  const read = async (name: string | undefined) => (name ? ((await parts.read(name)) ?? '') : '');
  try {
    const facts = readWorkbookFacts(await read('xl/workbook.xml'));
    const names = readPartNames(await read('xl/_rels/workbook.xml.rels'));
    const partOf = (kind: string) => [...names.values()].find((part) => part.kind === kind)?.name;
    const strings = await read(partOf('sharedStrings'));
    const styles = await read(partOf('styles'));
    const workbook = {
      strings: strings === '' ? [] : readSharedStrings(strings),
      ...(styles === '' ? NO_STYLES : readStyles(styles)),
      from1904: facts.from1904,
    };
    const sheets = facts.sheets.flatMap((sheet) => {
      const part = names.get(sheet.id);
      return part?.kind === 'worksheet' ? [{ ...sheet, part: part.name }] : [];
    });
    const shown = sheets.filter(({ isHidden }) => !isHidden);
    const like: typeof sheets = [];
    if (sheets.length > 1) {
      for (const sheet of sheets.slice(0, MOST_SHEETS)) {
        const { rows } = readSheet(await read(sheet.part), workbook, 'head');
        if (findHeadings(rows, known) >= 0) like.push(sheet);
      }
    }
    const [sheet, ...others] = like.filter(({ isHidden }) => !isHidden);
    const [hidden] = like;
    if (sheet === undefined && hidden !== undefined) throw onHidden(hidden.name);
    const chosen = sheet ?? shown[0];
    const xml = await read(chosen?.part ?? partOf('worksheet'));
    const { rows, seen } = readSheet(xml, workbook, mostRows);
    const headingAt = headingsAt(rows, known);
    const texts = new Set(known.texts);
    for (const { row, column, text } of seen) {
      const cells = rows[row];
      if (cells && texts.has(plain(rows[headingAt]?.[column] ?? ''))) cells[column] = text;
    }
    return {
      ...{ rows, headingAt, encoding: null, sheet: chosen?.name ?? null },
      others: others.map(({ name }) => name),
    };
  } catch (error) {
    if (isMediaError(error)) throw error;
    throw mediaError('unreadable', said('workbookUnreadable'), error);
  }
}

const onHidden = (name: string) =>
  mediaError('unreadable', said('sheetHidden', { sheet: name.slice(0, 80) }));

/** The XML files of a document that is a ZIP. */
type Parts = AsyncDisposable & {
  /** Returns the text of a part, or null where there is none of this name. */
  read: (name: string) => Promise<string | null>;
};

type Bounds = { mostEntries: number; mostBytes: number };

/**
 * Opens a document that is a ZIP. Unpacked bytes are counted as they are read, whatever the
 * archive's directory says; throws a refusal past the limits, and for anything but an archive.
 */
async function openParts(path: string, { mostEntries, mostBytes }: Bounds): Promise<Parts> {
  const archive = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(
    throwDamaged,
  );
  const entries = new Map<string, Entry>();
  let left = mostBytes;

  async function list() {
    if (archive.entryCount > mostEntries) throw tooLarge();
    for await (const entry of archive.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  }
  async function unpack(entry: Entry): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      left -= chunk.length;
      if (left < 0) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  try {
    await list().catch(throwDamaged);
  } catch (error) {
    archive.close();
    throw error;
  }
  return {
    read: async (name) => {
      const entry = entries.get(name.toLowerCase());
      return entry === undefined ? null : unpack(entry).catch(throwDamaged);
    },
    [Symbol.asyncDispose]: async () => archive.close(),
  };
}

const tooLarge = () => mediaError('too-large', said('workbookUnpacksToMuch'));

/** Faults of the archive are plain errors; those of the machine have a number. */
function throwDamaged(error: unknown): never {
  if (isMediaError(error) || (error instanceof Error && 'errno' in error && !isZlibs(error))) {
    throw error;
  }
  throw mediaError('unreadable', said('workbookDamaged'), error);
}

const isZlibs = (error: Error & { code?: unknown }) => String(error.code).startsWith('Z_');
