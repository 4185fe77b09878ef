import { slugWithId } from '#domain/slug.ts';

type Named = { _id: string; name: string };
type Query = Record<string, string | number | undefined>;

/** All addresses that pages link to. */
export const addresses = {
  home: '/',
  shop: (query: Query = {}) => `/shop${queryString(query)}`,
  product: (product: Named) => `/product/${slugWithId(product.name, product._id)}`,
  categories: '/category',
  allCategories: '/category?all=1',
  categoryProducts: (category: Named) => `/shop?category=${category._id}`,
  productTypes: (category: Named) => `/product-type/${slugWithId(category.name, category._id)}`,
  productsOfType: (type: Named) => `/products/${slugWithId(type.name, type._id)}`,
  sellers: (query: Query = {}) => `/seller-list${queryString(query)}`,
  seller: (seller: Named) => `/seller-list/${slugWithId(seller.name, seller._id)}`,
  sellerCategory: (seller: Named, category: Named, query: Query = {}) =>
    `/seller-list/${slugWithId(seller.name, seller._id)}/category/${slugWithId(category.name, category._id)}${queryString(query)}`,
  sellerProducts: (seller: Named, category: Named, subCategory: Named) =>
    `/products/${slugWithId(seller.name, seller._id)}/${slugWithId(category.name, category._id)}/${slugWithId(subCategory.name, subCategory._id)}`,
  favourites: '/favourites',
  about: '/about',
  contact: '/about#contact',
  terms: '/about#terms',
  privacy: '/about#privacy',
  sell: '/seller/dashboard',
} as const;

/** Addresses of the admins' screens; lists take their search and filters. */
export const adminAddresses = {
  home: '/admin',
  logIn: '/admin/login',
  forgotPassword: '/admin/forgot-password',
  dashboard: '/admin/dashboard',
  categories: (query: Query = {}) => `/admin/category${queryString(query)}`,
  subCategories: (query: Query = {}) => `/admin/sub-category${queryString(query)}`,
  productTypes: (query: Query = {}) => `/admin/product-type${queryString(query)}`,
  products: (query: Query = {}) => `/admin/product${queryString(query)}`,
  sellers: '/admin/sellers',
  sellerProducts: (id: string) => `/admin/sellers/${id}`,
  sellerProfile: (id: string) => `/admin/sellers/${id}/profile`,
  sellerEnquiries: (id: string) => `/admin/sellers/${id}/enquiries`,
  sellerActivity: (id: string) => `/admin/sellers/${id}/activity`,
  sellerMessages: (id: string) => `/admin/sellers/${id}/messages`,
  sellerSessions: (id: string) => `/admin/sellers/${id}/sessions`,
  approvals: '/admin/approvals',
  approvalAnswers: '/admin/approvals/answers',
  approvalChanges: '/admin/approvals/changes',
  enquiries: '/admin/enquiries',
  messages: (query: Query = {}) => `/admin/messages${queryString(query)}`,
  newsletter: '/admin/newsletter',
  audit: (query: Query = {}) => `/admin/audit${queryString(query)}`,
  privacy: (query: Query = {}) => `/admin/privacy${queryString(query)}`,
  account: '/admin/account',
} as const;

/** Addresses of the sellers' screens. */
export const sellerAddresses = {
  logIn: '/seller/',
  logOut: '/login',
  register: '/seller/register',
  forgotPassword: '/seller/forgot-password',
  dashboard: '/seller/dashboard',
  messages: '/seller/dashboard#messages',
  products: (query: Query = {}) => `/seller/product${queryString(query)}`,
  enquiries: '/seller/enquiries',
  imports: '/seller/import',
} as const;

/** Returns a query string without undefined and empty values. */
function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
