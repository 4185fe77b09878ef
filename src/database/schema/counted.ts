import { boolean, integer, pgView, text } from 'drizzle-orm/pg-core';

/**
 * The numbers of products with the changes that are not added up yet (`functions/counted.sql`). A key can
 * have several rows, some of them negative: only their sum counts.
 */
export const productCounted = pgView('product_counted', {
  sellerId: text('seller_id').notNull(),
  categoryId: text('category_id').notNull(),
  subCategoryId: text('sub_category_id').notNull(),
  productTypeId: text('product_type_id').notNull(),
  brand: text('brand').notNull(),
  published: boolean('published').notNull(),
  /** Whether the public sees them; `published` follows in the background. */
  shown: boolean('shown').notNull(),
  products: integer('products').notNull(),
}).existing();

/** The numbers of published products of each brand in each category, likewise. */
export const brandCounted = pgView('brand_counted', {
  categoryId: text('category_id').notNull(),
  brand: text('brand').notNull(),
  products: integer('products').notNull(),
}).existing();
