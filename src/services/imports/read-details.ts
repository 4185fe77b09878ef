import { isDeepStrictEqual } from 'node:util';
import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import { readAttributeValue, readYesOrNo } from '#contracts/attributes/read-value.ts';
import type { AttributeValue, AttributeValues } from '#contracts/attributes/values.ts';
import { withLineFeeds } from '#contracts/text.ts';
import { withLatinDigits } from '#contracts/typed/digits.ts';
import type { ImportedValues } from '#database/schema/products/product-import.ts';
import {
  attributesOfTaxonomy,
  type TaxonomyIds,
} from '#domain/attributes/attributes-of-taxonomy.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { inEveryLanguage } from '#domain/search/every-language.ts';
import { said } from '#languages/said.ts';
import { plain } from '#media/tables/headings.ts';
import { NOT_CALCULATED } from '#media/tables/read-sheet.ts';
import { isFailure } from '../failure.ts';
import { availabilityOf } from '../products/states/set-availability.ts';
import type { ColumnKey, DetailKey } from './columns.ts';
import type { DetailColumn } from './detail-columns.ts';

/** What a row says of attributes: those that the table has columns for. */
export type DetailPatch = NonNullable<ImportedValues['details']>;

type ReadDetails = {
  patch: DetailPatch;
  /** Required attributes whose cells are empty. */
  lacking: EntryAttribute[];
};

/** Returns a function that reads the cells of attributes in a row, by the taxonomy entries that it names. */
export function createDetailReader(columns: readonly DetailColumn[]) {
  const attributes = columns.map(({ attribute }) => attribute);
  const known = new Map<string, ReadonlyMap<string, EntryAttribute>>();
  const attributesIn = (taxonomy: TaxonomyIds) => {
    const key = [taxonomy.categoryId, taxonomy.subCategoryId, taxonomy.productTypeId].join();
    const found = known.get(key);
    if (found) return found;
    const made = new Map(
      attributesOfTaxonomy(attributes, taxonomy).map((each) => [each._id, each]),
    );
    known.set(key, made);
    return made;
  };
  return (
    taxonomy: TaxonomyIds,
    entryName: string,
    cell: (key: DetailKey) => string,
    fault: (key: DetailKey, message: string) => void,
  ): ReadDetails => {
    const patch: DetailPatch = {};
    const lacking: EntryAttribute[] = [];
    for (const { key, attribute, heading } of columns) {
      const own = attributesIn(taxonomy).get(attribute._id);
      if (own === undefined) {
        if (cell(key) === '') continue;
        fault(key, said('notOfEntry', { heading, entry: entryName }));
        continue;
      }
      const read = readAttributeValue(own, cell(key));
      if ('message' in read) fault(key, read.message);
      else patch[own._id] = read.value;
      if (own.required && cell(key) === '') lacking.push(own);
    }
    return { patch, lacking };
  };
}

/** Whether a product has what a patch says already. */
export const hasDetails = (values: AttributeValues, patch: DetailPatch): boolean =>
  Object.entries(patch).every(([id, value]) =>
    isDeepStrictEqual(unordered(values[id] ?? null), unordered(value)),
  );

/** Choices without regard to their order, which an admin may change. */
function unordered(value: AttributeValue | null): unknown {
  if (typeof value === 'string') return withLineFeeds(value);
  if (!Array.isArray(value)) return value;
  return value.map((item) => JSON.stringify(item)).sort();
}

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

const meant = new Map(
  (['AVAILABLE', 'RESERVED', 'SOLD'] as const).flatMap((state) =>
    inEveryLanguage(({ states }) => states[state])
      .flat()
      .map((word) => [plain(word), state] as const),
  ),
);

/**
 * Reads whether a product can be had; undefined where its cell is empty, which leaves it as it is. A day
 * alone means that it is reserved. A day that is over, as in an export of before, is told to `lapse`: it leaves a
 * product that is available as it is.
 */
export function readAvailability(
  cell: (key: ColumnKey) => string,
  fault: (key: ColumnKey, message: string) => void,
  lapse: (day: string, message: string) => void,
  now: Date,
): ImportedValues['availability'] {
  const [word, day] = [plain(cell('availability')), withLatinDigits(cell('reservedUntil'))];
  if (word === '' && day === '') return undefined;
  const known = word === '' ? 'RESERVED' : meant.get(word);
  if (known === undefined) {
    fault('availability', said('writeAvailability'));
    return undefined;
  }
  if (known !== 'RESERVED') return { availability: known, reservedUntil: null };
  if (!isDay(day)) {
    fault('reservedUntil', said('writeLastDay'));
    return undefined;
  }
  if (day < dayOf(now)) {
    lapse(day, said('writeLaterDay'));
    return undefined;
  }
  try {
    return availabilityOf({ availability: known, reservedUntil: day }, now);
  } catch (error) {
    if (!isFailure(error)) throw error;
    fault('reservedUntil', error.fields?.reservedUntil ?? error.said);
    return undefined;
  }
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
