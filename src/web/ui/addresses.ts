import { slugWithId } from '#domain/text/slug.ts';

/** `addressName` is the name that addresses have in every language, where `name` is one of another language. */
type Named = { _id: string; name: string; addressName?: string };
export type Query = Record<string, string | number | undefined>;

const slugOf = ({ _id, name, addressName }: Named) => slugWithId(addressName ?? name, _id);

/** Returns what a copy of something needs to keep its address, beside id and name. */
export const addressNameOf = ({ addressName }: Named): { addressName?: string } =>
  addressName === undefined ? {} : { addressName };

/** All addresses that pages link to. */
export const addresses = {
  home: '/',
  shop: (query: Query = {}) => `/shop${queryString(query)}`,
  product: (product: Named) => `/product/${slugOf(product)}`,
  categories: '/category',
  allCategories: '/category?all=1',
  categoryProducts: (category: Named) => `/shop?category=${category._id}`,
  subCategoryProducts: (category: Named, subCategory: Named) =>
    `/shop?category=${category._id}&subCategory=${subCategory._id}`,
  brandProducts: (brand: string) => `/shop${queryString({ brand })}`,
  /** What has come within a week, newest first. */
  newest: '/shop?sort=newest&new=7',
  productTypes: (category: Named) => `/product-type/${slugOf(category)}`,
  productsOfType: (type: Named) => `/products/${slugOf(type)}`,
  sellers: (query: Query = {}) => `/seller-list${queryString(query)}`,
  seller: (seller: Named) => `/seller-list/${slugOf(seller)}`,
  sellerCategory: (seller: Named, category: Named, query: Query = {}) =>
    `/seller-list/${slugOf(seller)}/category/${slugOf(category)}${queryString(query)}`,
  sellerProducts: (seller: Named, category: Named, subCategory: Named) =>
    `/products/${slugOf(seller)}/${slugOf(category)}/${slugOf(subCategory)}`,
  /** The reader's own, or those with these ids for somebody else. */
  favourites: (ids: readonly string[] = []) => withIds('/favourites', ids),
  compare: (ids: readonly string[] = []) => withIds('/compare', ids),
  /** The reader's own, or one of these pieces; a single one in a size, such as `EU 42`. */
  enquiryList: (ids: readonly string[] = [], size = '') =>
    withIds('/enquiry-list', ids) + (size === '' ? '' : `&size=${encodeURIComponent(size)}`),
  /** A form in place of a chat: about pieces of one seller, or about some of a seller's. */
  enquiryForm: (query: Query = {}) => `/enquiry-form${queryString(query)}`,
  yourEnquiries: '/your-enquiries',
  report: '/report',
  reportProduct: ({ _id }: { _id: string }) => `/report?product=${_id}`,
  reportSeller: ({ _id }: { _id: string }) => `/report?seller=${_id}`,
  about: '/about',
  contact: '/about#contact',
  terms: '/about#terms',
  privacy: '/privacy',
  privacyNotice: (version: string) => `/privacy?version=${version}`,
  sell: '/seller/dashboard',
} as const;

const withIds = (path: string, ids: readonly string[]) =>
  ids.length === 0 ? path : `${path}?ids=${ids.join(',')}`;

/** Returns a query string without undefined and empty values. */
export function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** Returns what the canonical address of a list says of its page: a further one has an address of its own. */
export const canonicalPage = ({ page }: { page: number }): Query => ({
  page: page > 1 ? page : undefined,
});
