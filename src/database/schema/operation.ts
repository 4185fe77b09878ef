import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { KeptSection } from '#contracts/privacy-notice.ts';
import { id, moment } from './columns.ts';
import { product } from './products/product.ts';

/**
 * The products without any picture, with or without videos: written by triggers, so that admins
 * find them.
 */
export const productWithoutPicture = pgTable('product_without_picture', {
  productId: text('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
});

/**
 * How many rows a growing table holds, in parts to be summed, so that writers seldom wait for one
 * another: written by triggers.
 */
export const rowCount = pgTable(
  'row_count',
  {
    name: text('name').notNull(),
    part: integer('part').notNull(),
    rows: bigint('rows', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.part] })],
);

/**
 * The words of published products, for correcting typing slips in a search. A new word stands here at once; how many
 * products have a known one follows within seconds, from {@link searchWordChange}.
 */
export const searchWord = pgTable(
  'search_word',
  { word: text('word').primaryKey(), products: integer('products').notNull() },
  (table) => [
    index('search_word_beginning').on(table.word.op('text_pattern_ops')),
    index('search_word_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);

/**
 * What a statement has changed in {@link searchWord}, each word with its number of products more or fewer: triggers only
 * add rows, so that no writer waits for another's commit.
 */
export const searchWordChange = pgTable('search_word_change', {
  words: text('words').array().notNull(),
  products: integer('products').array().notNull(),
});

/**
 * The number of enquiries about a product on a day (UTC) from a region, in parts to be summed as in
 * {@link rowCount}: written by a trigger, so that statistics read these few rows instead of every
 * enquiry. Names of deleted products stay.
 */
export const enquiryCount = pgTable(
  'enquiry_count',
  {
    sellerId: text('seller_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    productId: text('product_id').notNull(),
    region: text('region', { enum: ['IN', 'AE'] }).notNull(),
    productName: text('product_name').notNull(),
    part: integer('part').notNull().default(0),
    enquiries: integer('enquiries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.day, table.productId, table.region, table.part] }),
    index('enquiry_count_day').on(table.day),
  ],
);

/** Fixed windows of rate limits, shared by all replicas. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Until when hits are refused, where waits grow with the hits. */
    waitUntil: moment('wait_until'),
  },
  (table) => [index('rate_limit_ends').on(table.endsAt)],
);

/** The number of a transaction, which never comes again. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The cache tags of each committed write, for as long as a replica that hears nothing goes on to show
 * what it has kept: by them it finds out what it has missed (`postgres/keep-listening.ts`).
 */
export const changeLog = pgTable(
  'change_log',
  {
    id: text('id').notNull(),
    tags: text('tags').array().notNull(),
    transaction: xid8('transaction').notNull().default(sql`pg_current_xact_id()`),
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('change_log_transaction').on(table.transaction)],
);

/**
 * Sellers and taxonomy entries that were renamed, moved, hidden or shown again, and whose products are
 * not all written anew yet: nearly always empty. What the public reads leaves out the products of a
 * `hidden` one (`is-public.ts`), whatever they say themselves.
 */
export const parentChange = pgTable('parent_change', {
  parentId: text('parent_id').primaryKey(),
  /** The table that it is in. */
  parent: text('parent', {
    enum: ['seller', 'category', 'sub_category', 'product_type'],
  }).notNull(),
  hidden: boolean('hidden').notNull(),
  /** First come the products that are to be shown again, newest first. */
  showing: boolean('showing').notNull(),
  /** All products are filled in anew, not only those whose visibility changes. */
  filling: boolean('filling').notNull(),
  /** Those written in the present pass, and how many there were to write when it began. */
  done: integer('done').notNull().default(0),
  total: integer('total').notNull(),
  /** The last one written in the present pass. */
  afterMoment: text('after_moment').notNull().default('infinity'),
  afterId: text('after_id').notNull().default(''),
  /** Increases with each change of the seller or taxonomy entry, so that a step that began before it does not count. */
  ticket: integer('ticket').notNull().default(1),
});

/**
 * What was erased of people, as hashes: a restored backup from before is held against them, and what is in it again
 * is erased again. Copies are kept beside backups.
 */
export const erasure = pgTable(
  'erasure',
  {
    /** One for the shop, so that its list tells nothing of another's. */
    salt: text('salt').notNull(),
    hash: text('hash').notNull(),
    erasedAt: moment('erased_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.erasedAt] })],
);

/** Facts about the installation itself, such as whether the demo marketplace has been loaded. */
export const siteState = pgTable('site_state', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/**
 * Work that recurs and is done by one process of all, however many machines there are: whoever leases
 * a job that is due does it. A lease is renewed while the work goes on, and ends by itself where the
 * process dies.
 */
export const job = pgTable('job', {
  name: text('name').primaryKey(),
  /** Who has it, or had it last: drawn by each process at its start. */
  holder: text('holder').notNull().default(''),
  leasedUntil: moment('leased_until'),
  dueAt: moment('due_at').notNull().defaultNow(),
  /** Where work goes on that is done in steps. */
  position: text('position').notNull().default(''),
  /** When a run last succeeded. */
  doneAt: moment('done_at'),
  /** When the last run failed, and why; empty since one succeeded. */
  failedAt: moment('failed_at'),
  error: text('error').notNull().default(''),
});

/** A backup that was begun. One without an end whose lease is over was cut off. */
export const backupRun = pgTable(
  'backup_run',
  {
    id: id(),
    /** Whether the server began it by itself, as its settings say. */
    scheduled: boolean('scheduled').notNull(),
    /** Where it goes: a file or an address of object storage, without secrets. */
    archive: text('archive').notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Media are not removed until then; extended while it runs. */
    leasedUntil: moment('leased_until').notNull(),
    endedAt: moment('ended_at'),
    /** Of the archive; null until it is whole. */
    bytes: bigint('bytes', { mode: 'number' }),
    /** Files that the store lacked; null until the archive is whole. */
    missing: integer('missing'),
    /** Why it failed, in words; null where it did not. */
    error: text('error'),
  },
  (table) => [index('backup_run_newest').on(table.startedAt)],
);

/**
 * The position of each audit entry in the chain. `hash` covers the entry, its position and the hash
 * before; personal values enter it only by `valuesDigest`, so that they can be erased and the chain
 * stays valid. `salt` is erased with them, or the digest could be guessed.
 */
export const auditSeal = pgTable(
  'audit_seal',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    /** No foreign key: a seal without its entry reveals that the entry was removed. */
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    salt: text('salt'),
    valuesDigest: text('values_digest').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [uniqueIndex('audit_seal_entry').on(table.entryId)],
);

/**
 * The entries that have no position in the chain yet: written by a trigger, sealed in the background.
 */
export const auditUnsealed = pgTable('audit_unsealed', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
});

/** What the privacy notice said, from when on: a row for each time that its text became another one. */
export const privacyNotice = pgTable(
  'privacy_notice',
  {
    version: text('version').notNull(),
    since: moment('since').notNull().default(sql`clock_timestamp()`),
    sections: jsonb('sections').$type<KeptSection[]>().notNull(),
  },
  (table) => [primaryKey({ name: 'privacy_notice_key', columns: [table.version, table.since] })],
);
