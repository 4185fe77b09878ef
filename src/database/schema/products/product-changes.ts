import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { StaffRole } from '#contracts/policy.ts';
import type { BulkAsked, RefusedPiece } from '#contracts/products/bulk-change.ts';
import type { ProductDraftInput } from '#contracts/products/product-draft.ts';
import type { MetRule, ProposedChanges } from '#contracts/products/product-review.ts';
import { admin, ofSeller, seller } from '../accounts/account.ts';
import { createdAt, id, moment } from '../columns.ts';
import { mediaAsset } from '../media.ts';
import { product } from './product.ts';

/** A product that a seller has typed but not added yet. The browser draws the id. */
export const productDraft = pgTable(
  'product_draft',
  {
    sellerId: ofSeller(),
    id: text('id').notNull(),
    values: jsonb('values').notNull().$type<ProductDraftInput>(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.id] }),
    index('product_draft_newest').on(table.sellerId, table.updatedAt),
  ],
);

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

/**
 * What a product was before each change of it that can be undone: removed when it is used and after an hour. It
 * outlives the product, whose deletion is such a change too: that stays for thirty days, as the product's entry of the
 * bin (`bin.ts`).
 */
export const productUndo = pgTable(
  'product_undo',
  {
    productId: text('product_id').notNull(),
    sellerId: ofSeller(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['changed', 'added', 'deleted'] })
      .notNull()
      .default('changed'),
    /** The change, of which others may be undone with it; of an import its id. */
    change: text('change').notNull(),
    actorId: text('actor_id').notNull(),
    byAdmin: boolean('by_admin').notNull().default(false),
    /** The product's versions before the change and after it: with any other than that after it, it is not undone. */
    versionBefore: integer('version_before').notNull(),
    version: integer('version').notNull(),
    /** The columns that were changed, as they were; of a deleted product all of it; of an added one nothing. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    /** The mail that told of the change; not sent yet, it is taken back as well. */
    mailId: text('mail_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.change] }),
    index('product_undo_change').on(table.change, table.productId),
    index('product_undo_of_seller').on(table.sellerId),
    index('product_undo_newest').on(table.createdAt, table.productId),
  ],
);

/** Pictures and videos that the product had, held back from being swept while it can have them again. */
export const productUndoMedia = pgTable(
  'product_undo_media',
  {
    productId: text('product_id').notNull(),
    change: text('change').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaAsset.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.change, table.mediaId] }),
    foreignKey({
      name: 'product_undo_media_of_undo',
      columns: [table.productId, table.change],
      foreignColumns: [productUndo.productId, productUndo.change],
    }).onDelete('cascade'),
    index('product_undo_media_asset').on(table.mediaId),
  ],
);

/**
 * A change of many products, or its undoing, and how far the background has come with it. What each product was before is
 * in `product_undo` under its id. Ended ones are kept for a day.
 */
export const bulkChange = pgTable(
  'bulk_change',
  {
    id: id(),
    /** The shop whose products it changes; null where it is of admins. */
    sellerId: text('seller_id').references(() => seller.id, { onDelete: 'cascade' }),
    /** The admin as whom it works, or who works for the shop in a support session. */
    adminId: text('admin_id').references(() => admin.id, { onDelete: 'cascade' }),
    /** The member of the shop's staff as whom it works. */
    staff: jsonb('staff').$type<{ id: string; name: string; role: StaffRole }>(),
    byName: text('by_name').notNull(),
    asked: jsonb('asked').notNull().$type<BulkAsked>(),
    state: text('state', { enum: ['running', 'stopped', 'over', 'undoing', 'undone'] })
      .notNull()
      .default('running'),
    /** The last product that was met: they are taken by their ids. */
    last: text('last').notNull().default(''),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    undone: integer('undone').notNull().default(0),
    /** How many could not be undone. */
    kept: integer('kept').notNull().default(0),
    /** The first products that were refused, of the change or of its undoing. */
    refusals: jsonb('refusals').notNull().$type<RefusedPiece[]>().default([]),
    /** Why it was stopped, where nobody has. */
    problem: text('problem').notNull().default(''),
    leasedUntil: moment('leased_until'),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('bulk_change_working')
      .on(table.leasedUntil)
      .where(sql`${table.state} in ('running', 'undoing')`),
    index('bulk_change_of_seller').on(table.sellerId, table.createdAt),
    index('bulk_change_of_admin').on(table.adminId),
  ],
);
