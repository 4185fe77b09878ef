import type { Database } from '#database/database.ts';
import { listPublishedProducts } from '#database/queries/products/list-published.ts';
import { suggestTaxonomy } from '#database/queries/products/suggest.ts';

const MOST_PRODUCTS = 6;

/** The ids of what is suggested, by its kind. */
export type SuggestedIds = Record<'products' | 'categories' | 'sellers', string[]>;

/**
 * Returns the best matching products, and brands, categories and sellers whose name begins with the
 * text, as the JSON of a list of `Suggestion`; from two letters.
 */
export async function suggest(
  db: Database,
  text: string,
): Promise<SuggestedIds & { json: string }> {
  if (text.length < 2) return { json: '[]', products: [], categories: [], sellers: [] };
  const [products, named] = await Promise.all([
    listPublishedProducts(
      db,
      { q: text, limit: MOST_PRODUCTS },
      { as: 'suggestion', isCounted: false },
    ),
    suggestTaxonomy(db, text),
  ]);
  const { brands, categories, sellers } = named;
  const lines = [brands, categories, products.json.slice(1, -1), sellers];
  return {
    json: `[${lines.filter(Boolean).join(',')}]`,
    products: products.ids,
    categories: named.categoryIds,
    sellers: named.sellerIds,
  };
}
