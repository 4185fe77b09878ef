import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, tsvector } from '../columns.ts';

const price = (name: string) => numeric(name, { precision: 12, scale: 2 }).notNull();

/**
 * The read model of all public lists: a narrow row for each `listed` product, also of sold ones. Triggers keep it (functions/keep-listing.sql); nothing else writes it.
 *
 * `values` is what an index finds products by: the choices of their attributes by id, `ATTRIBUTE=yes`,
 * `ATTRIBUTE=38`, and the words `reduced`, `reserved`, `sold` and `trending`.
 */
export const listing = pgTable(
  'listing',
  {
    id: text('id').primaryKey(),
    sellerId: text('seller_id').notNull(),
    categoryId: text('category_id').notNull(),
    subCategoryId: text('sub_category_id').notNull(),
    /** Empty without a type. */
    productTypeId: text('product_type_id').notNull(),
    brand: text('brand').notNull(),
    priceINR: price('price_inr'),
    priceAED: price('price_aed'),
    /** 0 without a rating, which is then the last in its order. */
    rating: numeric('rating', { precision: 2, scale: 1 }).notNull(),
    reservedUntil: date('reserved_until', { mode: 'string' }),
    soldAt: moment('sold_at'),
    createdAt: moment('created_at').notNull(),
    values: text('values').array().notNull(),
    /** The words of brand and name, without where they stand. */
    headline: tsvector('headline').notNull(),
  },
  (table) => {
    const newest = [table.createdAt, table.id] as const;
    return [
      index('listing_newest').on(...newest),
      index('listing_category').on(table.categoryId, ...newest),
      index('listing_sub_category').on(table.subCategoryId, ...newest),
      index('listing_seller').on(table.sellerId, ...newest),
      index('listing_brand').on(table.brand, ...newest),
      index('listing_inr').on(table.priceINR, table.id),
      index('listing_aed').on(table.priceAED, table.id),
      index('listing_rating').on(table.rating, table.id),
      index('listing_words').using('gin', table.values, table.headline),
    ];
  },
);

/** What is counted of the products of a sub-category: `value` is an id, a brand, a value or a step of prices. */
export const totalKinds = ['seller', 'type', 'brand', 'value', 'inr', 'aed'] as const;
export type TotalKind = (typeof totalKinds)[number];

/**
 * How many products, but for sold ones, a sub-category has of each seller, type, brand, value and step of prices:
 * the sum over all rows of a key. Triggers only add rows, so that no writer waits for another; the background
 * adds up what is not yet `folded`.
 */
export const listingTotal = pgTable(
  'listing_total',
  {
    categoryId: text('category_id').notNull(),
    subCategoryId: text('sub_category_id').notNull(),
    kind: text('kind', { enum: totalKinds }).notNull(),
    value: text('value').notNull(),
    products: integer('products').notNull(),
    folded: boolean('folded').notNull().default(false),
  },
  (table) => [
    index('listing_total_category').on(table.categoryId, table.kind),
    index('listing_total_sub_category').on(table.subCategoryId, table.kind, table.value),
    index('listing_total_value').on(table.kind, table.value.op('text_pattern_ops')),
    index('listing_total_new').on(table.kind).where(sql`not ${table.folded}`),
  ],
);
