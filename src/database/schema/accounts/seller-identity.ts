import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, version } from '../columns.ts';
import { ofSeller } from './account.ts';

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

const sellerId = () => ofSeller();

/**
 * The link that confirms a seller's e-mail: works once, until it expires; only the token's hash is
 * stored.
 */
export const emailConfirmation = pgTable(
  'email_confirmation',
  {
    tokenHash: text('token_hash').primaryKey(),
    sellerId: sellerId(),
    /** The address that replaces the seller's own once the link is opened; null of the one that it has. */
    newEmail: text('new_email'),
    /** The admin who has put it down. */
    askedBy: text('asked_by').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('email_confirmation_seller').on(table.sellerId)],
);

/**
 * A new name or chat number of an approved seller, which an admin sees before the public does. One
 * per field: the next replaces it. A declined one stays, with the reason, until the seller has seen
 * it.
 */
export const sellerChange = pgTable(
  'seller_change',
  {
    id: id(),
    sellerId: sellerId(),
    field: text('field', { enum: ['name', 'INR', 'DXB'] }).notNull(),
    value: text('value').notNull(),
    state: text('state', { enum: ['waiting', 'declined'] })
      .notNull()
      .default('waiting'),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('seller_change_field').on(table.sellerId, table.field),
    index('seller_change_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** Messages between a seller and the admins, including decisions on the account. */
export const sellerMessage = pgTable(
  'seller_message',
  {
    id: id(),
    sellerId: sellerId(),
    author: text('author', { enum: ['seller', 'admin'] }).notNull(),
    authorName: text('author_name').notNull(),
    about: text('about', { enum: ['message', 'approved', 'declined', 'deactivated'] }).notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('seller_message_newest').on(table.sellerId, table.createdAt, table.id)],
);

/**
 * A document of a seller, which only the admins may see and, where it was sent with a message, that seller;
 * therefore it is stored here.
 */
export const sellerDocument = pgTable(
  'seller_document',
  {
    id: id(),
    sellerId: sellerId(),
    /** The message that it was sent with; null where an admin has filed it. */
    messageId: text('message_id').references(() => sellerMessage.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    content: bytes('content').notNull(),
    /** What it is, in an admin's words. */
    title: text('title').notNull().default(''),
    /** The admin who has filed it. */
    filedBy: text('filed_by').notNull().default(''),
    /** The last day on which it is valid. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** Since when a newer one stands in its place. */
    replacedAt: moment('replaced_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('seller_document_message').on(table.messageId),
    index('seller_document_seller').on(table.sellerId),
    index('seller_document_expires')
      .on(table.expiresOn, table.sellerId)
      .where(sql`${table.expiresOn} is not null and ${table.replacedAt} is null`),
  ],
);

/** What an admin has noted of a seller; no seller ever reads it. */
export const sellerNote = pgTable(
  'seller_note',
  {
    id: id(),
    sellerId: sellerId(),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
    version: version(),
  },
  (table) => [index('seller_note_newest').on(table.sellerId, table.createdAt, table.id)],
);

/** A word by which admins group sellers; `key` is it without case. */
export const sellerTag = pgTable(
  'seller_tag',
  {
    sellerId: sellerId(),
    key: text('key').notNull(),
    tag: text('tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.key] }),
    index('seller_tag_key').on(table.key, table.sellerId),
  ],
);
