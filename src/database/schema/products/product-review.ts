import { index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { MetRule, ProposedChanges } from '#contracts/products/product-review.ts';
import { moment } from '../columns.ts';
import { mediaAsset } from '../media.ts';
import { product } from './product.ts';

/**
 * What an admin is to look at of a product: an edit of its seller's that shoppers do not see yet, and the rules that sent
 * the product or the edit here. One row a product at most; a product that waits with nothing to say of it has none.
 */
export const productReview = pgTable('product_review', {
  productId: text('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  /** What became of the edit: an approved one is kept while it can be undone. Null where there is none. */
  state: text('state', { enum: ['waiting', 'declined', 'approved'] }),
  /** The fields that the edit changes, and what they were when it was saved. */
  changes: jsonb('changes').notNull().default({}).$type<ProposedChanges>(),
  before: jsonb('before').notNull().default({}).$type<ProposedChanges>(),
  /** The pictures and videos that it replaces, cover first; null where it leaves them alone. */
  mediaBefore: jsonb('media_before').$type<string[]>(),
  /** Why it was declined. */
  words: text('words').notNull().default(''),
  met: jsonb('met').notNull().default([]).$type<MetRule[]>(),
  /** When it was saved, or decided. */
  at: moment('at').notNull(),
});

/** The pictures and videos that a product is to have, cover first: held, so that no sweep removes them. */
export const productReviewMedia = pgTable(
  'product_review_media',
  {
    productId: text('product_id')
      .notNull()
      .references(() => productReview.productId, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaAsset.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_review_media_asset').on(table.mediaId),
  ],
);
