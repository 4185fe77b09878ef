import type { Currency } from '#contracts/price.ts';
import { withLatinDigits } from '#contracts/typed/digits.ts';
import { DIRHAMS } from '#contracts/typed/read-price-text.ts';
import { CLAUSE, DANGLING_AFTER, DANGLING_BEFORE, whole } from './price-patterns.ts';
import { type Span, withoutSpans, wordsOf } from './spans.ts';

/** The prices that a search text says, and what it says besides. */
export type ReadPrice = {
  /** `null` means no limit; one of the two is set. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Null where the text names no currency. */
  currency: Currency | null;
  /** The words that say so, as typed. */
  words: string;
  spans: Span[];
  /** The text without them. */
  rest: string;
};

type Amount = { value: number; times: number; currency: Currency | null; isPlain: boolean };

/** Limits of one clause: `undefined` where it sets none. */
type Limits = { low?: number; high?: number; currency: Currency | null };

/**
 * Reads the prices of a search text in any of our languages: "under 50,000", "20k to 50k", "₹1 lakh", "over AED
 * 2000", "تحت 500 درهم", in the digits of any script here. Null where it says none, or says them in a way that makes no sense.
 */
export function readPrice(text: string): ReadPrice | null {
  const read: { limits: Limits; start: number; end: number }[] = [];
  for (const match of withLatinDigits(text).matchAll(CLAUSE)) {
    const limits = limitsOf(match);
    if (limits === 'none') continue;
    const [start, end] = [match.index, match.index + match[0].length];
    if (limits === 'nonsense' || dangles(text, start, end)) return null;
    read.push({ limits, start, end });
  }
  const limits = together(read.map((clause) => clause.limits));
  if (limits === null) return null;
  const spans = joined(text, read);
  return {
    minPrice: limits.low || null,
    maxPrice: limits.high ?? null,
    currency: limits.currency,
    words: wordsOf(text, spans),
    spans,
    rest: withoutSpans(text, spans),
  };
}

function limitsOf(match: RegExpMatchArray): Limits | 'none' | 'nonsense' {
  const [, opening, c1, n1, t1, a1, joint, c2, n2, t2, a2, ...others] = match;
  const [most, least, weakMost, , about, c3, n3, t3, a3, ...alone] = others;
  if (n1 !== undefined && n2 !== undefined) {
    const isAnd = AND.test(joint ?? '');
    if (isAnd && !BETWEEN.test(opening ?? '')) return 'none';
    const isOpened = opening !== undefined && (isAnd || TO.test(joint ?? ''));
    return rangeOf(readAmount(c1, n1, t1, a1), readAmount(c2, n2, t2, a2), { isOpened, joint });
  }
  if (n3 !== undefined) {
    const amount = readAmount(c3, n3, t3, a3);
    if (!(most ?? least) && amount.isPlain) return 'none';
    if (about) return around(amount);
    return checked(amount, most || weakMost ? 'high' : 'low');
  }
  const [c4, n4, t4, a4, orLess, orMore, plus, max] = alone;
  const amount = readAmount(c4, n4, t4, a4);
  if (orLess || orMore) return checked(amount, orLess ? 'high' : 'low');
  if (amount.isPlain) return 'none';
  if (plus) return checked(amount, 'low');
  if (max) return checked(amount, 'high');
  return amount.currency === null ? 'none' : checked(amount, 'high');
}

function readAmount(before = '', number = '', word = '', after = ''): Amount {
  const named = before || after;
  const times = timesOf(word);
  return {
    value: Math.round(Number(number.replaceAll(',', '')) * times * 100) / 100,
    times,
    currency: named ? currencyOf(named) : INDIAN.test(word) ? 'INR' : null,
    isPlain: !(named || word || number.includes(',')),
  };
}

const currencyOf = (name: string): Currency => (OF_DIRHAMS.test(name) ? 'AED' : 'INR');

function timesOf(word: string): number {
  return TIMES.find(([said]) => said.test(word))?.[1] ?? 1;
}

const [TO, AND, BETWEEN] = [whole('to'), whole('and'), whole('between')];
const INDIAN = whole('lakh', 'crore');
const OF_DIRHAMS = new RegExp(`^(?:${DIRHAMS})$`, 'iu');
const TIMES = [
  [whole('thousand'), 1e3],
  [whole('lakh'), 1e5],
  [whole('crore'), 1e7],
  [whole('million'), 1e6],
] as const;

type Joint = { isOpened: boolean; joint: string | undefined };

/** With a dash between them, bare numbers as round as these are no model numbers. */
const ROUND = 500;

/**
 * Bare numbers are prices where "between" or "from … to" says so, as hundreds with "to", or as round
 * thousands.
 */
function rangeOf(low: Amount, high: Amount, { isOpened, joint }: Joint) {
  const isPlain = low.isPlain && high.isPlain;
  const isRising = high.value > low.value;
  const areHundreds = TO.test(joint ?? '') && low.value >= 100;
  const areRound = low.value >= 1_000 && low.value % ROUND === 0 && high.value % ROUND === 0;
  if (isPlain && !isOpened && !(isRising && (areHundreds || areRound))) return 'none';
  // "20 to 50k" means 20k to 50k.
  const isShared = low.times === 1 && low.value < 1_000;
  const least = isShared ? low.value * high.times : low.value;
  const currency = oneOf([low.currency, high.currency]);
  const isSense = currency !== 'several' && least <= high.value && isPrice(high.value);
  return isSense ? { low: least, high: high.value, currency } : 'nonsense';
}

function around({ value, currency }: Amount): Limits | 'nonsense' {
  if (!isPrice(value)) return 'nonsense';
  return { low: Math.round(value * 0.8), high: Math.round(value * 1.2), currency };
}

function checked({ value, currency }: Amount, side: 'low' | 'high'): Limits | 'nonsense' {
  return isPrice(value) ? { [side]: value, currency } : 'nonsense';
}

const isPrice = (value: number) => value > 0 && value <= 1e12;

function oneOf(currencies: (Currency | null)[]): Currency | null | 'several' {
  const named = new Set(currencies.filter((currency) => currency !== null));
  return named.size > 1 ? 'several' : ([...named][0] ?? null);
}

/** Returns the limits of all clauses, null where there are none or they contradict each other. */
function together(all: Limits[]): Limits | null {
  const lows = all.flatMap(({ low }) => low ?? []);
  const highs = all.flatMap(({ high }) => high ?? []);
  const currency = oneOf(all.map((limits) => limits.currency));
  const [low, high] = [lows[0], highs[0]];
  if (all.length === 0 || lows.length > 1 || highs.length > 1 || currency === 'several')
    return null;
  if (low !== undefined && high !== undefined && low > high) return null;
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }), currency };
}

function dangles(text: string, start: number, end: number): boolean {
  return DANGLING_BEFORE.test(text.slice(0, start)) || DANGLING_AFTER.test(text.slice(end));
}

/** Joins clauses with no more than an "and" between them. */
function joined(text: string, clauses: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of clauses) {
    const last = spans.at(-1);
    const between = last && text.slice(last.end, start);
    if (last && /^\s*(?:and|but|&|,)?\s*$/i.test(between ?? '')) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}
