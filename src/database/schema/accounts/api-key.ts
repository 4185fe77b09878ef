import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../columns.ts';
import { admin, seller } from './account.ts';
import { staffMember } from './staff.ts';

const sellerId = () => text('seller_id').references(() => seller.id, { onDelete: 'cascade' });
const adminId = () => text('admin_id').references(() => admin.id, { onDelete: 'cascade' });

/**
 * A key by which a program acts for whom it belongs to: an admin, or in a shop its seller or a member of its staff.
 * Revoked ones are deleted.
 */
export const apiKey = pgTable(
  'api_key',
  {
    id: id(),
    adminId: adminId(),
    sellerId: sellerId(),
    /** Whose of the shop's staff it is; null of the seller's own. */
    staffId: text('staff_id'),
    name: text('name').notNull(),
    /** SHA-256 of the key, which is stored nowhere. */
    hash: text('hash').notNull(),
    /** Its last characters, by which people tell keys apart. */
    ending: text('ending').notNull(),
    /** An admin's: permissions; a seller's: `read` or one role of staff. */
    scopes: text('scopes').array().notNull(),
    createdAt: createdAt(),
    /** Null where it never ends by itself. */
    expiresAt: moment('expires_at'),
    /** At most some minutes late, so that most calls do not write it. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('api_key_hash').on(table.hash),
    index('api_key_of_admin').on(table.adminId),
    index('api_key_of_seller').on(table.sellerId, table.staffId),
    foreignKey({
      name: 'api_key_staff_member',
      columns: [table.staffId, table.sellerId],
      foreignColumns: [staffMember.staffId, staffMember.sellerId],
    }).onDelete('cascade'),
    check('api_key_of_one', sql`(${table.adminId} is null) <> (${table.sellerId} is null)`),
  ],
);

/**
 * What a write with an `Idempotency-Key` was answered, for a day. `running` until its transaction is committed, `done`
 * from then on; `answer` is null until it was made.
 */
export const idempotentAnswer = pgTable(
  'idempotent_answer',
  {
    /** The API key or account that has sent it. */
    sender: text('sender').notNull(),
    name: text('name').notNull(),
    adminId: adminId(),
    sellerId: sellerId(),
    /** SHA-256 of the call and its body. */
    fingerprint: text('fingerprint').notNull(),
    state: text('state', { enum: ['running', 'done'] }).notNull(),
    status: integer('status'),
    answer: text('answer'),
    leasedUntil: moment('leased_until').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.sender, table.name] }),
    index('idempotent_answer_old').on(table.createdAt),
    index('idempotent_answer_of_admin').on(table.adminId),
    index('idempotent_answer_of_seller').on(table.sellerId),
  ],
);
