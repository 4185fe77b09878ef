import type { SearchReading } from '#contracts/search.ts';
import type { AttributeFilter } from '#database/catalogue/filters.ts';
import type { Attempt } from '#database/queries/reading/which-finds.ts';
import type { SearchQuery, SearchTerm } from '#database/queries/searches/search-query.ts';
import { folded } from '#domain/search/folded.ts';
import { isEveryday } from '#domain/search/known-brands.ts';
import { isMeasured, valuePhrases } from '#domain/search/value-phrases.ts';
import { isFiller } from '#domain/search/words.ts';
import type { Asked, QueryReading } from './read-query.ts';
import { valueFilters } from './value-filters.ts';

/** Another way to search where nothing was found: `nearest` where it is not what was asked for. */
export type OtherWay = Attempt & { q: string } & Pick<
    SearchReading,
    'price' | 'entries' | 'attributes' | 'nearest'
  >;

/** What of a reading a way keeps: of the values, those with these numbers. */
type Kept = { price: boolean; entries: boolean; values?: readonly number[] };

/**
 * Returns how else to search, the nearest first: by the words as they stand; with `nearest` then
 *
 * 1. without one of the values,
 * 2. without sizes and measures that no product there has,
 * 3. without the price,
 * 4. without the word that the fewest products have, then without more of them.
 */
export function otherWays(
  asked: Asked & { q: string },
  reading: QueryReading,
  { terms, words }: Pick<SearchQuery, 'terms' | 'words'>,
  nearest: boolean,
): OtherWay[] {
  const { price, entries, attributes } = reading;
  const ofPrice = foldedWords(price?.words);
  const ofTaxonomy = foldedWords(...entries.map(({ words }) => words));
  const ofValues = attributes.map(({ words }) => foldedWords(words));
  const unpriced = without(terms, ofPrice);
  const way = (some: readonly SearchTerm[], kept: Kept, q?: string): OtherWay => {
    const { values = [] } = kept;
    const others = kept.entries ? without(some, ofTaxonomy) : some;
    const searched = without(others, ...values.flatMap((at) => ofValues[at] ?? []));
    return {
      // As typed: a guess is read again as the same words, not as the first of them alone.
      q: q ?? searched.map(({ word }) => word).join(' '),
      query: searched.length === terms.length ? words : everyOf(searched),
      filters: {
        ...withoutText(asked),
        ...(kept.price && reading.ofPrice),
        ...(kept.entries && reading.ofTaxonomy),
        ...attributesOf(asked, reading, values),
      },
      price: kept.price ? price : null,
      entries: kept.entries ? entries : [],
      attributes: attributes.filter((_, at) => values.includes(at)),
      nearest: q === undefined ? textOf(some) : null,
    };
  };
  const hasPrice = price !== null;
  const hasEntries = entries.length > 0;
  const hasValues = attributes.length > 0;
  const plain = [
    ...when(hasValues && hasEntries, () =>
      way(unpriced, { price: true, entries: true }, reading.withoutTaxonomy),
    ),
    ...when(hasValues || hasEntries, () =>
      way(unpriced, { price: true, entries: false }, reading.unpriced),
    ),
    ...when(hasPrice, () => way(terms, { price: false, entries: false }, asked.q)),
  ];
  if (!nearest) return plain;
  const all = [...attributes.keys()];
  const fewerValues = all.toReversed().map((left) =>
    way(without(unpriced, ...ofValues.slice(left, left + 1)), {
      ...{ price: true, entries: true },
      values: all.filter((at) => at !== left),
    }),
  );
  const measures = unreadMeasures(reading, asked.plain ?? []);
  const unmeasured = when(measures.size > 0, () =>
    way(without(unpriced, measures), { price: true, entries: true, values: all }),
  );
  const unpricedWays = [
    ...when(hasPrice && hasValues, () =>
      way(unpriced, { price: false, entries: true, values: all }),
    ),
    ...when(hasPrice, () => way(unpriced, { price: false, entries: true })),
    ...when(hasPrice && hasEntries, () => way(unpriced, { price: false, entries: false })),
  ];
  const fewer = shorter(unpriced, ofTaxonomy).flatMap((some) => [
    ...when(hasPrice, () => way(some, { price: true, entries: false })),
    way(some, { price: false, entries: false }),
  ]);
  return [...plain, ...fewerValues, ...unmeasured, ...unpricedWays, ...fewer].filter(
    ({ query, entries: kept, attributes: values }) =>
      query !== null || kept.length > 0 || values.length > 0,
  );
}

