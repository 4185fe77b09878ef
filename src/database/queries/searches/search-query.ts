import { type AnyColumn, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { inlineNumber, once } from '../../planner.ts';
import { category } from '../../schema/catalogue.ts';
import { newestFirst, product } from '../../schema/products/product.ts';
import { isInSample } from '../../schema/samples.ts';
import { SEARCH_CAP } from '../lists/paging.ts';
import { isPublic } from '../products/is-public.ts';
import type { Sample } from '../products/search/search-samples.ts';
import type { MatchKind } from '../products/take-by-priority.ts';

/** A parsed search: text-search queries, and the folded text for parts of words. */
export type SearchQuery = {
  /**
   * Every word typed, as a beginning of words; mistyped ones as the words that were likely meant.
   */
  words: string;
  /**
   * The same for published products, with a beginning of few known words replaced by these, which
   * is found much sooner.
   */
  known: string;
  /** The words as typed, whole: exact matches come first. */
  exact: string;
  /** For products that have any of the words, begun, or whole in either number. */
  anyWord: string;
  anyWhole: string;
  /**
   * Pattern to find anywhere in folded brand and name, or null where the words suffice. A number is
   * found there whatever stands between its letters and digits, beside `rest`, a query for the other
   * words.
   */
  part: string | null;
  isNumber: boolean;
  rest: string | null;
  /** The text as a beginning of ids, which a SKU is, where a published product has such a one. */
  code: string | null;
  /** A word was unknown and replaced by its nearest ones. */
  isGuess: boolean;
  /** Each word typed, in its order. */
  terms: SearchTerm[];
  /** A lower limit of the matching published products, without filters. */
  atLeast: number;
  /** Where a part of all products is expected to have as many matches as are counted. */
  sample: Sample | null;
};

/** One word of a search. */
export type SearchTerm = {
  /** As typed, without case and accents. */
  word: string;
  /** Its text-search query. */
  query: string;
  /** The nearest known words, by which it was replaced; empty where it begins a known word. */
  nearest: string[];
  /** How many products have the most frequent word that is meant; 0 where none has any. */
  products: number;
};

/** What a statement's text depends on. */
export type SearchShape = {
  /** Whether the known words are the words as typed. */
  isExact: boolean;
  /** Few products have one of the words. */
  isRare: boolean;
  part: 'text' | 'number' | 'number-and-words' | null;
  hasCode: boolean;
  sample: Sample | null;
};

type Texts = 'words' | 'known' | 'exact' | 'anyWord' | 'anyWhole';

/** The texts of a search, or placeholders for them. */
export type SearchTerms = { [Text in Texts]: string | Placeholder } & {
  part: string | Placeholder | null;
  isNumber: boolean;
  rest: string | Placeholder | null;
  code: string | Placeholder | null;
  sample: Sample | null;
};

/** So few products are sooner found by a word than by their category or price. */
const FEW = 5_000;

/** Returns what a statement's text depends on. */
export const searchShape = (search: SearchQuery): SearchShape => ({
  isExact: search.known === search.exact,
  isRare: search.terms.some(({ products }) => products < FEW),
  part: partShape(search),
  hasCode: search.code !== null,
  sample: search.sample,
});

function partShape({ part, isNumber, rest }: SearchQuery): SearchShape['part'] {
  if (part === null) return null;
  if (!isNumber) return 'text';
  return rest === null ? 'number' : 'number-and-words';
}

/** Returns placeholders for the texts of a search, named as in a {@link SearchQuery}. */
export function searchTerms({ isExact, part, hasCode, sample }: SearchShape): SearchTerms {
  const exact = sql.placeholder('exact');
  return {
    words: sql.placeholder('words'),
    known: isExact ? exact : sql.placeholder('known'),
    exact,
    anyWord: sql.placeholder('anyWord'),
    anyWhole: sql.placeholder('anyWhole'),
    part: part === null ? null : sql.placeholder('part'),
    isNumber: part !== null && part !== 'text',
    rest: part === 'number-and-words' ? sql.placeholder('rest') : null,
    code: hasCode ? sql.placeholder('code') : null,
    sample,
  };
}

const headlineText = sql`folded(${product.brand} || ' ' || ${product.name})`;
const numberText = sql`squeezed(${product.brand} || ' ' || ${product.name})`;

type Value = string | Placeholder;

/** The condition that brand and name have the part, where there is one. */
function partIn({ part, isNumber, rest }: SearchTerms, text: (value: Value) => SQL): SQL | null {
  if (part === null) return null;
  if (!isNumber) return sql`${headlineText} like ${text(part)}`;
  const besides = rest === null ? sql`` : sql` and ${product.headline} @@ ${text(rest)}::tsquery`;
  return sql`(${product.name} ~ '[0-9]' and ${numberText} like ${text(part)}${besides})`;
}

/**
 * The condition for products with every word somewhere, or with the text as typed inside brand and
 * name.
 */
export function matches(search: SearchTerms): SQL {
  const byWords = sql`${product.document} @@ ${search.known}::text::tsquery`;
  const byPart = partIn(search, (value) => sql`${value}::text`);
  const others = [...(byPart === null ? [] : [byPart]), ...codeIs(search)];
  return others.length === 0 ? byWords : sql`(${sql.join([byWords, ...others], sql` or `)})`;
}

/** The condition that a text column, indexed by its beginnings, begins so. */
export const beginsWith = (column: AnyColumn, beginning: Value): SQL =>
  sql`(${column} ~>=~ ${once(sql`${beginning}::text`)} and ${column} ~<~ ${once(sql`(${beginning}::text || chr(1114111))`)})`;

const codeIs = ({ code }: SearchTerms): SQL[] =>
  code === null ? [] : [beginsWith(product.id, code)];

/** Like {@link matches}, in brand and name alone, as the back offices search. */
export function matchesHeadline(search: SearchTerms): SQL {
  const byWords = sql`${product.headline} @@ ${search.words}::text::tsquery`;
  const byPart = partIn(search, (value) => sql`${value}::text`);
  return byPart === null ? byWords : sql`(${byWords} or ${byPart})`;
}

const queryOf = (query: Value) => once(sql`${query}::text::tsquery`);

function partKinds(search: SearchTerms): MatchKind[] {
  const is = partIn(search, (value) => once(sql`${value}::text`));
  return is === null ? [] : [{ is, isSlow: true }];
}

/**
 * The newest published products (of each row of `places` where given), to be searched instead of
 * all.
 */
function newest(most: number, places?: SQL): SQL {
  const columns = sql.join(Object.values(getTableColumns(product)), sql`, `);
  const rows = sql`(select ${columns} from ${product}
    where ${isPublic}${places && sql` and ${product.categoryId} = place.id`}
    ${newestFirst} limit ${inlineNumber(most)}) as ${product}`;
  return places === undefined ? rows : sql`${places} as place cross join lateral ${rows}`;
}

/** The kind that is named so in whole words. */
const wholeKinds = (search: SearchTerms): MatchKind[] => [
  ...codeIs(search).map((is) => ({ is })),
  ...inSample(search, 'exact', product.headline, search.exact),
  { is: sql`${product.headline} @@ ${queryOf(search.exact)}` },
];

function otherKinds(search: SearchTerms): MatchKind[] {
  const { known, exact, sample } = search;
  const categories = sql`(select ${category.id} as id from ${category}
    where product_words(${category.name}, 'B') @@ ${queryOf(known)})`;
  const isFrequent = sample !== null;
  return [
    ...(known === exact ? [] : inSample(search, 'known', product.headline, known)),
    ...(known === exact ? [] : [{ is: sql`${product.headline} @@ ${queryOf(known)}` }]),
    ...(isFrequent ? inSample(search, sample.of, product.document, known) : []),
    ...partKinds(search),
    { is: sql`true`, among: newest(SEARCH_CAP, categories) },
    { is: sql`${product.document} @@ ${queryOf(known)}` },
  ];
}

/** The same kind among the products of a sample, before it is looked for among all. */
function inSample(
  { sample }: SearchTerms,
  of: Sample['of'],
  column: typeof product.headline | typeof product.document,
  query: Value,
): MatchKind[] {
  if (sample?.of !== of) return [];
  const within = isInSample(product, sample.below);
  return [{ is: sql`(${column} @@ ${queryOf(query)} and ${within})` }];
}

/**
 * The kinds of {@link matches}, best first: named so in whole words, in beginnings of words, or in
 * parts of words; in a category named so; sold by a seller or under a taxonomy entry named so.
 */
export const kindsOfMatches = (search: SearchTerms): MatchKind[] => [
  ...wholeKinds(search),
  ...otherKinds(search),
];

/** How many of the newest products are searched for a few matches. */
const NEWEST = 1_000;

/**
 * The kinds for suggestions. Names that begin with two letters are mostly found among the newest
 * products, much sooner than an index can list all.
 */
export function kindsOfHints(search: SearchTerms): MatchKind[] {
  const begun = { is: sql`${product.headline} @@ ${queryOf(search.known)}`, among: newest(NEWEST) };
  return [...wholeKinds(search), begun, ...otherKinds(search)];
}

/** The kinds of {@link matchesHeadline}. */
export const kindsOfHeadlines = (search: SearchTerms): MatchKind[] => [
  ...wholeKinds(search),
  ...inSample(search, 'known', product.headline, search.words),
  { is: sql`${product.headline} @@ ${queryOf(search.words)}` },
  ...partKinds(search),
];

/**
 * The relevance of a product, higher is better: the sum over the words, whole ones before beginnings and
 * synonyms, brand and name before taxonomy before seller before description; and what is named as typed
 * before what is named so in the other number.
 */
export function relevance(search: SearchTerms): SQL {
  const ofCode = sql.join(codeIs(search).map((is) => sql` + 100 * ${is}::int`));
  return sql`(ts_rank(${product.document}, ${queryOf(search.anyWord)})
    + 5 * ts_rank(${product.document}, ${queryOf(search.anyWhole)})
    + (${product.headline} @@ ${queryOf(search.exact)})::int${ofCode})`;
}
