import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accountRole, createdAt, id, moment } from '../columns.ts';
import { staffMember } from './staff.ts';

/** An open session: its token is valid as long as the row exists. */
export const session = pgTable(
  'session',
  {
    id: id(),
    role: accountRole(),
    accountId: text('account_id').notNull(),
    /** In words, such as 'Firefox on Windows'. */
    device: text('device').notNull(),
    /** The hash of the device's key, which recognizes log-ins from it; null in support. */
    deviceHash: text('device_hash'),
    /** Where it was last seen. */
    network: text('network').notNull(),
    createdAt: createdAt(),
    /** At most some minutes late, so that most reads write nothing. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Of a member of staff: the shop that they work for by it. */
    sellerId: text('seller_id'),
    /** The session of the admin who acts as this seller; both end together. */
    supportSessionId: text('support_session_id'),
  },
  (table) => [
    index('session_of_account').on(table.role, table.accountId),
    index('session_expires').on(table.expiresAt),
    index('session_support').on(table.supportSessionId),
    index('session_of_shop').on(table.sellerId).where(sql`${table.sellerId} is not null`),
    foreignKey({
      name: 'session_support_session',
      columns: [table.supportSessionId],
      foreignColumns: [table.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'session_staff_member',
      columns: [table.accountId, table.sellerId],
      foreignColumns: [staffMember.staffId, staffMember.sellerId],
    }).onDelete('cascade'),
    check('session_of_staff', sql`(${table.role} = 'staff') = (${table.sellerId} is not null)`),
  ],
);

/** Devices that have logged in to an account; only their keys' hashes are stored. */
export const knownDevice = pgTable(
  'known_device',
  {
    role: accountRole(),
    accountId: text('account_id').notNull(),
    keyHash: text('key_hash').notNull(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.role, table.accountId, table.keyHash] }),
    index('known_device_last_seen').on(table.lastSeenAt),
  ],
);
