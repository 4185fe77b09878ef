import type { SearchReading } from '#contracts/search.ts';
import type { Database } from '#database/database.ts';
import { whichFinds } from '#database/queries/reading/which-finds.ts';
import { readSearch } from '#database/queries/searches/read-search.ts';
import type { SearchTerm } from '#database/queries/searches/search-query.ts';
import { hasMeaning } from '#database/queries/searches/synonyms.ts';
import { readAudience } from '#domain/search/audience.ts';
import { knownBrandIn, slippedBrandIn } from '#domain/search/known-brands.ts';
import { readPrice } from '#domain/search/read-price.ts';
import { readReduced } from '#domain/search/reduced-words.ts';
import { isMeasured, valuePhrases } from '#domain/search/value-phrases.ts';
import { withoutFillers, withoutSpans, wordsIn } from '#domain/search/words.ts';
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
  search: SearchReading | null;
  /**
   * The query by which facets are counted: labels of values ("brown") are filtered by and searched as words too, for the order
   * of the list, and this query does without these words. Null where there are none.
   */
  unlabelled: Query | null;
};

/**
 * Answers a query whose text is read: prices, taxonomy entries and values of attributes in it become filters. Where
 * that finds nothing, the words are searched as they stand.
 */
export async function searchProducts<Query extends Asked, Found>(
  db: Database,
  asked: Query,
  answering: Answering<Query, Found>,
): Promise<Searched<Query, Found>> {
  const { find, totalOf, nearest = false } = answering;
  const { q } = asked;
  if (!q) return { found: await find(asked), search: null, unlabelled: null };
  const reduced = await searchReduced(db, { ...asked, q }, answering);
  if (reduced !== null) return reduced;
  const absent = nearest ? await absentBrand(db, q) : null;
  if (absent !== null) return searchNear(db, asked, absent, answering);
  const text = { ...asked, q };
  const tried = await findRead(db, text, answering);
  if (tried.answer !== null) return tried.answer;
  const forThem = nearest ? askedForThem(text) : null;
  // Words alone may be found where a size that was read is none ("9" of "size 9").
  if (forThem !== null && tried.reading.values.some(({ number }) => number !== null)) {
    const read = await findRead(db, forThem, answering);
    if (read.answer !== null) return read.answer;
  }
  const other = await findOther(db, text, tried, answering, false);
  if (!nearest || totalOf(other.found) !== 0) return other;
  if (forThem !== null) {
    const others = await searchRead(db, forThem, answering);
    if (totalOf(others.found) !== 0) return others;
  }
  return findOther(db, text, tried, answering, true);
}

const nothingRead: Omit<SearchReading, 'words'> = {
  ...{ price: null, entries: [], attributes: [], mended: null, nearest: null, absent: null },
};

/** Answers a text that asks for reduced pieces ("sale") by these; null where it does not, and where none of them is meant. */
async function searchReduced<Query extends Asked, Found>(
  db: Database,
  asked: Query & { q: string },
  answering: Answering<Query, Found>,
): Promise<Searched<Query, Found> | null> {
  const read = asked.discount === undefined ? readReduced(asked.q) : null;
  if (read === null) return null;
  const { words: reduced, rest } = read;
  const query: Query = { ...asked, q: rest || undefined, discount: 'true' };
  const answer = await searchProducts(db, query, answering);
  const search = answer.search ?? { ...nothingRead, words: rest };
  if (answering.totalOf(answer.found) === 0 || search.nearest !== null) return null;
  const price = search.price && { ...search.price, rest: `${reduced} ${search.price.rest}`.trim() };
  return { ...answer, search: { ...search, price, reduced } };
}

/** Returns a search without the words that say for whom, of what is not for others; null where it does not say. */
function askedForThem<Query extends Asked>(asked: Query & { q: string }) {
  const audience = readAudience(asked.q);
  if (audience === null || audience.rest === '') return null;
  const { rest, unlike } = audience;
  const measures = valuePhrases(rest, []).filter(isMeasured);
  // As words: what is for others is told by words, and not by filters. Sizes are read all the same.
  const plain = wordsIn(withoutSpans(rest, measures.slice(0, 1))).map(({ word }) => word);
  return { ...asked, q: rest, unlike, plain };
}

/** A brand that people know and nobody sells here: its name, the other words, and what to show instead. */
type AbsentBrand = { name: string; rest: string; near: string };

/**
 * Returns the known brand that a text names, where some of its words are in no published product and it is no synonym; of one
 * with a slip in it, where none of them is, nor could be meant.
 */
async function absentBrand(db: Database, q: string): Promise<AbsentBrand | null> {
  const known = knownBrandIn(q);
  const brand = known ?? slippedBrandIn(q);
  if (brand === null) return null;
  const terms = (await readSearch(db, q.slice(brand.start, brand.end)))?.terms ?? [];
  const isAbsent =
    known === null
      ? terms.length > 0 && terms.every(({ products }) => products === 0)
      : terms.some(({ whole }) => whole === 0);
  if (!isAbsent || (known !== null && (await hasMeaning(db, known.name)))) return null;
  return { name: brand.name, rest: withoutFillers(withoutSpans(q, [brand])), near: brand.near };
}

