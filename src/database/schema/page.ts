import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PageBody } from '#contracts/content/page.ts';
import { pageKinds } from '#contracts/content/page-rules.ts';
import { createdAt, id, moment, version } from './columns.ts';
import { mediaAsset } from './media.ts';

/** Stories and plain pages: what is published of each, and its draft, which is published at a moment where it has one. */
export const page = pgTable(
  'page',
  {
    id: id(),
    kind: text('kind', { enum: pageKinds }).notNull(),
    /** At which it is found; its draft may have another. */
    name: text('name').notNull(),
    /** In English, of its draft where it has one. */
    title: text('title').notNull(),
    published: jsonb('published').$type<PageBody>(),
    draft: jsonb('draft').$type<PageBody>(),
    publishAt: moment('publish_at'),
    /** First, and last. */
    publishedAt: moment('published_at'),
    changedAt: moment('changed_at'),
    /** Who changed it last. */
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    uniqueIndex('page_name').on(table.kind, table.name),
    index('page_updated').on(table.updatedAt, table.id),
    index('page_published')
      .on(table.kind, table.publishedAt.desc())
      .where(sql`${table.published} is not null`),
    check('page_says_something', sql`${table.published} is not null or ${table.draft} is not null`),
  ],
);

/** What a page said, each time that it was published. */
export const pageVersion = pgTable(
  'page_version',
  {
    pageId: text('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    body: jsonb('body').notNull().$type<PageBody>(),
    adminName: text('admin_name').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.number] })],
);

/** The pictures of a page, which stay for as long as it does: any version can be gone back to. */
export const pagePicture = pgTable(
  'page_picture',
  {
    pageId: text('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaAsset.id),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.mediaId] }),
    index('page_picture_media').on(table.mediaId),
  ],
);
