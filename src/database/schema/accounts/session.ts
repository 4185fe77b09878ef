import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../columns.ts';

const accountRole = () => text('role', { enum: ['seller', 'admin'] }).notNull();

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
    /** The session of the admin who acts as this seller; both end together. */
    supportSessionId: text('support_session_id'),
  },
  (table) => [
    index('session_of_account').on(table.role, table.accountId),
    index('session_expires').on(table.expiresAt),
    index('session_support').on(table.supportSessionId),
    foreignKey({
      name: 'session_support_session',
      columns: [table.supportSessionId],
      foreignColumns: [table.id],
    }).onDelete('cascade'),
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
