import { and, eq, sql } from 'drizzle-orm';
import type { ReviewedField } from '#contracts/sellers/seller-review.ts';
import { type Database, firstRow } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { sellerChange } from '../../schema/accounts/seller-identity.ts';
import { mediaAsset } from '../../schema/media.ts';
import type { Window } from '../lists/cursor.ts';
import { countMatching, cutSlice, type PageOf, pageOf } from '../lists/page-of.ts';
import { mediaColumns } from '../media/media-columns.ts';

const { id, sellerId, field, value, state, reason, createdAt } = sellerChange;

export type SellerChangeRow = typeof sellerChange.$inferSelect;

/** Stores a new value for an admin to decide on; it replaces an earlier one of the same field. */
export async function proposeChange(
  db: Database,
  change: { id: string; sellerId: string; field: ReviewedField; value: string; createdAt: Date },
): Promise<void> {
  const fresh = { state: 'waiting' as const, reason: '' };
  await db
    .insert(sellerChange)
    .values({ ...change, ...fresh })
    .onConflictDoUpdate({
      target: [sellerId, field],
      set: { id: change.id, value: change.value, createdAt: change.createdAt, ...fresh },
    });
}

/** Returns the waiting value of a field, or null. */
export async function findWaitingValue(
  db: Database,
  ofSeller: string,
  which: ReviewedField,
): Promise<string | null> {
  const [row] = await db
    .select({ value })
    .from(sellerChange)
    .where(and(eq(sellerId, ofSeller), eq(field, which), eq(state, 'waiting')));
  return row?.value ?? null;
}

export function findChange(db: Database, changeId: string): Promise<SellerChangeRow | null> {
  return firstRow(
    db
      .select({ id, sellerId, field, value, state, reason, createdAt })
      .from(sellerChange)
      .where(eq(id, changeId)),
  );
}

export async function declineChange(db: Database, changeId: string, why: string): Promise<void> {
  await db.update(sellerChange).set({ state: 'declined', reason: why }).where(eq(id, changeId));
}

export async function dropChange(db: Database, changeId: string): Promise<void> {
  await db.delete(sellerChange).where(eq(id, changeId));
}

/** Removes a field's waiting or declined value, since the field has been changed otherwise. */
export async function dropChangesOf(
  db: Database,
  ofSeller: string,
  which: ReviewedField,
): Promise<void> {
  await db.delete(sellerChange).where(and(eq(sellerId, ofSeller), eq(field, which)));
}

const present = sql<string>`case ${field} when 'name' then ${seller.name}
  when 'INR' then ${seller.chatIndia} else ${seller.chatEmirates} end`;
const waiting = sql`${state} = 'waiting'`;

export type WaitingChangeRow = Awaited<ReturnType<typeof readWaiting>>[number];

function readWaiting(db: Database, cursor = sql<string>`''`) {
  return db
    .select({
      id,
      field,
      value,
      createdAt,
      present,
      seller: { id: seller.id, name: seller.name },
      picture: mediaColumns,
      cursor,
    })
    .from(sellerChange)
    .innerJoin(seller, eq(seller.id, sellerId))
    .leftJoin(mediaAsset, eq(mediaAsset.id, seller.imageId))
    .$dynamic();
}

/** Returns the values that wait for an admin, the longest waiting first. */
export function listWaitingChanges(
  db: Database,
  window: Window,
): Promise<PageOf<WaitingChangeRow>> {
  return pageOf({
    window,
    by: { column: sql`${createdAt}`, kind: 'moment' },
    order: 'asc',
    id: sql`${id}`,
    count: () => countMatching(db, sellerChange, waiting),
    read: (slice) => cutSlice(readWaiting(db, slice.cursor), waiting, slice),
  });
}
