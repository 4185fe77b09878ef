import type { SearchReading } from '#contracts/search.ts';
import type { ListQuery } from '#database/catalogue/filters.ts';
import { type Listed, listProducts } from '#database/catalogue/find-products.ts';
import type { Answered } from '#database/catalogue/list-shape.ts';
import type { Database } from '#database/database.ts';
import { findAudienceChoices } from '#database/queries/reading/named-entries.ts';
import { whichFinds } from '#database/queries/reading/which-finds.ts';
import { readSearch } from '#database/queries/searches/read-search.ts';
import type { SearchTerm } from '#database/queries/searches/search-query.ts';
import { hasMeaning } from '#database/queries/searches/synonyms.ts';
import { labelsFor, readAudience } from '#domain/search/audience.ts';
import { folded } from '#domain/search/folded.ts';
import { knownBrandIn, slippedBrandIn } from '#domain/search/known-brands.ts';
import { readPrice } from '#domain/search/read-price.ts';
import { type Span, tidied, withoutSpans } from '#domain/search/spans.ts';
import { isMeasured, valuePhrases } from '#domain/search/value-phrases.ts';
import { readReduced, withoutFillers, wordsIn } from '#domain/search/words.ts';
import { attributesOf, type OtherWay, otherWays, textOf } from './attempts.ts';
import { type QueryReading, type ReadFilters, readQuery } from './read-query.ts';
import { searchedValue } from './value-filters.ts';

export type Searched = {
  found: Listed;
  search: SearchReading | null;
  /**
   * The query by which facets are counted: labels of values ("brown") are filtered by and searched as words too, for the order
   * of the list, and this query does without these words. Null where there are none.
   */
  unlabelled: ListQuery | null;
};

/**
 * Answers a query whose text is read: prices, taxonomy entries and values of attributes in it become filters. Where
 * that finds nothing, the words are searched as they stand.
 */
export async function searchProducts(
  db: Database,
  asked: ListQuery,
  answered: Answered,
  { nearest = false } = {},
): Promise<Searched> {
  const { q } = asked;
  if (!q) return { found: await listProducts(db, asked, answered), search: null, unlabelled: null };
  const reduced = await searchReduced(db, { ...asked, q }, answered, nearest);
  if (reduced !== null) return reduced;
  const absent = nearest ? await absentBrand(db, q) : null;
  if (absent !== null) return searchNear(db, asked, absent, answered);
  const text = { ...asked, q };
  const forThem = askedForThem(text);
  const chosen = await searchForWhom(db, text, answered, forThem);
  if (chosen !== null) return chosen;
  const tried = await findRead(db, text, answered);
  if (tried.answer !== null) return tried.answer;
  // Words alone may be found where a size that was read is none ("9" of "size 9").
  if (forThem !== null && tried.reading.values.some(({ number }) => number !== null)) {
    const read = await findRead(db, forThem, answered);
    if (read.answer !== null) return read.answer;
  }
  const other = await findOther(db, text, tried, answered, false);
  if (other.found.total !== 0) return other;
  if (forThem !== null) {
    const others = await searchRead(db, forThem, answered);
    if (others.found.total !== 0) return others;
  }
  return nearest ? findOther(db, text, tried, answered, true) : other;
}

const nothingRead: Omit<SearchReading, 'words'> = {
  ...{ price: null, entries: [], attributes: [], mended: null, nearest: null, absent: null },
};

/** Answers a text that asks for reduced products ("sale") by these; null where it does not, and where none of them is meant. */
async function searchReduced(
  db: Database,
  asked: ListQuery & { q: string },
  answered: Answered,
  nearest: boolean,
): Promise<Searched | null> {
  const read = asked.discount === undefined ? readReduced(asked.q) : null;
  if (read === null) return null;
  const { rest, ...reduced } = read;
  const query: ListQuery = { ...asked, q: rest || undefined, discount: 'true' };
  const answer = await searchProducts(db, query, answered, { nearest });
  const search = answer.search ?? { ...nothingRead, words: tidied(rest) };
  if (answer.found.total === 0 || search.nearest !== null) return null;
  return { ...answer, search: { ...search, reduced } };
}

/**
 * Answers a text that says for whom goods are by the choices of an attribute that does; null where it says nothing, or no
 * attribute does. Where more is found by leaving out what says that it is for others, that is the answer: not every product has
 * the attribute.
 */
