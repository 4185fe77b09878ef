import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { seller } from '../accounts/account.ts';
import { moment } from '../columns.ts';

/** What a seller has sent within the 24 hours that end at `endsAt`: files, and their bytes. */
export const uploadCount = pgTable('upload_count', {
  sellerId: text('seller_id')
    .primaryKey()
    .references(() => seller.id, { onDelete: 'cascade' }),
  uploads: integer('uploads').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  endsAt: moment('ends_at').notNull(),
});
