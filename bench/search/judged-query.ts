import type { Piece } from './catalogues/catalogue.ts';

/** The classes of queries, each of which is printed by itself. */
export const classes = [
  'whole names',
  'brand',
  'brand and kind',
  'model numbers, whole',
  'model numbers, in part',
  'model numbers, other separators',
  'SKU',
  'back office: SKU, article number, id',
  'one letter wrong, missing or doubled',
  'transpositions',
  'mixed case',
  'accents',
  'plurals',
  'synonyms',
  'colours and materials',
  'colour families',
  'attributes',
  'descriptions',
  'sellers',
  'categories and types',
  'price words',
  'other order of words',
  'words still being typed',
  'a word that nothing has',
  'Arabic',
  'Hindi',
  'audience',
  'kinds of things',
  'Hindi forms',
  'other scripts',
] as const;
export type QueryClass = (typeof classes)[number];

/**
 * A query and which pieces a person would accept for it. `wrong` are those that such a person would
 * not forgive among the first five, such as one above the price asked for.
 */
export type JudgedQuery = {
  class: QueryClass;
  text: string;
  isRight: (piece: Piece) => boolean;
  isWrong?: (piece: Piece) => boolean;
  /** Where it is typed: the shop's search unless told otherwise. */
  door?: 'admin';
};

type Rule = JudgedQuery['isRight'];

/** The pieces with these keys. */
export const only = (...keys: string[]): Rule => {
  const wanted = new Set(keys);
  return ({ key }) => wanted.has(key);
};

export const all =
  (...rules: Rule[]): Rule =>
  (piece) =>
    rules.every((rule) => rule(piece));
export const any =
  (...rules: Rule[]): Rule =>
  (piece) =>
    rules.some((rule) => rule(piece));

export const brand =
  (name: string): Rule =>
  (piece) =>
    piece.brand === name;
export const soldBy =
  (name: string): Rule =>
  (piece) =>
    piece.seller === name;
/** In the category, sub-category or type of this name. */
export const under =
  (...names: string[]): Rule =>
  (piece) =>
    [piece.category, piece.subCategory, piece.type].some((name) => names.includes(name));

/** Whose name or description has one of the words, whole. */
export const says = (...words: string[]): Rule => {
  const pattern = wordsPattern(words);
  return ({ name, description }) => pattern.test(`${name} ${description}`);
};
/** Whose name has one of the words, whole. */
export const named = (...words: string[]): Rule => {
  const pattern = wordsPattern(words);
  return ({ name }) => pattern.test(name);
};

const wordsPattern = (words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** That has one of the values of an attribute: a number, a label, or a size that can be had. */
export const has =
  (attribute: string, ...values: (string | number)[]): Rule =>
  ({ details }) =>
    [details[attribute]].flat().some((item: unknown) => {
      const isSize = typeof item === 'object' && item !== null && 'choice' in item;
      if (isSize)
        return 'available' in item && item.available === true && values.includes(`${item.choice}`);
      return values.includes(item as string);
    });

type Currency = 'INR' | 'AED';

/** Whose price is within both bounds. */
export const costs =
  (from: number, to: number, currency: Currency = 'INR'): Rule =>
  (piece) =>
    piece[currency] >= from && piece[currency] <= to;

/** Queries of one class: what is typed, and what is right. */
export const judged = (kind: QueryClass, rows: Record<string, Rule>): JudgedQuery[] =>
  Object.entries(rows).map(([text, isRight]) => ({ class: kind, text, isRight }));

/** Queries whose words several things have, and only one of these is meant: nothing shown may be another. */
export const strictly = (kind: QueryClass, rows: Record<string, Rule>): JudgedQuery[] =>
  judged(kind, rows).map((query) => ({ ...query, isWrong: (piece) => !query.isRight(piece) }));

/** Queries that name a price, which nothing shown may break. */
export const priced = (rows: Record<string, { are: Rule; price: Rule }>): JudgedQuery[] =>
  Object.entries(rows).map(([text, { are, price }]) => ({
    class: 'price words',
    text,
    isRight: all(are, price),
    isWrong: (piece) => !price(piece),
  }));
