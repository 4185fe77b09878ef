import type { ProductFilters } from '#contracts/facets/product-filters.ts';
import type { SearchReading } from '#contracts/search.ts';
import type { ListQuery } from '#database/catalogue/filters.ts';
import type { Database } from '#database/database.ts';
import { findNamedEntries } from '#database/queries/reading/named-entries.ts';
import { findNamedValues } from '#database/queries/reading/named-values.ts';
import { isNamedElsewhere } from '#database/queries/reading/which-finds.ts';
import { chooseEntries, phrasesIn, type ReadEntry } from '#domain/search/read-entries.ts';
import { readPrice } from '#domain/search/read-price.ts';
import { chooseValues, type ReadValue } from '#domain/search/read-values.ts';
import { type Span, tidied, withoutSpans, wordsAt } from '#domain/search/spans.ts';
import { valuePhrases } from '#domain/search/value-phrases.ts';
import { withoutFillers, wordsIn } from '#domain/search/words.ts';
import { searchedValue } from './value-filters.ts';

/** Filters of a search, as its address has them. */
export type Asked = Omit<ProductFilters, 'attr'> & Pick<ListQuery, 'attributes' | 'unlike'>;

/** Filters that a search text says. */
export type ReadFilters = Pick<
  ProductFilters,
  'category' | 'subCategory' | 'type' | 'minPrice' | 'maxPrice' | 'currency'
>;

/** What a search text says, in filters and in the words that are left to be searched. */
export type QueryReading = Pick<SearchReading, 'price' | 'entries' | 'attributes'> & {
  words: string;
  /** What is searched: these, and labels by which what has them is ordered. */
  sought: string;
  /** The text without the words of the price, which name taxonomy entries and values too. */
  unpriced: string;
  /** The same without the words of the taxonomy entries. */
  withoutTaxonomy: string;
  ofPrice: ReadFilters;
  ofTaxonomy: ReadFilters;
  /** The values of attributes, in the order of `attributes`. */
  values: ReadValue[];
};

/**
 * Reads prices, taxonomy entries and values of attributes in a search text
 * (docs/behaviour/rules.md#what-is-read-in-a-search). Those of the address win. A taxonomy entry is not filtered
 * by where something outside of it is called by all the words.
 */
export async function readQuery(db: Database, q: string, asked: Asked): Promise<QueryReading> {
  const price = readPrice(q);
  const unpriced = price === null ? q : price.rest;
  const ofPrice = priceFilters(price, asked);
  const read = await readEntries(db, unpriced, asked);
  const isMore = read.length > 0 && withoutFillers(withoutSpans(unpriced, read)) !== '';
  const isElsewhere = isMore && (await isOutside(db, wordsIn(unpriced), read));
  const entries = isElsewhere ? [] : read;
  const values = await readValues(db, unpriced, asked, entries);
  const without = (spans: readonly Span[]) =>
    price === null && spans.length === 0
      ? q
      : tidied(withoutFillers(withoutSpans(unpriced, spans)));
  return {
    price: ofPrice && price && { ...ofPrice.said, words: price.words, spans: price.spans },
    entries: entries.flatMap((each) =>
      each.entries.map(({ kind, _id, name }) => ({
        kind,
        _id,
        name,
        ...wordsAt(unpriced, each),
      })),
    ),
    attributes: values.map((value) => searchedValue(unpriced, value)),
    words: without([...entries, ...values]),
    sought: without([...entries, ...values.flatMap(besideLabel)]),
    unpriced,
    withoutTaxonomy: without(entries),
    ofPrice: ofPrice?.filters ?? {},
    ofTaxonomy: taxonomyFilters(entries),
    values,
  };
}

function priceFilters(price: ReturnType<typeof readPrice>, asked: Asked) {
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

async function readEntries(db: Database, text: string, asked: Asked): Promise<ReadEntry[]> {
  const { category = [], subCategory = [], type, plain = [] } = asked;
  if (category.length > 0 || subCategory.length > 0 || type !== undefined) return [];
  const phrases = phrasesIn(text, plain).filter(({ phrase }) => /\p{L}/u.test(phrase));
  if (phrases.length === 0) return [];
  const named = await findNamedEntries(
    db,
    phrases.map(({ phrase }) => phrase),
  );
  return chooseEntries(phrases, named);
}

async function readValues(
  db: Database,
  text: string,
  asked: Asked,
  entries: readonly ReadEntry[],
): Promise<ReadValue[]> {
  const isFree = ({ start, end }: Span) =>
    entries.every((entry) => end <= entry.start || entry.end <= start);
  const phrases = valuePhrases(text, asked.plain ?? []).filter(isFree);
  if (phrases.length === 0) return [];
  const { categories, subCategories, types } = idsOf(entries);
  const { category = [], subCategory = [], type, attributes = [] } = asked;
  const within = {
    categories: [...category, ...categories],
    subCategories: [...subCategory, ...subCategories],
    types: type === undefined ? types : [type],
  };
  const chosen = new Map(attributes.map(({ attribute, values: asked }) => [attribute, asked]));
  const found = await findNamedValues(db, phrases, within);
  // What several attributes have is meant by the one whose value the address says.
  const said = phrases.filter((_, phrase) =>
    found.some(
      ({ at, attribute, texts }) =>
        at === phrase && texts.some((text) => chosen.get(attribute)?.includes(text)),
    ),
  );
  return chooseValues({
    text,
    phrases,
    named: found.filter(({ attribute }) => !chosen.has(attribute)),
    taken: [...entries, ...said],
    isNarrowed: Object.values(within).some((ids) => ids.length > 0),
  });
}

/** Returns what of a value's words is not its label. */
function besideLabel({ start, end, label }: ReadValue): Span[] {
  const spans =
    label === null
      ? [{ start, end }]
      : [
          { start, end: label.start },
          { start: label.end, end },
        ];
  return spans.filter((span) => span.start < span.end);
}

const idsOf = (read: readonly ReadEntry[]) => {
  const entries = read.flatMap((each) => each.entries);
  const of = (kind: (typeof entries)[number]['kind']) =>
    entries.filter((entry) => entry.kind === kind).map(({ _id }) => _id);
  return {
    categories: of('category'),
    subCategories: of('sub-category'),
    types: of('product-type'),
  };
};

function taxonomyFilters(read: readonly ReadEntry[]): ReadFilters {
  const { categories, subCategories, types } = idsOf(read);
  return {
    ...(categories.length > 0 && { category: categories }),
    ...(subCategories[0] !== undefined && { subCategory: [subCategories[0]] }),
    ...(types[0] !== undefined && { type: types[0] }),
  };
}

const isOutside = (db: Database, words: ReturnType<typeof wordsIn>, read: readonly ReadEntry[]) =>
  isNamedElsewhere(
    db,
    words.map(({ word }) => word),
    idsOf(read),
  );
