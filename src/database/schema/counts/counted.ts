import { boolean, pgView } from 'drizzle-orm/pg-core';
import { brandNumberColumns, facetNumberColumns, productNumberColumns } from '../columns.ts';

/**
 * The numbers of products with the changes that are not added up yet (`functions/counts/counted.sql`). A key can
 * have several rows, some of them negative: only their sum counts.
 */
export const productCounted = pgView('product_counted', {
  ...productNumberColumns(),
  /** Whether the public sees them; `published` follows in the background. */
  shown: boolean('shown').notNull(),
}).existing();

/** The numbers of published products of each brand in each category, likewise. */
export const brandCounted = pgView('brand_counted', brandNumberColumns()).existing();

/**
 * The numbers of published products by the values of their attributes, likewise. Products of a place that
 * was hidden a moment ago are counted until they are written anew.
 */
export const facetCounted = pgView('facet_counted', facetNumberColumns()).existing();
