import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { ofSeller } from '../accounts/account.ts';
import { moment } from '../columns.ts';
import { mediaAsset } from '../media.ts';

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
    index('product_undo_oldest').on(table.createdAt),
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
