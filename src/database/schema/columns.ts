import { boolean, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Opaque id, drawn by the application (`new-id.ts`). */
export const id = () => text('id').primaryKey();

/** Times are in UTC with zone, as text in ISO form towards the application. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

/** Increases with every change, so that a stale editor is refused (409). */
export const version = () => integer('version').notNull().default(1);

/** A number of products of one seller, taxonomy entry, brand and visibility; counters and changes of them. */
export const productNumberColumns = () => ({
  sellerId: text('seller_id').notNull(),
  categoryId: text('category_id').notNull(),
  subCategoryId: text('sub_category_id').notNull(),
  productTypeId: text('product_type_id').notNull(),
  brand: text('brand').notNull(),
  published: boolean('published').notNull(),
  products: integer('products').notNull(),
});

/** A number of published products of one brand in one category. */
export const brandNumberColumns = () => ({
  categoryId: text('category_id').notNull(),
  brand: text('brand').notNull(),
  products: integer('products').notNull(),
});

/** A number of published products of a place that can be filtered by one value of an attribute. */
export const facetNumberColumns = () => ({
  categoryId: text('category_id').notNull(),
  subCategoryId: text('sub_category_id').notNull(),
  productTypeId: text('product_type_id').notNull(),
  facet: text('facet').notNull(),
  products: integer('products').notNull(),
});
