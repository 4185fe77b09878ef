import { createHash } from 'node:crypto';
import type { ChainedEntry } from '#database/queries/audit/audit-chain.ts';

const sha256 = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Salted digest of an entry's personal values, which is what the chain covers of them. */
export function digestValues(entry: ChainedEntry, salt: string): string {
  return sha256([salt, entry.actorName, entry.before, entry.after]);
}

/** Hash over an entry, its position and the hash before it ('' before the first). */
export function hashEntry(
  previous: string,
  position: number,
  entry: ChainedEntry,
  valuesDigest: string,
): string {
  const { id, at, role, actorId, action, entity, entityId, sellerId } = entry;
  const who = [role, actorId];
  const what = [action, entity, entityId, sellerId];
  return sha256([previous, position, id, at, ...who, ...what, valuesDigest]);
}
