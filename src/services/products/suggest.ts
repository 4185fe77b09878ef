import type { Suggestion } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { listPublishedProducts } from '#database/queries/products/list-published.ts';
import { suggestTaxonomy } from '#database/queries/products/suggest.ts';
import { presentPicture } from '../media/present-media.ts';
import { presentProduct } from './present-product.ts';

const MOST_PRODUCTS = 6;

/**
 * Returns the best matching products, and brands, categories and sellers whose name begins with the
 * text; from two letters.
 */
export async function suggest(db: Database, text: string): Promise<Suggestion[]> {
  if (text.length < 2) return [];
  const [page, { brands, categories, sellers }] = await Promise.all([
    listPublishedProducts(db, { q: text, limit: MOST_PRODUCTS }, false),
    suggestTaxonomy(db, text),
  ]);
  const named = (kind: Suggestion['kind']) => (row: (typeof brands)[number]) => ({
    kind,
    _id: row.id,
    name: row.name,
    detail: row.detail,
    picture: presentPicture(row.portrait, row.name),
  });
  const products = page.rows.map(presentProduct).map((product) => ({
    kind: 'product' as const,
    _id: product._id,
    name: product.name,
    detail: product.brand,
    picture: product.media.find((item) => item.kind === 'image') ?? null,
  }));
  return [
    ...brands.map(named('brand')),
    ...categories.map(named('category')),
    ...products,
    ...sellers.map(named('seller')),
  ];
}