async function searchForWhom(
  db: Database,
  asked: ListQuery & { q: string },
  answered: Answered,
  forThem: (ListQuery & { q: string }) | null,
): Promise<Searched | null> {
  const { attributes = [], plain = [] } = asked;
  const audience = readAudience(asked.q);
  if (audience === null) return null;
  const words = asked.q.slice(audience.start, audience.end);
  const choices = await findAudienceChoices(db, labelsFor(audience.audience));
  const isSaid = attributes.some(({ attribute }) => attribute === choices?.attribute);
  if (choices === null || isSaid || plain.includes(words)) return null;
  const { attribute, code, name, kind, label, ids } = choices;
  const query = {
    ...asked,
    ...{ q: audience.rest, attributes: [...attributes, { attribute, values: ids, asked: ids }] },
  };
  const { found, search, unlabelled } = await searchRead(db, query, answered);
  if (found.total === 0) return null;
  const within = filtersOf(search?.entries ?? []);
  const others = forThem && (await searchRead(db, { ...forThem, ...within }, answered));
  if (others !== null && (others.found.total ?? 0) > (found.total ?? 0)) return others;
  const value = { at: 0, attribute, code, name, kind, ...{ unit: '', scale: '', isMissed: false } };
  const values = [{ ...value, texts: ids, labels: [label] }];
  const said = searchedValue(asked.q, { ...audience, number: null, label: null, values });
  const read = search ?? { ...nothingRead, words: tidied(audience.rest) };
  return {
    ...{ found, unlabelled },
    search: { ...read, attributes: [...read.attributes, said] },
  };
}

const filtersOf = (entries: SearchReading['entries']): ReadFilters => {
  const idsOf = (kind: SearchReading['entries'][number]['kind']) =>
    entries.filter((entry) => entry.kind === kind).map(({ _id }) => _id);
  const [category, subCategory, [type]] = [
    idsOf('category'),
    idsOf('sub-category'),
    idsOf('product-type'),
  ];
  return {
    ...(category.length > 0 && { category }),
    ...(subCategory.length > 0 && { subCategory }),
    ...(type !== undefined && { type }),
  };
};

/** Takes "for men" or "for women" out of a search and leaves out products with the other's words (`unlike`); null where it says neither. */
function askedForThem(asked: ListQuery & { q: string }) {
  const audience = readAudience(asked.q);
  if (audience === null || audience.rest === '' || audience.unlike.length === 0) return null;
  const { rest, unlike } = audience;
  const measures = valuePhrases(rest, []).filter(isMeasured);
  // The rest is searched as words alone, but for a size.
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
  return {
    name: brand.name,
    rest: tidied(withoutFillers(withoutSpans(q, [brand]))),
    near: brand.near,
  };
}

/** Answers a query for a brand that nobody sells: by its other words, or by what the brand makes. */
async function searchNear(
  db: Database,
  asked: ListQuery,
  { name: absent, rest, near }: AbsentBrand,
  answered: Answered,
): Promise<Searched> {
  // A price alone is asked for the goods that the brand makes.
  const isPriced = readPrice(rest)?.rest === '';
  const texts = [...(isPriced ? [`${near} ${rest}`] : []), ...(rest === '' ? [] : [rest]), near];
  for (const q of texts) {
    const { found, search } = await searchRead(db, { ...asked, q }, answered);
    if (found.total === 0) continue;
    const read = search ?? { ...nothingRead, words: q };
    const other = { ...readInstead(read, () => []), mended: null, nearest: q, absent };
    return { found, search: other, unlabelled: null };
  }
  const found = await listProducts(db, { ...asked, q: absent }, answered);
  return { found, search: { ...nothingRead, words: asked.q ?? '', absent }, unlabelled: null };
}

/** Answers a text as it is read, else with its words as they stand; not by what is nearest. */
async function searchRead(
  db: Database,
  asked: ListQuery & { q: string },
  answered: Answered,
): Promise<Searched> {
  const tried = await findRead(db, asked, answered);
  return tried.answer ?? findOther(db, asked, tried, answered, false);
}

/** How a text was read, and what that has found; `answer` is null where that is nothing. */
type Tried = {
  reading: QueryReading;
  found: Listed;
  answer: Searched | null;
};

async function findRead(
  db: Database,
  asked: ListQuery & { q: string },
  answered: Answered,
): Promise<Tried> {
  const tried = await findAsRead(db, asked, answered);
  const mended = mendedText(asked.q, tried.found.terms);
  if (mended === null) return tried;
  const again = await readQuery(db, mended, asked);
  const isMore =
    again.entries.length > tried.reading.entries.length ||
    again.attributes.length > tried.reading.attributes.length;
  if (!isMore) return tried;
  const { reading, found, answer } = await findAsRead(db, { ...asked, q: mended }, answered);
  if (answer === null) return tried;
  const search = answer.search && {
    ...readInstead(answer.search, asTyped(asked.q, mended)),
    mended,
  };
  return { reading, found, answer: { ...answer, search } };
}

