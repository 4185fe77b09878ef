import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { RefusedPiece } from '#contracts/products/bulk-change.ts';
import { type Database, firstRow, hasRow } from '../../database.ts';
import { product } from '../../schema/products/product.ts';
import { bulkChange } from '../../schema/products/product-changes.ts';

export type BulkChangeRow = typeof bulkChange.$inferSelect;
export type NewBulkChange = typeof bulkChange.$inferInsert;

const columns = getTableColumns(bulkChange);

/** How long the change of a process that was killed stands. */
const LEASE_SECONDS = 6;

/** How often whoever is at work on a change renews its lease. */
export const RENEW_LEASE_MS = 2000;

/** The most that are told. */
const SHOWN = 20;
const REFUSALS_SHOWN = 100;

const isOf = (sellerId: string | null): SQL =>
  sellerId === null ? isNull(bulkChange.sellerId) : eq(bulkChange.sellerId, sellerId);

const isWorking = sql`${bulkChange.state} in ('running', 'undoing')`;
const leased = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

export async function insertBulkChange(db: Database, made: NewBulkChange): Promise<BulkChangeRow> {
  const [row] = await db.insert(bulkChange).values(made).returning(columns);
  if (row === undefined) throw new Error('Nothing was inserted.');
  return row;
}

/** Returns the changes of a shop, or of admins where it is null, that are at work or ended since a moment: the newest 20. */
export function listBulkChanges(
  db: Database,
  sellerId: string | null,
  since: Date,
): Promise<BulkChangeRow[]> {
  const isRecent = or(
    isNull(bulkChange.endedAt),
    sql`${bulkChange.endedAt} >= ${since.toISOString()}`,
  );
  return db
    .select(columns)
    .from(bulkChange)
    .where(and(isOf(sellerId), isRecent))
    .orderBy(desc(bulkChange.createdAt), desc(bulkChange.id))
    .limit(SHOWN);
}

/** Locks a change of a shop, or of admins where it is null, until the transaction ends. */
export const lockBulkChange = (
  db: Database,
  sellerId: string | null,
  id: string,
): Promise<BulkChangeRow | null> =>
  firstRow(
    db
      .select(columns)
      .from(bulkChange)
      .where(and(eq(bulkChange.id, id), isOf(sellerId)))
      .for('update'),
  );

/** Changes what a change is, and ends its lease; returns null where it is not in that state any more. */
export function updateBulkChange(
  db: Database,
  { id, state }: Pick<BulkChangeRow, 'id' | 'state'>,
  values: Partial<NewBulkChange>,
): Promise<BulkChangeRow | null> {
  return firstRow(
    db
      .update(bulkChange)
      .set({ ...values, leasedUntil: null })
      .where(and(eq(bulkChange.id, id), eq(bulkChange.state, state)))
      .returning(columns),
  );
}

/** Leases the change that has waited longest for its turn; null where none waits. */
export function leaseBulkChange(db: Database): Promise<BulkChangeRow | null> {
  const due = db
    .select({ id: bulkChange.id })
    .from(bulkChange)
    .where(
      and(isWorking, sql`coalesce(${bulkChange.leasedUntil}, '-infinity') <= clock_timestamp()`),
    )
    .orderBy(sql`${bulkChange.leasedUntil} nulls first`, asc(bulkChange.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return firstRow(
    db
      .update(bulkChange)
      .set({ leasedUntil: leased })
      .where(eq(bulkChange.id, due))
      .returning(columns),
  );
}

/** Extends a lease; returns false where it has ended, or the change was stopped. */
export const renewBulkLease = (db: Database, id: string): Promise<boolean> =>
  hasRow(
    db
      .update(bulkChange)
      .set({ leasedUntil: leased })
      .where(
        and(eq(bulkChange.id, id), isWorking, sql`${bulkChange.leasedUntil} > clock_timestamp()`),
      )
      .returning({ id: bulkChange.id }),
  );

/** Ends a turn: the others go first. */
export async function releaseBulkLease(db: Database, id: string): Promise<void> {
  await db
    .update(bulkChange)
    .set({ leasedUntil: sql`clock_timestamp()` })
    .where(eq(bulkChange.id, id));
}

type Met = {
  /** The product that was met. */
  last?: string;
  done?: number;
  waiting?: number;
  undone?: number;
  refusals?: readonly RefusedPiece[];
};

/**
 * Notes what became of a product, or of some that could not be undone; returns false where the change does not go on, or
 * has met that product already.
 */
export async function noteMet(
  db: Database,
  { id, state }: Pick<BulkChangeRow, 'id' | 'state'>,
  { last, done = 0, waiting = 0, undone = 0, refusals = [] }: Met,
): Promise<boolean> {
  const { refusals: before } = bulkChange;
  const refused = state === 'running' ? 'failed' : 'kept';
  const told = sql`case when jsonb_array_length(${before}) < ${REFUSALS_SHOWN}
    then ${before} || ${JSON.stringify(refusals)}::jsonb else ${before} end`;
  return hasRow(
    db
      .update(bulkChange)
      .set({
        ...(last !== undefined && { last }),
        done: sql`${bulkChange.done} + ${done}`,
        waiting: sql`${bulkChange.waiting} + ${waiting}`,
        undone: sql`${bulkChange.undone} + ${undone}`,
        [refused]: sql`${bulkChange[refused]} + ${refusals.length}`,
        leasedUntil: leased,
        ...(refusals.length > 0 && { refusals: told }),
      })
      .where(
        and(
          ...[eq(bulkChange.id, id), eq(bulkChange.state, state)],
          last === undefined ? undefined : lt(bulkChange.last, last),
        ),
      )
      .returning({ id: bulkChange.id }),
  );
}

/** Returns the next products that a change is about, by their ids: those that were there when it began. */
export function listNextOf(
  db: Database,
  { last, createdAt }: Pick<BulkChangeRow, 'last' | 'createdAt'>,
  where: SQL | undefined,
  limit: number,
): Promise<{ _id: string; name: string }[]> {
  return db
    .select({ _id: product.id, name: product.name })
    .from(product)
    .where(and(where, gt(product.id, last), lte(product.createdAt, createdAt)))
    .orderBy(asc(product.id))
    .limit(limit);
}

/** Removes changes that ended before a moment. */
export async function sweepBulkChanges(db: Database, before: Date): Promise<void> {
  await db.delete(bulkChange).where(lt(bulkChange.endedAt, before));
}
