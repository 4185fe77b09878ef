import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { mediaAsset } from './media.ts';

/**
 * Taxonomy entries and sellers that were deleted, under their own ids, until they are restored or deleted for good. Deleted
 * products are in `product_undo`.
 */
export const binEntry = pgTable(
  'bin_entry',
  {
    id: id(),
    kind: text('kind', { enum: ['category', 'sub-category', 'product-type', 'seller'] }).notNull(),
    name: text('name').notNull(),
    /** Of a taxonomy entry its row and those of `attribute_entry`; of a seller how its account stood. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    imageId: text('image_id').references(() => mediaAsset.id),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [index('bin_entry_image').on(table.imageId)],
);
