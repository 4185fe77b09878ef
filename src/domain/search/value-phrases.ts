import { withLatinDigits } from '#contracts/typed/digits.ts';
import { folded } from './folded.ts';
import { phrasesIn } from './read-entries.ts';
import { type Span, tidied } from './spans.ts';
import { type Word, wordsIn } from './words.ts';

/** Words that may name a value of an attribute: a label, or a number with or without its unit. */
export type ValuePhrase = Span & {
  /** The words, folded, with single spaces. */
  phrase: string;
  /** Of a number: as typed, or several with `|` between them, and what rounds to it. */
  number: { digits: string; low: number; high: number } | null;
  /** What stands beside the number: a unit or the scale of sizes, in the ways it is written. */
  units: string[];
};

/** Numbers with what may be their unit right behind; no parts of model numbers. */
const MEASURE =
  /(?<![\p{L}\p{N}]|[\p{L}\p{N}][.,/-])(\d{1,6}(?:\.\d{1,3})?)(?:\s*(\p{L}{1,12}))?(?![\p{L}\p{N}]|[.,/-]\p{N})/gu;
const WORD_BEFORE = /((?<!\p{L})(?:eu|uk|us)\s+size|\p{L}{1,12})[\s:]*$/iu;

/** Other ways to write units. */
const WRITTEN: Record<string, RegExp> = {
  mm: /^(?:millimet(?:er|re)s?|مم|ملم|مليمتر)$/,
  cm: /^(?:cms|centimet(?:er|re)s?|سم|سنتيمتر)$/,
  m: /^(?:met(?:er|re)s?|mtrs?|متر|امتار)$/,
  ml: /^(?:mls|millilit(?:er|re)s?|مل|ملي|مليلتر)$/,
  l: /^(?:ltrs?|lit(?:er|re)s?)$/,
  g: /^(?:gms?|grams?|غ|غم|غرام|جرام)$/,
  kg: /^(?:kgs|kilos?|kilograms?)$/,
  h: /^(?:hrs?|hours?|ساعه|ساعات)$/,
  in: /^inch(?:es)?$/,
  ct: /^(?:cts|carats?)$/,
};

/**
 * Returns what may name a value of an attribute in a text, the longest first: labels of up to four words, and
 * numbers. Nothing with a word that is to be taken as a plain one.
 */
export function valuePhrases(text: string, plain: readonly string[]): ValuePhrase[] {
  const words = wordsIn(text);
  const isPlain = new Set(plain.flatMap((each) => wordsIn(each).map(({ word }) => word)));
  const isRead = ({ start, end }: Span) => {
    const within = words.filter((word) => word.start < end && start < word.end);
    return (
      within.length > 0 && end <= endOf(words) && within.every((one) => !isPlain.has(one.word))
    );
  };
  const labels = phrasesIn(text, plain)
    .filter(({ phrase }) => /\p{L}/u.test(phrase))
    .map(({ start, end, phrase }) => ({
      start,
      end,
      phrase: folded(phrase),
      number: null,
      units: [],
    }));
  const measures = measuresIn(text).filter(isRead);
  return [
    ...[...measures, ...labels].toSorted((a, b) => lengthOf(b) - lengthOf(a)),
    ...measures.flatMap(asEuropean),
  ];
}

/**
 * Returns a size of shoes in the European scale, which counts where nothing has the size as typed: British ones, as a
 * size without a scale is in India, and American ones. Men's and women's differ: "uk 7" is 40 or 41.
 */
function asEuropean(phrase: ValuePhrase): ValuePhrase[] {
  const scale = ['uk', 'us', 'size'].find((unit) => phrase.units.includes(unit));
  const size = Number(phrase.number?.digits);
  if (scale === undefined || phrase.number === null || !Number.isInteger(size)) return [];
  const isUs = scale === 'us';
  const [womens, mens] = isUs ? [size + 31, size + 33] : [size + 33, size + 34];
  const sizes = [
    ...(womens >= 35 && womens <= 42 ? [womens] : []),
    ...(mens >= 40 && mens <= 48 ? [mens] : []),
  ];
  if (sizes.length === 0) return [];
  return [{ ...phrase, number: { ...phrase.number, digits: sizes.join('|') }, units: ['eu'] }];
}

const endOf = (words: readonly Word[]) => words.at(-1)?.end ?? 0;
const lengthOf = ({ start, end }: Span) => end - start;

function measuresIn(text: string): ValuePhrase[] {
  return [...withLatinDigits(text).matchAll(MEASURE)].flatMap((match) => {
    const [whole, digits = '', behind] = match;
    const { index: start } = match;
    const measure = (from: number, to: number, unit?: string): ValuePhrase => ({
      start: from,
      end: to,
      phrase: folded(tidied(text.slice(from, to))),
      number: { digits, ...roundedTo(digits) },
      units: unit === undefined ? [] : unitsOf(folded(unit)),
    });
    const end = start + digits.length;
    const before = WORD_BEFORE.exec(text.slice(0, start));
    const isAlone = behind === undefined || /\s/.test(whole);
    return [
      ...(behind === undefined ? [] : [measure(start, start + whole.length, behind)]),
      ...(before === null || !isAlone ? [] : [measure(before.index, end, before[1])]),
      ...(isAlone ? [measure(start, end)] : []),
    ];
  });
}

const SCALES = new Set(['size', 'eu', 'uk', 'us']);

/** Whether a phrase is a size ("size 50", "EU 42") or a number with a unit of measure ("45mm"). */
export const isMeasured = ({ number, units }: ValuePhrase): boolean =>
  number !== null && units.some((unit) => SCALES.has(unit) || Object.hasOwn(WRITTEN, unit));

const unitsOf = (unit: string): string[] => [
  unit.replace(/\s+size$/, ''),
  ...Object.keys(WRITTEN).filter((name) => WRITTEN[name]?.test(unit)),
];

/** Returns which numbers round to one, at as many decimals as it was typed with. */
function roundedTo(digits: string): { low: number; high: number } {
  const decimals = digits.split('.')[1]?.length ?? 0;
  const half = 0.5 * 10 ** -decimals;
  const exact = (number: number) => Number(number.toFixed(decimals + 1));
  return { low: exact(Number(digits) - half), high: exact(Number(digits) + half) };
}
