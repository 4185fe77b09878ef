import type { Currency } from '../price.ts';
import { withLatinDigits } from './digits.ts';

/**
 * Whole digits with commas between their groups, if any: three at a time (`124,999`) or as Indians group them
 * (`1,24,999`). The source of a pattern.
 */
export const WHOLE = '(?:[1-9]\\d{0,2}(?:,\\d{3})+|[1-9]\\d?(?:,\\d{2})+,\\d{3}|\\d{1,15})';

/** The signs and names of rupees, and of dirhams, as people type them: sources of patterns. */
export const RUPEES = '₹|rs\\.?|inr|rupees?|रुप(?:ये|ए|या|यों)|र[ुू]\\.?|روبي(?:ة|ه|ات)';
export const DIRHAMS = 'aed|dhs?\\.?|dirhams?|दिरहम|د\\.\\s?إ\\.?|درهم(?:ا|اً|ًا)?|دراهم|\\u20c3';
const SIGN = `(?:(${RUPEES})|(${DIRHAMS}))?`;
const SHAPE = new RegExp(
  `^${SIGN}\\s*(-?)\\s*([\\d.,'\\s]+?)\\s*(?:/-|/=|\\.-)?\\s*${SIGN}\\s*(?:/-)?$`,
  'i',
);
const OTHER_MONEY = /\p{Sc}|\b(?:usd|eur|gbp|sar|qar|omr|kwd|bhd)\b/u;
const MONEY = { INR: 'priceMustBeInRupees', AED: 'priceMustBeInDirhams' } as const;

/** Why a text is no price, as the key of what is said of it. */
export type PriceFault =
  | 'fieldRequired'
  | 'priceHasManyDecimals'
  | 'priceMustBeInDirhams'
  | 'priceMustBeInEither'
  | 'priceMustBeInRupees'
  | 'priceMustBeMoreThanNothing'
  | 'priceMustBeNumber'
  | 'priceTooHigh'
  | 'priceUnclear';

/** A price as plain decimal text, or why it is none. */
export type PriceRead = { text: string } | { fault: PriceFault };

/**
 * Reads a price as people write it: `1,24,999.50`, `₹2,00,000`, `AED 5 499`, `125000/-`, with digits of any script. Returns
 * plain decimal text (`124999.50`), or why it is none. Groups have to be right: what
 * could be decimals behind a comma is no price.
 */
export function readPriceText(typed: string, currency?: Currency): PriceRead {
  const text = plainNumber(typed);
  const [, r1, d1, minus, number = '', r2, d2] = SHAPE.exec(text) ?? [];
  const isOther = OTHER_MONEY.test(text.replace(/[₹\u20c3]/g, '').toLowerCase());
  const isWrong = currency === 'INR' ? (d1 ?? d2) : currency === 'AED' ? (r1 ?? r2) : undefined;
  if (isWrong !== undefined || isOther) {
    return { fault: currency ? MONEY[currency] : 'priceMustBeInEither' };
  }
  if (number === '') return { fault: text === '' ? 'fieldRequired' : 'priceMustBeNumber' };
  if (minus) return { fault: 'priceMustBeMoreThanNothing' };
  if (/^\d+\.\d{3,}$/.test(number)) return { fault: 'priceHasManyDecimals' };
  const separators = new Set(number.match(/[,'\s]/g));
  const grouped = separators.size > 1 ? '' : number.replace(/[,'\s]/g, ',');
  return GROUPED.test(grouped) ? { text: grouped.replaceAll(',', '') } : { fault: 'priceUnclear' };
}

const GROUPED = new RegExp(`^${WHOLE}(?:\\.\\d+)?$`);

/** Compatibility forms, marks without width and the comma of Arabic as the plain ones. */
const plainNumber = (typed: string) =>
  withLatinDigits(typed)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[’ʼ]/g, "'")
    .replaceAll('،', ',')
    .replaceAll('−', '-')
    .trim();