/** Answers a query for a brand that nobody sells: by its other words, or by what the brand makes. */
async function searchNear<Query extends Asked, Found>(
  db: Database,
  asked: Query,
  { name: absent, rest, near }: AbsentBrand,
  answering: Answering<Query, Found>,
): Promise<Searched<Query, Found>> {
  // A price alone is asked for the goods that the brand makes.
  const isPriced = readPrice(rest)?.rest === '';
  const texts = [...(isPriced ? [`${near} ${rest}`] : []), ...(rest === '' ? [] : [rest]), near];
  for (const q of texts) {
    const { found, search } = await searchRead(db, { ...asked, q }, answering);
    if (answering.totalOf(found) === 0) continue;
    const read = search ?? { words: q, price: null, entries: [], attributes: [], mended: null };
    return { found, search: { ...read, mended: null, nearest: q, absent }, unlabelled: null };
  }
  const found = await answering.find({ ...asked, q: absent });
  const reading = { words: asked.q ?? '', price: null, entries: [], attributes: [] };
  return { found, search: { ...reading, mended: null, nearest: null, absent }, unlabelled: null };
}

/** Answers a text as it is read, else with its words as they stand; not by what is nearest. */
async function searchRead<Query extends Asked, Found>(
  db: Database,
  asked: Query & { q: string },
  answering: Answering<Query, Found>,
): Promise<Searched<Query, Found>> {
  const tried = await findRead(db, asked, answering);
  return tried.answer ?? findOther(db, asked, tried, answering, false);
}

/** How a text was read, and what that has found; `answer` is null where that is nothing. */
type Tried<Query, Found> = {
  reading: QueryReading;
  found: Found;
  answer: Searched<Query, Found> | null;
};

async function findRead<Query extends Asked, Found>(
  db: Database,
  asked: Query & { q: string },
  { find, totalOf, termsOf }: Answering<Query, Found>,
): Promise<Tried<Query, Found>> {
  const reading = await readQuery(db, asked.q, asked);
  const query: Query = {
    ...asked,
    ...reading.ofPrice,
    ...reading.ofTaxonomy,
    ...attributesOf(asked, reading),
    q: reading.sought || undefined,
  };
  const found = await find(query);
  if (totalOf(found) === 0) return { reading, found, answer: null };
  const isSame = reading.words === reading.sought;
  const unlabelled = isSame ? null : { ...query, q: reading.words || undefined };
  const search = described(reading, termsOf?.(found));
  return { reading, found, answer: { found, search, unlabelled } };
}

/** Tries a text that has found nothing in other ways; with `nearest` by what is nearest to it. */
async function findOther<Query extends Asked, Found>(
  db: Database,
  asked: Query & { q: string },
  { reading, found }: Tried<Query, Found>,
  { find, totalOf, termsOf }: Answering<Query, Found>,
  nearest: boolean,
): Promise<Searched<Query, Found>> {
  let ways = await waysFor(db, asked, reading, nearest);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const at = await whichFinds(db, ways);
    const way = at === null ? undefined : ways[at];
    if (way === undefined) break;
    const other: Query = { ...asked, ...way.filters, q: way.q || undefined };
    const instead = await find(other);
    if (totalOf(instead) !== 0) {
      const search = described({ ...way, words: way.q }, termsOf?.(instead), way.nearest);
      return { found: instead, search, unlabelled: null };
    }
    ways = ways.slice(ways.indexOf(way) + 1);
  }
  return { found, search: described(reading), unlabelled: null };
}

/** A way is tried by the beginnings of its words, and may find less once they are searched as typed. */
const MOST_TRIES = 3;

async function waysFor(
  db: Database,
  asked: Asked & { q: string },
  reading: QueryReading,
  nearest: boolean,
): Promise<OtherWay[]> {
  const { price, entries, attributes } = reading;
  const isRead = price !== null || entries.length > 0 || attributes.length > 0;
  if (!isRead && !nearest) return [];
  const search = await readSearch(db, asked.q);
  return search === null ? [] : otherWays(asked, reading, search, nearest);
}

/** Returns how a search was read, null where its words are searched as they stand. */
function described(
  {
    words,
    price,
    entries,
    attributes,
  }: Pick<QueryReading, 'words' | 'price' | 'entries' | 'attributes'>,
  terms: readonly SearchTerm[] = [],
  nearest: string | null = null,
): SearchReading | null {
  const isMended = nearest === null && terms.some((term) => term.nearest.length > 0);
  const mended = isMended ? textOf(terms) : null;
  const isRead = price !== null || entries.length > 0 || attributes.length > 0;
  const isPlain = !isRead && mended === null && nearest === null;
  return isPlain ? null : { words, price, entries, attributes, mended, nearest, absent: null };
}
