import { withLatinDigits } from '#contracts/typed/digits.ts';

/** Marks that are nothing to a search: accents, Arabic vowels and stretching, nukta, and what has no width. */
const NOTHING =
  /(?:[\u0300-\u036f]|[\u00ad\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u093c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff])+/gu;

/** Letters that are one to a search, each group with the one that stands for it in front. */
const ALIKE = [
  ...['\u0627\u0671', '\u064a\u0649\u06cc\u06d2', '\u0647\u0629\u06be\u06c1\u06c3\u06d5'],
  ...['\u0643\u06a9\u06aa', '\u0902\u0901', 'oø', 'lł', 'dđð', 'hħ', 'iı', 'tŧ'],
];
const LETTERS = new Map<string, string>([
  ...ALIKE.flatMap(([one = '', ...others]) => others.map((other) => [other, one] as const)),
  ...([
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['þ', 'th'],
    ['ŋ', 'n'],
    ['ĳ', 'ij'],
  ] as const),
]);
const OTHER_LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

/** Devanagari's nasals before a letter of their own row, which the dot (anusvara) is written for too. */
const NASAL =
  /\u0919\u094d(?=[\u0915-\u0918])|\u091e\u094d(?=[\u091a-\u091d])|\u0923\u094d(?=[\u091f-\u0922])|\u0928\u094d(?=[\u0924-\u0927])|\u092e\u094d(?=[\u092a-\u092d])/gu;

/** Arabic letters in the shape that they have at the beginning, in the middle or at the end of a word, as some PDFs have them. */
const SHAPED = /[\ufb50-\ufdfb\ufe70-\ufefc]/u;

/** Returns a text without case and accents, as the database folds the words that it searches. */
export const folded = (text: string): string =>
  withLatinDigits(
    (SHAPED.test(text) ? text.normalize('NFKC') : text)
      .normalize('NFD')
      .toLowerCase()
      .replace(NOTHING, ''),
  )
    .replace(OTHER_LETTER, (letter) => LETTERS.get(letter) ?? letter)
    .replace(NASAL, '\u0902')
    .normalize('NFC');
