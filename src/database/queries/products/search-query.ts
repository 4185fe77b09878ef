import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { inlineNumber, once } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { category } from '../../schema/catalogue.ts';
import { product } from '../../schema/product.ts';
import { SEARCH_CAP } from '../lists/paging.ts';
import { isPublic } from './is-public.ts';
import { type Sample, sampleFor } from './search-samples.ts';
import type { MatchKind } from './take-by-priority.ts';

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
  /** Pattern to find anywhere in folded brand and name, or null where the words suffice. */
  part: string | null;
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
type SearchTerm = {
  /** As typed, without case and accents. */
  word: string;
  /** Its text-search query. */
  query: string;
  /** The nearest known words, by which it was replaced; empty where it begins a known word. */
  nearest: string[];
  /** How many products have the most frequent word that is meant; 0 where none has any. */
  products: number;
};

const MOST_WORDS = 8;
/** A beginning of more words than this is searched as a beginning. */
const MOST_KNOWN = 8;
const SHORTEST_PART = 3;

/** What a statement's text depends on. */
export type SearchShape = {
  /** Whether the known words are the words as typed. */
  isExact: boolean;
  hasPart: boolean;
  sample: Sample | null;
};

/** The texts of a search, or placeholders for them. */
export type SearchTerms = { [Text in 'words' | 'known' | 'exact']: string | Placeholder } & {
  part: string | Placeholder | null;
  sample: Sample | null;
};

/** Returns what a statement's text depends on. */
export const searchShape = ({ known, exact, part, sample }: SearchQuery): SearchShape => ({
  isExact: known === exact,
  hasPart: part !== null,
  sample,
});

/** Returns placeholders for the texts of a search, named as in a {@link SearchQuery}. */
export function searchTerms({ isExact, hasPart, sample }: SearchShape): SearchTerms {
  const exact = sql.placeholder('exact');
  return {
    words: sql.placeholder('words'),
    known: isExact ? exact : sql.placeholder('known'),
    exact,
    part: hasPart ? sql.placeholder('part') : null,
    sample,
  };
}

/** Returns the words of a search text, in any script. */
function wordsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => word.slice(0, 40));
}

/**
 * A typed word with known words that begin so, one more than are used, or with its nearest words where
 * none begins so. How many products have the word itself, the most frequent of the others, and any
 * words.
 */
type Typed = {
  word: string;
  known: string[];
  nearest: string[];
  whole: number;
  most: number;
  all: number;
};

/** A placeholder for each word, as of an array PostgreSQL expects so many that it plans each search anew. */
const typedWords = (number: number): SQL => {
  const rows = Array.from({ length: number }, (_, place) => {
    const word = sql.placeholder(`word${place}`);
    return sql`(${word}::text, ${inlineNumber(place)})`;
  });
  return sql`(select ${once(sql`folded(w.word)`)} as word, place
    from (values ${sql.join(rows, sql`, `)}) as w (word, place)) typed`;
};

const knownWords = preparedQuery('known_words', (db, number: number) =>
  db
    .select({
      word: sql<string>`word`,
      known: sql<string[]>`coalesce(known, '{}')`,
      nearest: sql<string[]>`nearest`,
      whole: sql<number>`coalesce(whole, 0)`,
      most: sql<number>`case when exists (select from hidden_place) then 0
        else coalesce(most, (select max(products) from search_word
          where search_word.word = any(nearest)), 0) end`,
      all: sql<number>`(select coalesce(sum(rows), 0)::int from row_count where name = 'product')`,
    })
    .from(sql`${typedWords(number)},
      lateral (
        select array_agg(begun.word) as known, max(products) as most,
               max(products) filter (where begun.word = typed.word) as whole from (
          select known.word, products from word_counted known
            where known.word ~>=~ typed.word and known.word ~<~ (typed.word || chr(1114111))
              and products > 0 limit ${inlineNumber(MOST_KNOWN + 1)}) begun) k,
      lateral (
        select case when known is null then array(select nearest_words(word)) else '{}' end
          as nearest) n`)
    .orderBy(sql`place`),
);

/**
 * Parses a search text; returns null where it contains no word. A word that begins no known word is
 * replaced by its nearest ones, so that one or two typing slips are forgiven.
 */
export async function readSearch(db: Database, text: string): Promise<SearchQuery | null> {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const values = Object.fromEntries(words.map((word, place) => [`word${place}`, word]));
  const read = await knownWords(db, words.length).execute(values);
  // Combining marks without a letter, for example, fold into nothing.
  const typed = read.filter(({ word }) => word !== '');
  if (typed.length === 0) return null;
  const part = typed.map(({ word }) => word).join(' ');
  // Several words are searched as one part only where one of them is the end of a word, or
  // mistyped.
  const hasUnknown = typed.some(({ known }) => known.length === 0);
  return {
    words: typed.map(begun).join(' & '),
    known: typed.map(meant).join(' & '),
    exact: typed.map(({ word }) => quoted(word)).join(' & '),
    part: part.length >= SHORTEST_PART && (typed.length === 1 || hasUnknown) ? `%${part}%` : null,
    isGuess: typed.some(({ nearest }) => nearest.length > 0),
    terms: typed.map(termOf),
    atLeast: typed.length === 1 ? Math.max(...typed.map(({ most }) => most)) : 0,
    sample: sampleFor(typed),
  };
}

