import { sql } from 'drizzle-orm';
import { bit, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/**
 * A stored file, named by the hash of its content. `webp` and `avif` are the widths that exist.
 * `encoding` is true while widths are still to be made: these rows are the durable queue. A row is
 * added before its files and removed after them; `ready` says that they exist, from after they do until
 * before the first is removed, and `reservedAt` that an upload is about to use it, so that no sweep
 * removes it meanwhile; `reservations` counts such uploads, as several may bring the same content at once.
 */
export const mediaAsset = pgTable(
  'media_asset',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['image', 'video'] }).notNull(),
    file: text('file').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    webp: integer('webp').array().notNull().default(sql`'{}'`),
    avif: integer('avif').array().notNull().default(sql`'{}'`),
    placeholder: text('placeholder').notNull().default(''),
    color: text('color').notNull().default(''),
    /** What it looks like, to find pictures that look the same (`media/pictures/picture-look`); null where it says nothing. */
    look: bit('look', { dimensions: 128 }),
    /** Members of its JSON (`database/functions/media-shown.sql`). */
    shown: text('shown')
      .notNull()
      .generatedAlwaysAs(sql`media_shown(id, file, width, height, webp, avif, color)`),
    encoding: boolean('encoding').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: moment('leased_until'),
    ready: boolean('ready').notNull().default(false),
    reservedAt: moment('reserved_at').defaultNow(),
    reservations: integer('reservations').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'media_asset_size',
      sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} > 0`,
    ),
    index('media_asset_queue').on(table.createdAt).where(sql`${table.encoding}`),
    index('media_asset_reserved').on(table.reservedAt).where(sql`${table.reservedAt} is not null`),
  ],
);
