import { countForHint, findProducts } from '#database/catalogue/find-products.ts';
import type { Database } from '#database/database.ts';
import { suggestTaxonomy } from '#database/queries/products/search/suggest.ts';
import { readSearch } from '#database/queries/searches/read-search.ts';
import type { SearchQuery } from '#database/queries/searches/search-query.ts';
import { folded } from '#domain/search/folded.ts';

const MOST_PRODUCTS = 6;
const SHORTEST = 2;

export type SuggestedIds = Record<
  'products' | 'categories' | 'subCategories' | 'sellers',
  string[]
>;

/** What a search box is told: the JSON of a list of `Suggestion`, and how many products a search finds. */
export type Suggested = SuggestedIds & { json: string; total: number; capped: boolean };

const nothing: Suggested = {
  json: '[]',
  total: 0,
  capped: false,
  products: [],
  categories: [],
  subCategories: [],
  sellers: [],
};

/**
 * Returns the best matching products, and brands, categories, sub-categories and sellers that are named
 * so; from two letters. What has a digit is likely a model number: then the products are first.
 */
export async function suggest(db: Database, text: string): Promise<Suggested> {
  if (text.length < SHORTEST) return nothing;
  const search = await readSearch(db, text);
  if (search === null) return nothing;
  const [products, named] = await Promise.all([
    suggestProducts(db, search),
    // One word as it was typed is sought as a beginning already.
    suggestTaxonomy(db, text, search.isGuess || /\s/.test(text) ? search.words : null),
  ]);
  const { brands, categories, subCategories, sellers } = named;
  const pieces = products.json.slice(1, -1);
  const inBetween = [brands, categories, subCategories];
  const called = folded(text);
  // Sellers' names that begin so come first, where nothing else is called so.
  const isSeller =
    named.sellerNames.some((name) => folded(name).startsWith(called)) &&
    inBetween.every((each) => !each);
  const lines = /\p{Nd}/u.test(text)
    ? [pieces, ...inBetween, sellers]
    : isSeller
      ? [sellers, ...inBetween, pieces]
      : [...inBetween, pieces, sellers];
  return {
    json: `[${lines.filter(Boolean).join(',')}]`,
    total: products.total ?? 0,
    capped: products.capped,
    products: products.ids,
    categories: named.categoryIds,
    subCategories: named.subCategoryIds,
    sellers: named.sellerIds,
  };
}

/** A few products, and how many a search for the same finds. */
async function suggestProducts(db: Database, search: SearchQuery) {
  const asked = { as: 'suggestion', withTotal: false } as const;
  const products = await findProducts(db, { limit: MOST_PRODUCTS }, search, asked);
  // Only as many are compared as a few good ones take.
  return products.capped ? { ...products, ...(await countForHint(db, search)) } : products;
}
