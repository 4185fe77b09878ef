import type { ProductFilters } from '#contracts/facets/product-filters.ts';
import type { SearchReading } from '#contracts/search.ts';
import type { Attempt } from '#database/queries/reading/which-finds.ts';
import type { SearchTerm } from '#database/queries/searches/search-query.ts';
import { folded } from '#domain/search/folded.ts';
import { isFiller } from '#domain/search/words.ts';
import type { QueryReading } from './read-query.ts';

/** Another way to search where nothing was found: `nearest` where it is not what was asked for. */
export type OtherWay = Attempt & { q: string } & Pick<
    SearchReading,
    'price' | 'places' | 'nearest'
  >;

type Kept = { price: boolean; places: boolean };

/**
 * Returns how else to search, the nearest first: by the words as they stand; with `nearest` also without
 * the price, then without the word that the fewest products have, then without more of them.
 */
export function otherWays(
  asked: ProductFilters & { q: string },
  reading: QueryReading,
  terms: readonly SearchTerm[],
  nearest: boolean,
): OtherWay[] {
  const { price, places } = reading;
  const [ofPrice, ofPlaces] = [
    foldedWords(price?.words),
    foldedWords(...places.map((p) => p.words)),
  ];
  const unpriced = terms.filter(({ word }) => !ofPrice.has(word));
  const way = (some: readonly SearchTerm[], kept: Kept, q?: string): OtherWay => {
    const searched = kept.places ? some.filter(({ word }) => !ofPlaces.has(word)) : some;
    return {
      // As typed: a guess is read again as the same words, not as the first of them alone.
      q: q ?? searched.map(({ word }) => word).join(' '),
      query: searched.length === 0 ? null : searched.map(({ query }) => `(${query})`).join(' & '),
      filters: {
        ...withoutText(asked),
        ...(kept.price && reading.ofPrice),
        ...(kept.places && reading.ofPlaces),
      },
      price: kept.price ? price : null,
      places: kept.places ? places : [],
      nearest: q === undefined ? textOf(some) : null,
    };
  };
  const hasPrice = price !== null;
  const hasPlaces = places.length > 0;
  const plain = [
    ...(hasPlaces ? [way(unpriced, { price: true, places: false }, reading.unpriced)] : []),
    ...(hasPrice ? [way(terms, { price: false, places: false }, asked.q)] : []),
  ];
  if (!nearest) return plain;
  const dearer = [
    ...(hasPrice ? [way(unpriced, { price: false, places: true })] : []),
    ...(hasPrice && hasPlaces ? [way(unpriced, { price: false, places: false })] : []),
  ];
  const fewer = shorter(unpriced).flatMap((some) => [
    ...(hasPrice ? [way(some, { price: true, places: false })] : []),
    way(some, { price: false, places: false }),
  ]);
  return [...plain, ...dearer, ...fewer].filter(
    ({ query, places }) => query !== null || places.length > 0,
  );
}

/** Returns the terms without each one, the least telling first; then without more of these. */
function shorter(terms: readonly SearchTerm[]): SearchTerm[][] {
  const rarest = terms.toSorted((a, b) => importance(a) - importance(b));
  const without = (left: readonly SearchTerm[]) => terms.filter((term) => !left.includes(term));
  const one = rarest.map((term) => without([term]));
  const more = rarest.map((_, index) => without(rarest.slice(0, index + 1))).slice(1);
  return [...one, ...more].filter((some) => some.some(isTelling));
}

/** A guess counts for less than any word that was meant as it stands. */
const importance = ({ nearest, products }: SearchTerm) => (nearest.length > 0 ? -1 : products);

/** Whether a word says enough to be searched without the others: no filler, no guess. */
const isTelling = ({ word, nearest, products }: SearchTerm) =>
  word.length > 2 && nearest.length === 0 && products > 0 && !isFiller(word);

/** Returns the words of a search as they were meant. */
export const textOf = (terms: readonly SearchTerm[]): string =>
  terms.map(({ word, nearest }) => nearest[0] ?? word).join(' ');

function foldedWords(...texts: (string | undefined)[]): Set<string> {
  const words = texts.flatMap((text = '') => text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []);
  return new Set(words.map(folded));
}

const withoutText = ({ q: _, plain: __, ...filters }: ProductFilters) => filters;
