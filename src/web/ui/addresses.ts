import { slugWithId } from '#domain/slug.ts';

type Named = { _id: string; name: string };
type Query = Record<string, string | number | undefined>;

/** All addresses that pages link to (SPEC §2), in one place. */
export const addresses = {
  home: '/',
  shop: (query: Query = {}) => `/shop${queryString(query)}`,
  product: (product: Named) => `/product/${slugWithId(product.name, product._id)}`,
  categories: '/category',
  categoryProducts: (category: Named) => `/shop?category=${category._id}`,
  sellers: (query: Query = {}) => `/seller-list${queryString(query)}`,
  seller: (seller: Named) => `/seller-list/${slugWithId(seller.name, seller._id)}`,
  about: '/about',
  contact: '/about#contact',
  terms: '/about#terms',
  sell: '/seller/dashboard',
} as const;

/** A query string without what is undefined or empty. */
export function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
