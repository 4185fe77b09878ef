import { DEEPEST_ROW } from '#domain/deepest-page.ts';
import { slugOf } from '#domain/text/slug.ts';
import {
  COMMON_WORD,
  type DataPlan,
  MODEL,
  RARE_WORD,
  SLIPPED_BRAND,
  SYNONYM,
} from '../data/data-plan.ts';
import { leadCases } from './lead-cases.ts';

/** What a call is made of, of a marketplace of so many products. */
export type Facts = {
  products: number;
  /** Ids of a product, and of the seller that has most of them, with its sub-category. */
  product: string;
  seller: string;
  category: string;
  subCategory: string;
  type: string;
  brand: string;
  /** Choices of an attribute of the category, and numbers of another, as parameters of a list. */
  choice: string;
  range: string;
  /** `after` of the key in the middle of the shop. */
  middleOfShop: string;
  /** A word that few names and descriptions have. */
  seldom: string;
  /** A word of many names beside {@link COMMON_WORD}. */
  word: string;
};

export type Case = { name: string; path: (facts: Facts) => string };

export function planFacts(plan: DataPlan) {
  const [seller] = plan.sellers;
  const [subCategory] = seller?.subCategories ?? [];
  const [type] = subCategory?.types ?? [];
  const category = plan.categories.find(({ id }) => id === subCategory?.categoryId)?.name ?? '';
  const attributes = plan.attributes.filter(({ at }) => at.includes(category));
  const chosen = attributes.find(({ choices }) => choices.length > 0);
  const measured = attributes.find(({ numbers }) => numbers !== undefined);
  const [low, ...higher] = measured?.numbers ?? [];
  return {
    choice: `attr.${codeOf(chosen)}=${chosen?.choices[0]?.id}`,
    range: `attr.${codeOf(measured)}=${low}-${higher[2]}`,
    seller: seller?.id ?? '',
    category: subCategory?.categoryId ?? '',
    subCategory: subCategory?.id ?? '',
    type: type?.id ?? '',
    brand: seller?.brands[0] ?? '',
    word: plan.words[0] ?? '',
    seldom: plan.words[2800] ?? '',
  };
}

const codeOf = (attribute?: { name: string }) => slugOf(attribute?.name ?? '');

const listed = (name: string, query: (facts: Facts) => string): Case => ({
  name,
  path: (facts) => `/get-product?limit=24&${query(facts)}`,
});

const shopping: Case[] = [
  { name: 'home: trending', path: () => '/get-product?trending=true&limit=12' },
  { name: 'shop: first page', path: () => '/get-product?limit=24' },
  listed('shop: by price', () => 'sort=price-low-high'),
  listed('shop: by price, dirhams, down', () => 'sort=price-high-low&currency=AED'),
  listed('shop: price range', () => 'minPrice=5000&maxPrice=9000'),
  listed('shop: by rating', () => 'sort=rating'),
  listed('shop: Show More in the middle', ({ middleOfShop }) => `after=${middleOfShop}`),
  listed('category', ({ category }) => `category=${category}`),
  listed('category: by price', ({ category }) => `category=${category}&sort=price-low-high`),
  listed('sub-category', ({ subCategory }) => `subCategory=${subCategory}`),
  listed('product type', ({ type }) => `type=${type}`),
  listed('product type: by price', ({ type }) => `type=${type}&sort=price-low-high`),
  listed('seller', ({ seller }) => `seller=${seller}`),
  listed('category and brand', ({ category, brand }) => `category=${category}&brand=${brand}`),
  listed('brand', ({ brand }) => `brand=${brand}`),
  { name: 'related', path: ({ subCategory }) => `/get-related/${subCategory}?limit=5` },
  { name: 'one product', path: ({ product }) => `/get-product/${product}` },
];

/** A page's list with all that it can be narrowed by. */
const narrowed = (name: string, query: (facets: Facts) => string): Case => ({
  name: `page with facets: ${name}`,
  path: (facts) =>
    `/get-listing?limit=6&facets=subCategory,brand,seller,attributes,discount,new,availability,price&${query(facts)}`,
});

