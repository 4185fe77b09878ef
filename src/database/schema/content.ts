import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { KeptContent } from '#contracts/content/content.ts';
import { createdAt, moment, version } from './columns.ts';
import { mediaAsset } from './media.ts';

/**
 * What the shop said, says and will say: a draft has not been published, and is at a moment where it has one. The shop
 * says what was published last.
 */
export const contentVersion = pgTable(
  'content_version',
  {
    number: integer('number').primaryKey(),
    body: jsonb('body').notNull().$type<KeptContent>(),
    publishAt: moment('publish_at'),
    publishedAt: moment('published_at'),
    /** Who changed it last; null for what came from the file of settings. */
    adminId: text('admin_id'),
    adminName: text('admin_name').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    uniqueIndex('content_draft').on(sql`(true)`).where(sql`${table.publishedAt} is null`),
    index('content_published').on(table.publishedAt.desc()),
  ],
);

/** The uploaded pictures of each version, which stay for as long as it can be gone back to. */
export const contentPicture = pgTable(
  'content_picture',
  {
    number: integer('number')
      .notNull()
      .references(() => contentVersion.number, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaAsset.id),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.mediaId] }),
    index('content_picture_media').on(table.mediaId),
  ],
);