const when = <One>(isSo: boolean, make: () => One): One[] => (isSo ? [make()] : []);

/** Returns the filters by attributes, which the address says, and by these values of a reading. */
export function attributesOf(
  { attributes = [] }: Asked,
  { values }: Pick<QueryReading, 'values'>,
  kept: readonly number[] = [...values.keys()],
): { attributes?: AttributeFilter[] } {
  const all = [...attributes, ...valueFilters(values.filter((_, at) => kept.includes(at)))];
  return all.length === 0 ? {} : { attributes: all };
}

const without = (terms: readonly SearchTerm[], ...words: ReadonlySet<string>[]) =>
  terms.filter(({ word }) => !words.some((some) => some.has(word)));

const everyOf = (terms: readonly SearchTerm[]) =>
  terms.length === 0 ? null : terms.map(({ query }) => `(${query})`).join(' & ');

/**
 * Returns the terms without each one, the least telling first; then without more of these. Words that name taxonomy
 * entries, of which all the others are said, go last.
 */
function shorter(terms: readonly SearchTerm[], ofTaxonomy: ReadonlySet<string>): SearchTerm[][] {
  const weight = (term: SearchTerm) =>
    ofTaxonomy.has(term.word) ? Number.POSITIVE_INFINITY : importance(term);
  const rarest = terms.toSorted((a, b) =>
    weight(a) < weight(b) ? -1 : weight(a) > weight(b) ? 1 : 0,
  );
  const others = (left: readonly SearchTerm[]) => terms.filter((term) => !left.includes(term));
  const one = rarest.map((term) => others([term]));
  const more = rarest.map((_, index) => others(rarest.slice(0, index + 1))).slice(1);
  return [...one, ...more].filter((some) => some.some(isTelling));
}

/** A guess counts for less than any word that was meant as it stands. */
const importance = ({ nearest, products }: SearchTerm) => (nearest.length > 0 ? -1 : products);

/**
 * Whether a word says enough to be searched without the others: no filler, no guess, and no everyday word that is there as
 * the beginning of others alone ("wall" of "wallet").
 */
const isTelling = ({ word, nearest, products, whole }: SearchTerm) =>
  word.length > 2 &&
  nearest.length === 0 &&
  products > 0 &&
  !isFiller(word) &&
  (whole > 0 || !isEveryday(word));

/** Returns the words of a search as they were meant. */
export const textOf = (terms: readonly SearchTerm[]): string =>
  terms.map(({ word, nearest }) => nearest[0] ?? word).join(' ');

/** Returns the words of sizes and measures ("size 50", "45mm") that are no value of an attribute. */
function unreadMeasures(
  { unpriced, values }: Pick<QueryReading, 'unpriced' | 'values'>,
  plain: readonly string[],
): ReadonlySet<string> {
  const unread = valuePhrases(unpriced, plain).filter(
    (phrase) =>
      isMeasured(phrase) &&
      values.every(({ start, end }) => end <= phrase.start || phrase.end <= start),
  );
  return foldedWords(...unread.map(({ start, end }) => unpriced.slice(start, end)));
}

/** Returns the words of texts, of "45mm" also its parts, which are searched. */
function foldedWords(...texts: (string | undefined)[]): Set<string> {
  const words = texts.flatMap((text = '') => [
    ...(text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []),
    ...(text.match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? []),
  ]);
  return new Set(words.map(folded));
}

const withoutText = ({ q: _, plain: __, ...filters }: Asked) => filters;
