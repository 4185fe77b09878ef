import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * The place of each audit entry in the chain. `hash` covers the entry, its place and the hash before;
 * the values that tell of a person go into it by `valuesDigest` alone, so that they can be erased and
 * the chain still holds. `salt` goes with them, or the digest could be guessed.
 */
export const auditSeal = pgTable(
  'audit_seal',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    /** No foreign key: a seal without its entry is how a removed entry shows. */
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    salt: text('salt'),
    valuesDigest: text('values_digest').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [uniqueIndex('audit_seal_entry').on(table.entryId)],
);

/** The entries that have no place in the chain yet: written by a trigger, taken up by the background. */
export const auditUnsealed = pgTable('audit_unsealed', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
});
