import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { seller } from './accounts/account.ts';
import { createdAt, id, moment } from './columns.ts';
import { formerTranslation, translations } from './translations.ts';

/** What admins have told sellers. */
export const announcement = pgTable(
  'announcement',
  {
    id: id(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    translations: translations(),
    ...formerTranslation(),
    /** Of the sellers that it went to; null where it went to all. */
    tag: text('tag'),
    mailed: boolean('mailed').notNull(),
    /** To how many it went, also once some of them are gone. */
    sellers: integer('sellers').notNull(),
    by: text('by').notNull(),
    createdAt: createdAt(),
    correctedAt: moment('corrected_at'),
  },
  (table) => [index('announcement_newest').on(table.createdAt, table.id)],
);

/** The sellers that an announcement went to, and when each has read it. */
export const announcementReader = pgTable(
  'announcement_reader',
  {
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcement.id, { onDelete: 'cascade' }),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id, { onDelete: 'cascade' }),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.sellerId] }),
    index('announcement_of_seller').on(table.sellerId),
  ],
);
