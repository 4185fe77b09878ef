import { HEIC_REFUSED } from '#contracts/media.ts';
import type { ColumnKey } from './columns.ts';

/**
 * `₹ 1,24,999.00` and `AED 5,499` as plain decimals; other text is left for validation to refuse.
 */
export function cleanPrice(text: string): string {
  const bare = text
    .replace(/₹|\b(inr|aed|rs)\b\.?|\/-$/gi, '')
    .replace(/[\s\u00a0\u202f]/g, '')
    .trim();
  return /^-?\d{1,3}(,\d{2,3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', '✓']);
const no = new Set(['', 'no', 'n', 'false', '0', '-']);

/** Reads yes or no; null for anything else. */
export function yesOrNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

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
      fault(
        key,
        isHeic ? HEIC_REFUSED : 'Write the name of a picture or video file, such as front.jpg',
      );
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