const facets: Case[] = [
  narrowed('shop', () => ''),
  narrowed('category', ({ category }) => `category=${category}`),
  narrowed('product type', ({ type }) => `type=${type}`),
  narrowed('category and brand', ({ category, brand }) => `category=${category}&brand=${brand}`),
  narrowed('brand', ({ brand }) => `brand=${brand}`),
  narrowed('seller', ({ seller }) => `seller=${seller}`),
  narrowed('price range', () => 'minPrice=5000&maxPrice=9000'),
  narrowed('reduced', () => 'discount=true'),
  narrowed('new and cheap', () => 'new=7&maxPrice=5000'),
  narrowed(
    'category, reduced, price',
    ({ category }) => `category=${category}&discount=true&maxPrice=9000`,
  ),
  narrowed('category, a choice', ({ category, choice }) => `category=${category}&${choice}`),
  narrowed(
    'category, a choice, a range',
    ({ category, choice, range }) => `category=${category}&${choice}&${range}`,
  ),
  narrowed('common word', () => `q=${COMMON_WORD}`),
  { name: 'all brands', path: () => '/get-listing?limit=1&facets=brand&all=brand' },
];

const searching: Case[] = [
  listed('search: common word', () => `q=${COMMON_WORD}`),
  listed('search: rare word', () => `q=${RARE_WORD}`),
  listed('search: beginning of a word', () => `q=${RARE_WORD.slice(0, 4)}`),
  listed('search: two slips', () => `q=${SLIPPED_BRAND.typed}`),
  listed('search: two words', ({ word }) => `q=${COMMON_WORD}%20${word}`),
  listed('search: name of a category', () => 'q=watches'),
  listed('search: model number', () => `q=${MODEL.number}`),
  listed('search: model number in one', () => `q=${MODEL.inOne}`),
  listed('search: part of a model number', () => `q=${MODEL.family}`),
  listed('search: synonym', () => `q=${SYNONYM}`),
  listed('search: word and price', () => `q=${COMMON_WORD}%20under%205,000`),
  listed('search: rare word and price', () => `q=${RARE_WORD}%20watches%20under%2050k`),
  listed('search: word of descriptions', ({ seldom }) => `q=${seldom}`),
  listed('search: nothing found', () => 'q=xyzzyqqq'),
  listed('search: common word, by price', () => `q=${COMMON_WORD}&sort=price-low-high`),
  { name: 'suggestions', path: () => `/suggest?q=${COMMON_WORD.slice(0, 3)}` },
];

const columns = [
  'name',
  'seller',
  'brand',
  'category',
  'subCategory',
  'priceINR',
  'priceAED',
  'trending',
  'createdAt',
];

const ROWS = 10;
/** The seller with most products has about one in forty. */
const SHARE_OF_SELLER = 0.03;
const pageOf = (row: number) => Math.floor(row / ROWS);
const managed = (query: string) => `/admin/get-products?limit=${ROWS}&${query}`;
const byColumn = columns.flatMap((column): Case[] => [
  { name: `table by ${column}: first page`, path: () => managed(`sort=${column}&order=asc`) },
  {
    name: `table by ${column}: deepest page`,
    path: ({ products }) =>
      managed(`sort=${column}&order=asc&page=${pageOf(Math.min(products, DEEPEST_ROW))}`),
  },
]);

const managing: Case[] = [
  ...byColumn,
  { name: 'table: search, common word', path: () => managed(`q=${COMMON_WORD}`) },
  { name: 'table: search, rare word', path: () => managed(`q=${RARE_WORD}`) },
  { name: 'table: search, SKU', path: ({ product }) => managed(`q=${product.slice(0, 8)}`) },
  { name: 'table: trending alone', path: () => managed('trending=true') },
  { name: 'table: without pictures', path: () => managed('withoutPictures=true') },
  {
    name: "a seller's table by name: middle page",
    path: ({ seller, products }) =>
      `/admin/get-products/${seller}?limit=${ROWS}&sort=name&order=asc&page=${pageOf(Math.min((products * SHARE_OF_SELLER) / 2, DEEPEST_ROW))}`,
  },
  {
    name: "a seller's table by name",
    path: ({ seller }) => `/admin/get-products/${seller}?limit=${ROWS}&sort=name&order=asc`,
  },
];

/** Everything that must not get slower as the marketplace grows. */
export const cases: Case[] = [...shopping, ...facets, ...searching, ...managing, ...leadCases];
