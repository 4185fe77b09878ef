import type { ProductFilters } from '#contracts/facets/product-filters.ts';
import type { SearchReading } from '#contracts/search.ts';
import type { Database } from '#database/database.ts';
import { findNamedPlaces } from '#database/queries/reading/named-places.ts';
import { isNamedElsewhere } from '#database/queries/reading/which-finds.ts';
import { choosePlaces, phrasesIn, type ReadPlace } from '#domain/search/read-places.ts';
import { readPrice } from '#domain/search/read-price.ts';
import { withoutFillers, withoutSpans, wordsIn } from '#domain/search/words.ts';

/** Filters that a search text says. */
export type ReadFilters = Pick<
  ProductFilters,
  'category' | 'subCategory' | 'type' | 'minPrice' | 'maxPrice' | 'currency'
>;

/** What a search text says, in filters and in the words that are left to be searched. */
export type QueryReading = Pick<SearchReading, 'price' | 'places'> & {
  words: string;
  /** The text without the words of the price, which name places too. */
  unpriced: string;
  ofPrice: ReadFilters;
  ofPlaces: ReadFilters;
  /** What was decided by which products there are outside of these places. */
  looked: ReadFilters | null;
};

/**
 * Reads prices and places in a search text (docs/behaviour/rules.md#what-is-read-in-a-search). Those of
 * the address win. A place is not filtered by where something outside of it is called by all the words.
 */
export async function readQuery(
  db: Database,
  q: string,
  asked: ProductFilters,
): Promise<QueryReading> {
  const price = readPrice(q);
  const unpriced = price === null ? q : price.rest;
  const ofPrice = priceFilters(price, asked);
  const read = await readPlaces(db, unpriced, asked);
  const spans = withoutSpans(unpriced, read);
  const rest = price === null && read.length === 0 ? q : withoutFillers(spans);
  const found = placeFilters(read);
  const isElsewhere =
    read.length > 0 && rest !== '' && (await isOutside(db, wordsIn(unpriced), read));
  const places = isElsewhere ? [] : read;
  return {
    price: ofPrice && price && { ...ofPrice.said, words: price.words, rest: unpriced },
    places: places.flatMap((each) =>
      each.places.map(({ kind, _id, name }) => ({
        kind,
        _id,
        name,
        words: unpriced.slice(each.start, each.end),
      })),
    ),
    words: isElsewhere ? (price === null ? q : withoutFillers(unpriced)) : rest,
    unpriced,
    ofPrice: ofPrice?.filters ?? {},
    ofPlaces: isElsewhere ? {} : found,
    looked: isElsewhere ? found : null,
  };
}

function priceFilters(price: ReturnType<typeof readPrice>, asked: ProductFilters) {
  if (price === null || asked.minPrice !== undefined || asked.maxPrice !== undefined) return null;
  const { minPrice, maxPrice } = price;
  const currency = price.currency ?? asked.currency ?? 'INR';
  const filters: ReadFilters = {
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    currency,
  };
  return { said: { minPrice, maxPrice, currency }, filters };
}

async function readPlaces(db: Database, text: string, asked: ProductFilters): Promise<ReadPlace[]> {
  const { category = [], subCategory = [], type, plain = [] } = asked;
  if (category.length > 0 || subCategory.length > 0 || type !== undefined) return [];
  const phrases = phrasesIn(text, plain).filter(({ phrase }) => /\p{L}/u.test(phrase));
  if (phrases.length === 0) return [];
  const named = await findNamedPlaces(
    db,
    phrases.map(({ phrase }) => phrase),
  );
  return choosePlaces(phrases, named);
}

const idsOf = (read: readonly ReadPlace[]) => {
  const places = read.flatMap((each) => each.places);
  const of = (kind: (typeof places)[number]['kind']) =>
    places.filter((place) => place.kind === kind).map(({ _id }) => _id);
  return {
    categories: of('category'),
    subCategories: of('sub-category'),
    types: of('product-type'),
  };
};

function placeFilters(read: readonly ReadPlace[]): ReadFilters {
  const { categories, subCategories, types } = idsOf(read);
  return {
    ...(categories.length > 0 && { category: categories }),
    ...(subCategories[0] !== undefined && { subCategory: [subCategories[0]] }),
    ...(types[0] !== undefined && { type: types[0] }),
  };
}

const isOutside = (db: Database, words: ReturnType<typeof wordsIn>, read: readonly ReadPlace[]) =>
  isNamedElsewhere(
    db,
    words.map(({ word }) => word),
    idsOf(read),
  );
