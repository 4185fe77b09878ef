import { and, asc, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { type Database, firstRow, hasRow, rowsOf } from '../../database.ts';
import { auditEntry } from '../../schema/activity.ts';
import { auditSeal, auditUnsealed } from '../../schema/operation.ts';

const CHAIN_LOCK = 719_340_022;

/** The entry that records that those before a position of the chain, its `entityId`, were removed. */
export const EXPIRY = { action: 'remove-old-entries', entity: 'audit' } as const;

export type AuditSeal = typeof auditSeal.$inferSelect;

const { position, entryId, salt, valuesDigest, hash } = auditSeal;
const sealColumns = { position, entryId, salt, valuesDigest, hash };

/** An entry as the chain's hash covers it: as text, so that it is the same on every engine. */
const entryColumns = {
  id: auditEntry.id,
  role: auditEntry.role,
  actorId: auditEntry.actorId,
  actorName: auditEntry.actorName,
  action: auditEntry.action,
  entity: auditEntry.entity,
  entityId: auditEntry.entityId,
  sellerId: auditEntry.sellerId,
  before: sql<string | null>`${auditEntry.before}::text`,
  after: sql<string | null>`${auditEntry.after}::text`,
  /** Microseconds since 1970. */
  at: sql<string>`(extract(epoch from ${auditEntry.createdAt}) * 1000000)::bigint::text`,
};
export type ChainedEntry = {
  id: number;
  role: 'admin' | 'seller';
  actorId: string;
  actorName: string;
  action: string;
  entity: string;
  entityId: string;
  sellerId: string | null;
  before: string | null;
  after: string | null;
  at: string;
};

/** Locks the chain until the transaction ends, waiting for others. */
export async function lockAuditChain(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
}

/**
 * Locks the chain until the transaction ends; returns false where another transaction has the lock.
 */
export async function tryLockAuditChain(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ taken: boolean }>(
    db,
    sql`select pg_try_advisory_xact_lock(${CHAIN_LOCK}) as taken`,
  );
  return row?.taken ?? false;
}

/** Returns the end of the chain, or null where nothing is sealed. */
export function findLastSeal(db: Database): Promise<AuditSeal | null> {
  return firstRow(
    db.select(sealColumns).from(auditSeal).orderBy(desc(auditSeal.position)).limit(1),
  );
}

/** Returns entries that wait for their position in the chain, oldest first. */
export function listUnsealedEntries(db: Database, limit: number): Promise<ChainedEntry[]> {
  return db
    .select(entryColumns)
    .from(auditUnsealed)
    .innerJoin(auditEntry, eq(auditEntry.id, auditUnsealed.entryId))
    .orderBy(asc(auditUnsealed.entryId))
    .limit(limit);
}

export function hasUnsealedEntries(db: Database): Promise<boolean> {
  return hasRow(db.select({ id: auditUnsealed.entryId }).from(auditUnsealed).limit(1));
}

/** Adds entries to the chain and removes them from those that wait. */
export async function insertSeals(db: Database, seals: readonly AuditSeal[]): Promise<void> {
  await db.insert(auditSeal).values([...seals]);
  await db.delete(auditUnsealed).where(
    inArray(
      auditUnsealed.entryId,
      seals.map((seal) => seal.entryId),
    ),
  );
}

/** Returns the chain after a position, in order; an entry is null where it has been removed. */
export function listSealedEntries(db: Database, after: number, limit: number) {
  return db
    .select({ seal: sealColumns, entry: entryColumns })
    .from(auditSeal)
    .leftJoin(auditEntry, eq(auditEntry.id, auditSeal.entryId))
    .where(gt(auditSeal.position, after))
    .orderBy(asc(auditSeal.position))
    .limit(limit) as unknown as Promise<{ seal: AuditSeal; entry: ChainedEntry | null }[]>;
}

/**
 * Returns the first entry that is neither in the chain nor waiting for it, or that waits and has
 * been removed.
 */
export async function findStrayEntry(db: Database): Promise<number | null> {
  const [row] = await rowsOf<{ id: string | null }>(
    db,
    sql`select min(id)::text as id from (
      select e.id from audit_entry e
        left join audit_seal s on s.entry_id = e.id left join audit_unsealed u on u.entry_id = e.id
        where s.entry_id is null and u.entry_id is null
      union all
      select u.entry_id from audit_unsealed u left join audit_entry e on e.id = u.entry_id
        where e.id is null) stray`,
  );
  return row?.id == null ? null : Number(row.id);
}

export function countUnsealedEntries(db: Database): Promise<number> {
  return db.$count(auditUnsealed);
}

/**
 * Whether the audit itself records that everything up to this position of the chain was removed for
 * its age.
 */
export async function isExpiryRecorded(db: Database, position: number): Promise<boolean> {
  const { action, entity, entityId } = auditEntry;
  const recorded = and(
    eq(action, EXPIRY.action),
    eq(entity, EXPIRY.entity),
    eq(entityId, String(position)),
  );
  return (await db.$count(auditEntry, recorded)) > 0;
}

/**
 * Removes the entries from the beginning of the chain up to a position; to be called in a transaction
 * that locks the chain. The last one's seal stays, since the next one's hash covers it.
 */
export async function deleteEntriesUpTo(db: Database, position: number): Promise<void> {
  await allowAudit(db, 'expire');
  const ids = db
    .select({ id: auditSeal.entryId })
    .from(auditSeal)
    .where(lte(auditSeal.position, position));
  await db.delete(auditEntry).where(inArray(auditEntry.id, ids));
  await db.delete(auditSeal).where(lt(auditSeal.position, position));
}

/**
 * Allows an erasure or removal in the audit for the rest of a transaction, which its triggers
 * otherwise refuse.
 */
export async function allowAudit(db: Database, what: 'erase' | 'expire' | 'clear'): Promise<void> {
  await db.execute(sql`select set_config('dhow.audit_allows', ${what}, true)`);
}
