import type { Currency } from '#contracts/price.ts';
import { readPriceText } from '#contracts/typed/read-price-text.ts';
import { formatPrice } from './price.ts';

const isPlain = (text: string) => /^\d+(\.\d*)?$/.test(text);

/** Returns a price as it is typed: grouped as its currency is, without the currency. */
export const typedPrice = (amount: number, currency: Currency): string =>
  formatPrice(amount, currency).replace(/^\D+|\D+$/g, '');

/** Groups the whole part of plain digits; what is typed after the point stays as it is. */
function grouped(plain: string, currency: Currency): string {
  const [whole = '', ...rest] = plain.split('.');
  const last = whole.slice(-3);
  const others = whole.slice(0, -3);
  const size = currency === 'INR' ? 2 : 3;
  const groups = others.replace(new RegExp(`\\B(?=(\\d{${size}})+$)`, 'g'), ',');
  return [others === '' ? last : `${groups},${last}`, ...rest].join('.');
}

const withoutCommas = (text: string) => text.replaceAll(',', '');
const isGrouped = (text: string, currency: Currency) =>
  text === '' ||
  (isPlain(withoutCommas(text)) && grouped(withoutCommas(text), currency) === text) ||
  isPlain(text);

/** What an edit has put in: what is neither the beginning nor the end of the text before. */
function put(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const rest = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/**
 * Returns an edited price with its groups: `200000` becomes `2,00,000` in rupees. A comma that was typed stays where
 * it is, and so does what stands around it, since it may be meant as a decimal one: the reader of prices judges it.
 */
export function groupAfterEdit(before: string, after: string, currency: Currency): string {
  const plain = withoutCommas(after);
  const isOurs = isGrouped(before, currency) && !put(before, after).includes(',');
  return isOurs && isPlain(plain) ? grouped(plain, currency) : after;
}

/** Returns a typed price as a number; null where it is none. */
export function amountOf(typed: string): number | null {
  const read = readPriceText(typed);
  return 'text' in read && Number(read.text) > 0 ? Number(read.text) : null;
}

/** Returns what a price is in the other currency by a rate of rupees for a dirham, in whole units. */
export const inOtherCurrency = (amount: number, currency: Currency, rate: number): number =>
  Math.max(Math.round(currency === 'INR' ? amount / rate : amount * rate), 1);

/** What a dirham is worth, near enough to see that a zero is missing, where a seller has not said. */
const NEAR_RATE = 23;
/** A pair that is so many times off the rate is asked about. */
const FAR_OFF = 2;

/** Whether two prices of a product are so far off the rate that one of them may be a mistake. */
export function isFarOff(inr: number, aed: number, rate: number | null): boolean {
  const off = inr / aed / (rate ?? NEAR_RATE);
  return off > FAR_OFF || off < 1 / FAR_OFF;
}
