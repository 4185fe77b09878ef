import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { KeptContent } from '#contracts/content/content.ts';
import type { PageBody } from '#contracts/content/page.ts';
import { pageKinds } from '#contracts/content/page-rules.ts';
import { seller } from './accounts/account.ts';
import { createdAt, id, moment, version } from './columns.ts';
import { mediaAsset } from './media.ts';
import { product } from './products/product.ts';
import { formerTranslation, translations } from './translations.ts';

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

/**
 * What is decided of a product beside that it is trending, which `product.trending` says: its position in the order, from and
 * until when it trends, and since when its seller asks for it.
 */
export const trendingPiece = pgTable(
  'trending_piece',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: smallint('position'),
    /** When it begins to trend; null once it does. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    askedAt: moment('asked_at'),
  },
  (table) => [
    index('trending_piece_starts').on(table.startsAt).where(sql`${table.startsAt} is not null`),
    index('trending_piece_ends').on(table.endsAt).where(sql`${table.endsAt} is not null`),
    index('trending_piece_asked').on(table.askedAt).where(sql`${table.askedAt} is not null`),
    check('trending_piece_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
