import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { insertAuditEntry } from '#database/queries/audit/audit.ts';
import {
  type AuditSeal,
  type ChainedEntry,
  countUnsealedEntries,
  deleteEntriesUpTo,
  EXPIRY,
  findLastSeal,
  findStrayEntry,
  hasUnsealedEntries,
  insertSeals,
  isExpiryRecorded,
  listSealedEntries,
  listUnsealedEntries,
  lockAuditChain,
  tryLockAuditChain,
} from '#database/queries/audit/audit-chain.ts';
import { DAY_MS, daysBefore } from '#domain/time/days.ts';
import type { AppContext } from './app-context.ts';

const sha256 = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Salted digest of an entry's personal values, which is what the chain covers of them. */
function digestValues(entry: ChainedEntry, salt: string): string {
  return sha256([salt, entry.actorName, entry.before, entry.after]);
}

/** Hash over an entry, its position and the hash before it ('' before the first). */
function hashEntry(
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

const STEP = 1000;

export type AuditFinding =
  | { sound: true; entries: number; erased: number; expired: number; waiting: number; hash: string }
  | { sound: false; sentence: string };

/**
 * Verifies the whole chain in one snapshot, a thousand entries at a time. Returns the first entry
 * that was changed, removed, moved or inserted around the triggers.
 */
export function verifyAudit(context: Pick<AppContext, 'db'>): Promise<AuditFinding> {
  return context.db.transaction((db) => walk(db as Database), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function walk(db: Database): Promise<AuditFinding> {
  let position = 0;
  let hash = '';
  let [entries, erased, expired] = [0, 0, 0];
  for (;;) {
    const step = await listSealedEntries(db, position, STEP);
    for (const { seal, entry } of step) {
      // Expiry keeps the seal of the last removed entry as the chain's beginning.
      if (position === 0 && entry === null) expired = seal.position;
      else {
        const fault = faultOf(seal, entry, position + 1, hash);
        if (fault !== null) return broken(seal, fault);
        entries += 1;
        if (seal.salt === null) erased += 1;
      }
      ({ position, hash } = seal);
    }
    if (step.length < STEP) break;
  }
  if (expired > 0 && !(await isExpiryRecorded(db, expired))) {
    return {
      sound: false,
      sentence: `The audit up to position ${expired} of the chain was removed beside it.`,
    };
  }
  const stray = await findStrayEntry(db);
  if (stray !== null) {
    return { sound: false, sentence: `Entry ${stray} was put in or removed beside the chain.` };
  }
  return { sound: true, entries, erased, expired, waiting: await countUnsealedEntries(db), hash };
}

function faultOf(
  seal: AuditSeal,
  entry: ChainedEntry | null,
  position: number,
  previous: string,
): string | null {
  if (seal.position !== position) return `position ${position} of the chain is missing`;
  if (entry === null) return 'it was removed';
  const isEmpty = entry.actorName === '' && entry.before === null && entry.after === null;
  const digest = seal.salt === null ? null : digestValues(entry, seal.salt);
  if (digest === null ? !isEmpty : digest !== seal.valuesDigest) return 'its values were changed';
  const hash = hashEntry(previous, position, entry, seal.valuesDigest);
  return hash === seal.hash ? null : 'it was changed, or what came before it';
}

const broken = ({ entryId, position }: AuditSeal, fault: string): AuditFinding => ({
  sound: false,
  sentence: `The chain is broken at entry ${entryId} (position ${position}): ${fault}.`,
});

const EXPIRED_AT_ONCE = 1000;

/**
 * Removes up to a thousand audit entries older than `days`, and writes an entry that says so, which
 * the chain needs to verify. Waits for a day's worth, so that there is one such entry a day.
 * Returns how many were removed.
 */
export function expireAudit(
  context: Pick<AppContext, 'db' | 'now'>,
  days: number,
): Promise<number> {
  const before = daysBefore(context.now(), days).getTime() * 1000;
  return context.db.transaction(async (inner) => {
    const db = inner as Database;
    await lockAuditChain(db);
    const oldest = await listSealedEntries(db, 0, EXPIRED_AT_ONCE);
    const first = oldest.find(({ entry }) => entry !== null)?.entry;
    if (first == null || Number(first.at) >= before - DAY_MS * 1000) return 0;
    let [position, entries] = [0, 0];
    for (const { seal, entry } of oldest) {
      if (entry === null) continue;
      if (Number(entry.at) >= before) break;
      position = seal.position;
      entries += 1;
    }
    await deleteEntriesUpTo(db, position);
    await insertAuditEntry(db, {
      role: 'admin',
      actorId: 'system',
      actorName: 'Dhow',
      ...EXPIRY,
      entityId: String(position),
      after: { entries, olderThanDays: days },
      createdAt: context.now(),
    });
    return entries;
  });
}
