import type { SearchReading } from '#contracts/search.ts';
import type { Database } from '#database/database.ts';
import { whichFinds } from '#database/queries/reading/which-finds.ts';
import { readSearch } from '#database/queries/searches/read-search.ts';
import type { SearchTerm } from '#database/queries/searches/search-query.ts';
import { attributesOf, type OtherWay, otherWays, textOf } from './attempts.ts';
import { type Asked, type QueryReading, readQuery } from './read-query.ts';

/** How a query is answered: how many there are of all, and by which words they were found. */
export type Answering<Query, Found> = {
  find: (query: Query) => Promise<Found>;
  totalOf: (found: Found) => number | null | undefined;
  termsOf?: (found: Found) => readonly SearchTerm[] | undefined;
  /** Where nothing is found, what comes nearest is. */
  nearest?: boolean;
};

export type Searched<Query, Found> = {
  found: Found;
  /** Every query that the answer depends on. */
  queries: Query[];
  search: SearchReading | null;
  /** The words by which facets are counted, where labels of values were searched besides. */
  words: string | null;
};

/**
 * Answers a query whose text is read: prices, places and values of attributes in it become filters. Where
 * that finds nothing, the words are searched as they stand.
 */
export async function searchProducts<Query extends Asked, Found>(
  db: Database,
  asked: Query,
  answering: Answering<Query, Found>,
): Promise<Searched<Query, Found>> {
  const { find, totalOf, termsOf, nearest = false } = answering;
  const { q } = asked;
  if (!q) return { found: await find(asked), queries: [asked], search: null, words: null };
  const reading = await readQuery(db, q, asked);
  const query: Query = {
    ...asked,
    ...reading.ofPrice,
    ...reading.ofPlaces,
    ...attributesOf(asked, reading),
    q: reading.sought || undefined,
  };
  const found = await find(query);
  const queries = [query, ...(reading.looked ? [{ ...query, ...reading.looked }] : [])];
  if (totalOf(found) !== 0) {
    const words = reading.words === reading.sought ? null : reading.words;
    return { found, queries, search: described(reading, termsOf?.(found)), words };
  }
  let ways = await waysFor(db, { ...asked, q }, reading, nearest);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const at = await whichFinds(db, ways);
    const way = at === null ? undefined : ways[at];
    if (way === undefined) break;
    const other: Query = { ...asked, ...way.filters, q: way.q || undefined };
    const instead = await find(other);
    queries.push(other);
    if (totalOf(instead) !== 0) {
      const search = described({ ...way, words: way.q }, termsOf?.(instead), way.nearest);
      return { found: instead, queries, search, words: null };
    }
    ways = ways.slice(ways.indexOf(way) + 1);
  }
  return { found, queries, search: described(reading), words: null };
}

/** A way is tried by the beginnings of its words, and may find less once they are searched as typed. */
const MOST_TRIES = 3;

async function waysFor(
  db: Database,
  asked: Asked & { q: string },
  reading: QueryReading,
  nearest: boolean,
): Promise<OtherWay[]> {
  const { price, places, attributes } = reading;
  const isRead = price !== null || places.length > 0 || attributes.length > 0;
  if (!isRead && !nearest) return [];
  const terms = (await readSearch(db, asked.q))?.terms ?? [];
  return otherWays(asked, reading, terms, nearest);
}

/** Returns how a search was read, null where its words are searched as they stand. */
function described(
  {
    words,
    price,
    places,
    attributes,
  }: Pick<QueryReading, 'words' | 'price' | 'places' | 'attributes'>,
  terms: readonly SearchTerm[] = [],
  nearest: string | null = null,
): SearchReading | null {
  const isMended = nearest === null && terms.some((term) => term.nearest.length > 0);
  const mended = isMended ? textOf(terms) : null;
  const isRead = price !== null || places.length > 0 || attributes.length > 0;
  const isPlain = !isRead && mended === null && nearest === null;
  return isPlain ? null : { words, price, places, attributes, mended, nearest };
}
