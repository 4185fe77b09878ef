import { type Said, said } from '#languages/said.ts';
import { translationsOf } from '#languages/translations.ts';
import { typedNumber } from '../typed/digits.ts';
import type { Attribute } from './attribute.ts';

type Read = { value: number } | { message: Said };

/** Reads a number, also with its unit behind it and grouped by commas, in digits of any script: `38`, `38 mm`, `1,200`, `٣٨ مم`. */
export function readNumber(attribute: Attribute, raw: unknown): Read {
  const { lowest, highest } = attribute;
  const number = numberOf(attribute, raw);
  const isWithin =
    number !== null &&
    number >= (lowest ?? -MOST) &&
    number <= (highest ?? MOST) &&
    Number(number.toFixed(DECIMALS)) === number;
  // -0 is no number that anybody sees.
  return isWithin ? { value: number + 0 } : { message: mustBe(attribute) };
}

const MOST = 1e9;
const DECIMALS = 3;

function numberOf(attribute: Attribute, raw: unknown): number | null {
  if (typeof raw === 'number') return raw;
  if (typeof raw !== 'string') return null;
  const text = raw.trim().toLowerCase();
  const units = [attribute.unit, ...translationsOf(attribute, 'unit')].map((unit) =>
    unit.toLowerCase(),
  );
  const own = units.find((unit) => unit !== '' && text.endsWith(unit)) ?? '';
  return typedNumber(own === '' ? text : text.slice(0, -own.length));
}

const mustBe = ({ name, unit, lowest, highest }: Attribute): Said =>
  said('attributeMustBeNumber', { label: name, unit, lowest, highest });
