import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { inlineNumber, once } from '../../planner.ts';
import { listing } from '../../schema/products/listing.ts';
import { namesOf, product } from '../../schema/products/product.ts';

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
  /** For products that have every word, or what it means, in brand, name or taxonomy. */
  named: string;
  /** For products that are not found though they have the words, if any are left out. */
  unlike: string | null;
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
};

/** One word of a search. */
export type SearchTerm = {
  /** As typed, without case and accents. */
  word: string;
  /** Its text-search query. */
  query: string;
  /** The nearest known words, by which it was replaced; empty where it begins a known word. */
  nearest: string[];
  /** How many products have the word itself. */
  whole: number;
  /** How many products have the most frequent word that is meant; 0 where none has any. */
  products: number;
};

/** What a statement's text depends on. */
export type SearchShape = {
  /** Whether the known words are the words as typed. */
  isExact: boolean;
  part: 'text' | 'number' | 'number-and-words' | null;
  hasCode: boolean;
  hasUnlike: boolean;
};

type Texts = 'words' | 'known' | 'exact' | 'anyWord' | 'anyWhole' | 'named';

/** The texts of a search, or placeholders for them. */
export type SearchTerms = { [Text in Texts]: string | Placeholder } & {
  part: string | Placeholder | null;
  isNumber: boolean;
  rest: string | Placeholder | null;
  code: string | Placeholder | null;
  unlike: string | Placeholder | null;
};

/** Returns what a statement's text depends on. */
export const searchShape = (search: SearchQuery): SearchShape => ({
  isExact: search.known === search.exact,
  part: partShape(search),
  hasCode: search.code !== null,
  hasUnlike: search.unlike !== null,
});

function partShape({ part, isNumber, rest }: SearchQuery): SearchShape['part'] {
  if (part === null) return null;
  if (!isNumber) return 'text';
  return rest === null ? 'number' : 'number-and-words';
}

/** Returns placeholders for the texts of a search, named as in a {@link SearchQuery}. */
export function searchTerms({ isExact, part, hasCode, hasUnlike }: SearchShape): SearchTerms {
  const exact = sql.placeholder('exact');
  return {
    words: sql.placeholder('words'),
    known: isExact ? exact : sql.placeholder('known'),
    exact,
    anyWord: sql.placeholder('anyWord'),
    anyWhole: sql.placeholder('anyWhole'),
    named: sql.placeholder('named'),
    part: part === null ? null : sql.placeholder('part'),
    isNumber: part !== null && part !== 'text',
    rest: part === 'number-and-words' ? sql.placeholder('rest') : null,
    code: hasCode ? sql.placeholder('code') : null,
    unlike: hasUnlike ? sql.placeholder('unlike') : null,
  };
}

const headlineText = sql`folded(${namesOf(product)})`;
const numberText = sql`squeezed(${namesOf(product)})`;

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
export function isFound(search: SearchTerms): SQL {
  const byWords = sql`${product.document} @@ ${search.known}::text::tsquery`;
  const byPart = partIn(search, (value) => sql`${value}::text`);
  const others = [...(byPart === null ? [] : [byPart]), ...codeIs(search)];
  const is = others.length === 0 ? byWords : sql`(${sql.join([byWords, ...others], sql` or `)})`;
  return sql`${is}${butNot(search)}`;
}

const butNot = ({ unlike }: SearchTerms): SQL =>
  unlike === null ? sql`` : sql` and not ${product.document} @@ ${unlike}::text::tsquery`;

/** The condition that a product's id begins so. A SKU is the beginning of an id, and has an index. */
export function idBegins(code: Value): SQL {
  const sku = sql`substr(${product.id}, 1, 8)`;
  const begun = sql`left(${code}::text, 8)`;
  return sql`(${sku} ~>=~ ${once(begun)} and ${sku} ~<~ ${once(sql`${begun} || chr(1114111)`)}
    and starts_with(${product.id}, ${code}::text))`;
}

const codeIs = ({ code }: SearchTerms): SQL[] => (code === null ? [] : [idBegins(code)]);

/** Like {@link isFound}, in brand and name alone, as the back offices search. */
export function matchesHeadline(search: SearchTerms): SQL {
  const byWords = sql`${product.headline} @@ ${search.words}::text::tsquery`;
  const byPart = partIn(search, (value) => sql`${value}::text`);
  return byPart === null ? byWords : sql`(${byWords} or ${byPart})`;
}

const queryOf = (query: Value) => once(sql`${query}::text::tsquery`);

/** A way to match a search, whose products no other way meets, and how well they match: the higher the better. */
export type MatchArm = { from: SQL; is: SQL; rank: SQL };

/**
 * The ways to match a search, the better first: by whole words of brand and name, by beginnings and other forms of
 * these, and by the other words of a product, a part of brand and name, such as of a model number, or its code.
 */
export function matchArms(search: SearchTerms): MatchArm[] {
  const named = [search.exact, ...(search.known === search.exact ? [] : [search.known])].map(
    queryOf,
  );
  const byPart = partIn(search, (value) => once(sql`${value}::text`));
  const [byCode] = codeIs(search);
  const others = [sql`${product.document} @@ ${named.at(-1)}`, byPart, byCode].filter(
    (way) => way != null,
  );
  // Always by what the arms above match, where words have no positions: a phrase in a name is found by the last arm alone.
  const butNamed = (queries: SQL[]) =>
    sql.join(queries.map((query) => sql` and not ${listing.headline} @@ ${query}`));
  const arms: MatchArm[] = [
    ...named.map((query, at) => ({
      // The words of brand and name stand in `listing` too.
      from: search.unlike === null ? sql`${listing}` : joined,
      is: sql`${listing.headline} @@ ${query}${butNamed(named.slice(0, at))}`,
      rank: inlineNumber(2 - at),
    })),
    {
      from: joined,
      is: sql`(${sql.join(others, sql` or `)})${butNamed(named)}`,
      rank: sql`greatest(0${byPart ? sql`, (${byPart})::int` : sql``}${byCode ? sql`, 3 * (${byCode})::int` : sql``})`,
    },
  ];
  return arms.map(({ is, ...arm }) => ({ ...arm, is: sql`${is}${butNot(search)}` }));
}

const joined = sql`${product} join ${listing} on ${listing.id} = ${product.id}`;

/**
 * The relevance of a product, higher is better: the sum over the words, whole ones before beginnings and
 * synonyms, brand and name before taxonomy before seller before description; what is named so, or by a synonym, before
 * what only says the words, and what is named as typed before what is named so in the other number.
 */
export function relevance(search: SearchTerms): SQL {
  const ofCode = sql.join(codeIs(search).map((is) => sql` + 100 * ${is}::int`));
  return sql`(ts_rank(${product.document}, ${queryOf(search.anyWord)})
    + 5 * ts_rank(${product.document}, ${queryOf(search.anyWhole)})
    + (${product.document} @@ ${queryOf(search.named)})::int
    + (${product.headline} @@ ${queryOf(search.exact)})::int${ofCode})`;
}
