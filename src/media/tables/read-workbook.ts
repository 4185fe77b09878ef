import { isMediaError, mediaError } from '../media-error.ts';
import { openParts } from './open-parts.ts';
import { readSheet } from './read-sheet.ts';
import {
  readDateStyles,
  readPartNames,
  readSharedStrings,
  readWorkbookFacts,
} from './workbook-parts.ts';

const BOUNDS = { mostEntries: 2000, mostBytes: 48 * 1024 * 1024 };

/**
 * Returns the rows of a workbook's first sheet as text. Refuses one that unpacks to more than 48 MB
 * or has a filled cell beyond `mostRows` rows or 200 columns.
 */
export async function readWorkbook(path: string, mostRows: number): Promise<string[][]> {
  await using parts = await openParts(path, BOUNDS);
  const read = async (name: string | undefined) => (name ? ((await parts.read(name)) ?? '') : '');
  try {
    const { sheetId, from1904 } = readWorkbookFacts(await read('xl/workbook.xml'));
    const names = readPartNames(await read('xl/_rels/workbook.xml.rels'));
    const partOf = (kind: string) => [...names.values()].find((part) => part.kind === kind)?.name;
    const strings = await read(partOf('sharedStrings'));
    const styles = await read(partOf('styles'));
    const sheet = await read(names.get(sheetId)?.name ?? partOf('worksheet'));
    const workbook = {
      strings: strings === '' ? [] : readSharedStrings(strings),
      dateStyles: styles === '' ? new Set<number>() : readDateStyles(styles),
      from1904,
    };
    return readSheet(sheet, workbook, mostRows);
  } catch (error) {
    if (isMediaError(error)) throw error;
    throw mediaError(
      'unreadable',
      'This workbook cannot be read. Save it as XLSX or CSV and choose it again.',
      error,
    );
  }
}
