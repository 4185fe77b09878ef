import { readYesOrNo } from '#contracts/attributes/read-value.ts';
import { said } from '#languages/said.ts';
import { NOT_CALCULATED } from '#media/tables/read-sheet.ts';
import type { ColumnKey } from './columns.ts';

/** What spreadsheets show for a value that they do not know, in the languages they speak. */
const UNKNOWN =
  /^(?:#(?:n\/a|nv|n\/d|n\/disp|nd|getting_data|(?:ref|value|name|div\/0|num|null|spill|calc|field|blocked|connect|unknown|busy|python|external|error|bezug|wert|zahl|überlauf|valeur|nom|nombre|valor|rif|valore|nome|núm|num|nulo|nul|verw|waarde|naam|getal|leeg)[!?])|err:\d{3}|#{3,}|loading\.\.\.)$/iu;

/** Why a cell has no value that can be read; undefined where it has one, or is empty. */
export function unreadableCell(text: string): string | undefined {
  if (text.includes('\ufffd')) {
    return said('cellHasLostCharacter');
  }
  if (text === NOT_CALCULATED) {
    return said('cellHasNoResult');
  }
  return UNKNOWN.test(text) ? said('cellShowsFault', { text }) : undefined;
}

/** A number that a spreadsheet has shortened, whose digits are lost. */
export const SHORTENED = /^\d(?:[.,]\d+)?e\+\d+$/i;

/** Reads yes or no, an empty cell as no; null for anything else. */
export const yesOrNo = (text: string): boolean | null => (text === '' ? false : readYesOrNo(text));

const LONGEST_NAME = 200;

/** The file names of a row, in the order of its columns, in lower case and without folders. */
export function pictureNames(
  keys: readonly ColumnKey[],
  cell: (key: ColumnKey) => string,
  fault: (key: ColumnKey, message: string) => void,
): string[] {
  const names: string[] = [];
  for (const key of keys) {
    const name = fileNameOf(cell(key));
    if (name === '') continue;
    if (name.length > LONGEST_NAME || !/\.(jpe?g|png|gif|webp|avif|mp4|mov)$/.test(name)) {
      const isHeic = /\.hei[cf]$/.test(name);
      fault(key, isHeic ? said('heicRefused') : said('writeFileName'));
    } else if (!names.includes(name)) {
      names.push(name);
    }
  }
  return names;
}

/** File name for matching rows and uploads: without folders, in lower case. */
export function fileNameOf(path: string): string {
  return (path.split(/[\\/]/).at(-1) ?? '').normalize('NFC').trim().toLowerCase();
}
