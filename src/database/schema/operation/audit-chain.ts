import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

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