/** Returns how another text than the asked one was read, with what it says where `place` finds it in the asked one. */
function readInstead(read: SearchReading, place: (span: Span) => Span[]): SearchReading {
  const placed = <Read extends { spans: Span[] }>(one: Read) => ({
    ...one,
    spans: one.spans.flatMap(place),
  });
  return {
    ...read,
    price: read.price && placed(read.price),
    entries: read.entries.map(placed),
    attributes: read.attributes.map(placed),
  };
}

/** Finds parts of a mended text in the one that was typed, which has as many words. */
function asTyped(text: string, mended: string): (span: Span) => Span[] {
  const [typed, words] = [wordsIn(text), wordsIn(mended)];
  if (typed.length !== words.length) return () => [];
  return ({ start, end }) => {
    const within = typed.filter((_, at) => {
      const word = words[at];
      return word !== undefined && word.start < end && start < word.end;
    });
    const [first, last] = [within[0], within.at(-1)];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  };
}

/** Returns a text with the nearest word for each that was mended; null where none was. */
function mendedText(text: string, terms: readonly SearchTerm[] = []): string | null {
  const meant = new Map(
    terms.flatMap(({ word, nearest: [first] }) => (first ? [[word, first]] : [])),
  );
  let at = 0;
  let mended = '';
  for (const { word, start, end } of meant.size === 0 ? [] : wordsIn(text)) {
    mended += text.slice(at, start) + (meant.get(folded(word)) ?? text.slice(start, end));
    at = end;
  }
  mended += text.slice(at);
  return mended === text || at === 0 ? null : mended;
}

async function findAsRead(
  db: Database,
  asked: ListQuery & { q: string },
  answered: Answered,
): Promise<Tried> {
  const reading = await readQuery(db, asked.q, asked);
  const query: ListQuery = {
    ...asked,
    ...reading.ofPrice,
    ...reading.ofTaxonomy,
    ...attributesOf(asked, reading),
    q: reading.sought || undefined,
  };
  const found = await listProducts(db, query, answered);
  if (found.total === 0) return { reading, found, answer: null };
  const isSame = reading.words === reading.sought;
  const unlabelled = isSame ? null : { ...query, q: reading.words || undefined };
  const search = described(reading, found.terms);
  return { reading, found, answer: { found, search, unlabelled } };
}

/** Tries a text that has found nothing in other ways; with `nearest` by what is nearest to it. */
async function findOther(
  db: Database,
  asked: ListQuery & { q: string },
  { reading, found }: Tried,
  answered: Answered,
  nearest: boolean,
): Promise<Searched> {
  let ways = await waysFor(db, asked, reading, nearest);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const at = await whichFinds(db, ways);
    const way = at === null ? undefined : ways[at];
    if (way === undefined) break;
    const other: ListQuery = { ...asked, ...way.filters, q: way.q || undefined };
    const instead = await listProducts(db, other, answered);
    if (instead.total !== 0) {
      const search = described({ ...way, words: way.q }, instead.terms, way.nearest);
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
  asked: ListQuery & { q: string },
  reading: QueryReading,
  nearest: boolean,
): Promise<OtherWay[]> {
  if (!saysMore(reading) && !nearest) return [];
  const search = await readSearch(db, asked.q);
  return search === null ? [] : otherWays(asked, reading, search, nearest);
}

/** Returns how a search was read, null where its words are searched as they stand. */
function described(
  reading: Pick<QueryReading, 'words' | 'price' | 'entries' | 'attributes'>,
  terms: readonly SearchTerm[] = [],
  nearest: string | null = null,
): SearchReading | null {
  const isMended = nearest === null && terms.some((term) => term.nearest.length > 0);
  const mended = isMended ? textOf(terms) : null;
  const { words, price, entries, attributes } = reading;
  const isPlain = !saysMore(reading) && mended === null && nearest === null;
  return isPlain ? null : { words, price, entries, attributes, mended, nearest, absent: null };
}

/** Whether a text says more than words. */
const saysMore = ({
  price,
  entries,
  attributes,
}: Pick<QueryReading, 'price' | 'entries' | 'attributes'>): boolean =>
  price !== null || entries.length > 0 || attributes.length > 0;
