import { type SQL, sql } from 'drizzle-orm';

/** The column of `product` and of `product_shift`, and the one that keeps its values in a landmark. */
type Key = { column: string; kept: 'words' | 'amount' | 'flag' | 'moment'; least: string };

const words = (column: string): Key => ({ column, kept: 'words', least: `''` });
const amount = (column: string): Key => ({ column, kept: 'amount', least: '0' });
const newest: Key = { column: 'created_at', kept: 'moment', least: `'-infinity'` };

/** An order of products, ended by their ids, and whether one seller's products have an index for it. */
export type ProductOrder = { name: string; keys: readonly Key[]; isOfSellers: boolean };

const orderBy = (name: string, isOfSellers: boolean, ...keys: Key[]): ProductOrder => ({
  name,
  keys,
  isOfSellers,
});

/** The orders of the back offices' tables, by the names that a request calls them. */
export const productOrders = {
  createdAt: orderBy('createdAt', true, newest),
  name: orderBy('name', true, words('name')),
  brand: orderBy('brand', true, words('brand')),
  category: orderBy('category', true, words('category_name')),
  seller: orderBy('seller', false, words('seller_name')),
  subCategory: orderBy('subCategory', false, words('sub_category_name')),
  priceINR: orderBy('priceINR', true, amount('price_inr')),
  priceAED: orderBy('priceAED', true, amount('price_aed')),
  trending: orderBy(
    'trending',
    false,
    { column: 'trending', kept: 'flag', least: 'false' },
    newest,
  ),
};

const collated = ({ kept }: Key) => (kept === 'words' ? ' collate "und-x-icu"' : '');
const joined = (parts: readonly string[]): SQL => sql.raw(parts.join(', '));

/** The keys and the id of a row of `product` or `product_shift`, as the order's index has them. */
export const keysOfRow = ({ keys }: ProductOrder, row: string): SQL =>
  joined([...keys.map((key) => `${row}.${key.column}${collated(key)}`), `${row}.id`]);

/** The same of a row with a landmark's columns. */
export const keysOfLandmark = ({ keys }: ProductOrder, row: string): SQL =>
  joined([...keys.map((key) => `${row}.${key.kept}${collated(key)}`), `${row}.id`]);

/** The names of a landmark's columns that this order uses. */
export const keptColumns = ({ keys }: ProductOrder): SQL =>
  joined([...keys.map(({ kept }) => kept), 'id']);

/** The keys as a landmark's columns. */
export const keptOfRow = ({ keys }: ProductOrder, row: string): SQL =>
  joined([...keys.map(({ column, kept }) => `${row}.${column} as ${kept}`), `${row}.id`]);

/** Keys before those of every product, one by one. */
export const leastKeys = ({ keys }: ProductOrder): { kept: string; least: string }[] => [
  ...keys.map(({ kept, least }) => ({ kept, least })),
  { kept: 'id', least: `''` },
];
