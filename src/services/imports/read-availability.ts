import { withLatinDigits } from '#contracts/typed/digits.ts';
import type { ImportedValues } from '#database/schema/products/product-import.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { inEveryLanguage } from '#domain/search/every-language.ts';
import { said } from '#languages/said.ts';
import { plain } from '#media/tables/headings.ts';
import { isFailure } from '../failure.ts';
import { availabilityOf } from '../products/states/set-availability.ts';
import type { ColumnKey } from './columns.ts';

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