const termOf = (typed: Typed): SearchTerm => {
  const { word, nearest, most } = typed;
  return { word, query: begun(typed), nearest, products: most };
};

const quoted = (word: string) => `'${word.replace(/['\\]/g, ' ')}'`;

const anyOf = (words: string[]) =>
  words.length === 1 ? words.map(quoted).join('') : `(${words.map(quoted).join(' | ')})`;

const begun = ({ word, nearest }: Typed) =>
  nearest.length > 0 ? anyOf(nearest) : `${quoted(word)}:*`;

/** Only plain words may replace a beginning: others are split again by the parser. */
function meant(typed: Typed): string {
  const words = [...new Set([typed.word, ...typed.known])];
  const isPlain = words.every((word) => /^[\p{L}\p{Nd}]+$/u.test(word));
  const areAll = typed.known.length > 0 && typed.known.length <= MOST_KNOWN;
  return areAll && isPlain ? anyOf(words) : begun(typed);
}

const headlineText = sql`folded(${product.brand} || ' ' || ${product.name})`;

/**
 * The condition for products with every word somewhere, or with the text as typed inside brand and
 * name.
 */
export function matches(search: SearchTerms): SQL {
  const byWords = sql`${product.document} @@ to_tsquery('simple', ${search.known})`;
  return search.part === null ? byWords : sql`(${byWords} or ${headlineText} like ${search.part})`;
}

/** Like {@link matches}, in brand and name alone, as the back offices search. */
export function matchesHeadline(search: SearchTerms): SQL {
  const byWords = sql`${product.headline} @@ to_tsquery('simple', ${search.words})`;
  return search.part === null ? byWords : sql`(${byWords} or ${headlineText} like ${search.part})`;
}

const queryOf = (query: string | Placeholder) => once(sql`to_tsquery('simple', ${query})`);
const hasPart = (part: string | Placeholder) =>
  sql`${headlineText} like ${once(sql`${part}::text`)}`;

/**
 * The newest published products (of each row of `places` where given), to be searched instead of
 * all.
 */
function newest(most: number, places?: SQL): SQL {
  const columns = sql.join(Object.values(getTableColumns(product)), sql`, `);
  const rows = sql`(select ${columns} from ${product}
    where ${isPublic}${places && sql` and ${product.categoryId} = place.id`}
    order by ${product.createdAt} desc, ${product.id} desc limit ${inlineNumber(most)}) as ${product}`;
  return places === undefined ? rows : sql`${places} as place cross join lateral ${rows}`;
}

/** The kind that is named so in whole words. */
const wholeKinds = (search: SearchTerms): MatchKind[] => [
  ...inSample(search, 'exact', search.exact),
  { is: sql`${product.headline} @@ ${queryOf(search.exact)}` },
];

function otherKinds(search: SearchTerms): MatchKind[] {
  const { known, exact, part } = search;
  const categories = sql`(select ${category.id} as id from ${category}
    where to_tsvector('simple', folded(${category.name})) @@ ${queryOf(known)})`;
  return [
    ...(known === exact ? [] : inSample(search, 'known', known)),
    ...(known === exact ? [] : [{ is: sql`${product.headline} @@ ${queryOf(known)}` }]),
    ...(part === null ? [] : [{ is: hasPart(part), isSlow: true }]),
    { is: sql`true`, among: newest(SEARCH_CAP, categories) },
    { is: sql`${product.document} @@ ${queryOf(known)}` },
  ];
}

/** The same kind among the products of a sample, before it is looked for among all. */
function inSample(
  { sample }: SearchTerms,
  of: Sample['of'],
  query: string | Placeholder,
): MatchKind[] {
  if (sample?.of !== of) return [];
  const within = sql`${product.id} < ${sql.raw(`'${sample.below}'`)}`;
  return [{ is: sql`(${product.headline} @@ ${queryOf(query)} and ${within})` }];
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
  ...inSample(search, 'known', search.words),
  { is: sql`${product.headline} @@ ${queryOf(search.words)}` },
  ...(search.part === null ? [] : [{ is: hasPart(search.part), isSlow: true }]),
];

/**
 * The relevance of a product, higher is better: whole words before beginnings, brand and name
 * before taxonomy before seller.
 */
export function relevance(search: SearchTerms): SQL {
  return sql`(ts_rank(${product.document}, ${queryOf(search.words)})
    + 2 * ts_rank(${product.document}, ${queryOf(search.exact)}))`;
}
