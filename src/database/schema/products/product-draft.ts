import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ProductDraftInput } from '#contracts/products/product-draft.ts';
import { ofSeller } from '../accounts/account.ts';
import { moment } from '../columns.ts';

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
