import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../columns.ts';
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
 * A file sent with a message, which only the admins and that seller may see; therefore it is stored
 * here.
 */
export const sellerDocument = pgTable(
  'seller_document',
  {
    id: id(),
    sellerId: sellerId(),
    messageId: text('message_id')
      .notNull()
      .references(() => sellerMessage.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    index('seller_document_message').on(table.messageId),
    index('seller_document_seller').on(table.sellerId),
  ],
);
