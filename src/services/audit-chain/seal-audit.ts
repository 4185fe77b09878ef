import { randomBytes } from 'node:crypto';
import type { Database } from '#database/database.ts';
import {
  type AuditSeal,
  type ChainedEntry,
  findLastSeal,
  hasUnsealedEntries,
  insertSeals,
  listUnsealedEntries,
  tryLockAuditChain,
} from '#database/queries/audit/audit-chain.ts';
import type { AppContext } from '../app-context.ts';
import { digestValues, hashEntry } from './chain-hash.ts';

const AT_ONCE = 500;

type Sealed = { entry: ChainedEntry; seal: AuditSeal };

/**
 * Adds waiting entries to the chain and logs each, so that the log is a witness outside the
 * database. Runs in one process at a time, and writers never wait for it. Returns whether there may
 * be more.
 */
export async function sealNextEntries(context: Pick<AppContext, 'db' | 'log'>): Promise<boolean> {
  if (!(await hasUnsealedEntries(context.db))) return false;
  const sealed = await context.db.transaction((db) => seal(db as Database));
  for (const { entry, seal } of sealed) context.log.info({ audit: lineOf(entry, seal) }, 'audited');
  return sealed.length === AT_ONCE;
}

async function seal(db: Database): Promise<Sealed[]> {
  if (!(await tryLockAuditChain(db))) return [];
  const entries = await listUnsealedEntries(db, AT_ONCE);
  if (entries.length === 0) return [];
  const last = await findLastSeal(db);
  let position = last?.position ?? 0;
  let hash = last?.hash ?? '';
  const sealed = entries.map((entry) => {
    const salt = randomBytes(16).toString('hex');
    const valuesDigest = digestValues(entry, salt);
    position += 1;
    hash = hashEntry(hash, position, entry, valuesDigest);
    return { entry, seal: { position, entryId: entry.id, salt, valuesDigest, hash } };
  });
  await insertSeals(
    db,
    sealed.map((one) => one.seal),
  );
  return sealed;
}

/** Log line of an entry: ids and action, nothing personal. */
function lineOf(entry: ChainedEntry, { position, hash }: AuditSeal) {
  const { id, role, actorId, action, entity, entityId, sellerId } = entry;
  const at = new Date(Number(entry.at) / 1000).toISOString();
  return { position, hash, id, at, role, actorId, action, entity, entityId, sellerId };
}
