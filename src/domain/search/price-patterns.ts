import { DIRHAMS, RUPEES, WHOLE } from '#contracts/typed/read-price-text.ts';
import type { ServerTexts } from '#languages/server-texts.ts';
import { inEveryLanguage } from './every-language.ts';

// How prices are said in every language, over both currencies and Indian numbers.

type Pattern = keyof {
  [Name in keyof ServerTexts['searched'] as ServerTexts['searched'][Name] extends string
    ? Name
    : never]: never;
};

/** Returns how something is said in any language: the source of a pattern. */
const anyOf = (...names: Pattern[]): string =>
  names
    .flatMap((name) => inEveryLanguage((texts) => texts[name]))
    .filter(Boolean)
    .join('|');

/** A pattern of a whole word that says something in any language. */
export const whole = (...names: Pattern[]): RegExp => new RegExp(`^(?:${anyOf(...names)})$`, 'iu');

const NUMBER = `${WHOLE}(?:\\.\\d{1,2})?`;
const TIMES = anyOf('thousand', 'lakh', 'crore', 'million');
/** An amount: four groups. */
const AMOUNT = `(?:(${RUPEES}|${DIRHAMS})\\s*)?(${NUMBER})(?:\\s*(${TIMES})(?!\\p{L}))?(?:\\s*(${RUPEES}|${DIRHAMS}|/-)(?![\\p{L}\\p{N}]))?`;

const [MOST, LEAST, ABOUT] = [anyOf('most'), anyOf('least'), anyOf('about')];
const [WEAK_MOST, WEAK_LEAST] = [anyOf('weakMost'), anyOf('weakLeast')];
const [OR_LESS, OR_MORE] = [anyOf('orLess'), anyOf('orMore')];

const LEADS = `(?:(?:${anyOf('priced')})[\\s:]+)*`;
const START = `(?<![\\p{L}\\p{N}.,/+#$€£-])(?<!(?:usd|eur|gbp|size)\\s*)`;
const END = `(?![\\p{L}\\p{M}\\p{N}%]|[.,/-]\\p{N}|\\s*(?:[$€£]|(?:${anyOf('otherUnits')})(?!\\p{L})))`;

/** One saying of a price, whose groups `limitsOf` takes apart. */
export const CLAUSE = new RegExp(
  `${START}${LEADS}(?:` +
    `(?:(${anyOf('between', 'from')})\\s*)?${AMOUNT}\\s*(${anyOf('to', 'and')}|-|–|—)\\s*${AMOUNT}|` +
    `(?:(${MOST})|(${LEAST})|(${WEAK_MOST})|(${WEAK_LEAST})|(${ABOUT}))(?: price)?(?: of)?[\\s:]*${AMOUNT}|` +
    `${AMOUNT}(?:\\s*(?:(${OR_LESS})|(${OR_MORE})|(\\+|plus)|(max(?:imum)?)))?` +
    `)${END}`,
  'giu',
);

/** What must not stand alone right before a price. */
export const DANGLING_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${MOST}|${LEAST}|${anyOf('between')}|from|to|-)\\s*$`,
  'iu',
);
/** The same right after a price. */
export const DANGLING_AFTER = /^\s*(?:to|till|-|–|—)\s*(?:$|\p{N})/iu;
