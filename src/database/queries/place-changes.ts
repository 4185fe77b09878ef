import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { placeChange } from '../schema/operation/bookkeeping.ts';

/** A seller or taxonomy entry whose products are being written anew. */
export type PlaceChange = typeof placeChange.$inferSelect;

const PLACE_LOCK = 719_340_023;

const isOfChanged = ({ place, placeId }: PlaceChange) =>
  sql`${sql.identifier(`${place}_id`)} = ${placeId}`;

/** Returns the first changes in the order in which they are worked at. */
export function listPlaceChanges(db: Database): Promise<PlaceChange[]> {
  return db
    .select(getTableColumns(placeChange))
    .from(placeChange)
    .orderBy(sql`${placeChange.hidden} desc, ${placeChange.total}, ${placeChange.placeId}`)
    .limit(20);
}

/**
 * Returns a change that no other replica is working at, and keeps others from it until the transaction
 * ends: what is hidden comes first. Its row is not locked, so that nobody who changes the entry waits.
 */
export async function takePlaceChange(db: Database): Promise<PlaceChange | null> {
  for (const change of await listPlaceChanges(db)) {
    const [row] = await rowsOf<{ taken: boolean }>(
      db,
      sql`select pg_try_advisory_xact_lock(${PLACE_LOCK}, hashtext(${change.placeId})) as taken`,
    );
    if (row?.taken) return reread(db, change);
  }
  return null;
}

/** Another replica may have done a step before the lock was taken. */
async function reread(db: Database, { placeId }: PlaceChange): Promise<PlaceChange | null> {
  const [row] = await db
    .select(getTableColumns(placeChange))
    .from(placeChange)
    .where(eq(placeChange.placeId, placeId));
  return row ?? null;
}

export type WrittenProduct = {
  id: string;
  sellerId: string;
  categoryId: string;
  /** The category that it was in: another one where its sub-category was moved. */
  categoryBefore: string;
  subCategoryId: string;
  productTypeId: string | null;
  createdAt: string;
};

/**
 * Writes the next products of a seller or taxonomy entry anew, which a trigger fills in: newest first where they are to be
 * shown again, and those of a seller; else by id, as there is an index. Returns them in this order.
 */
export function writeNextProducts(
  db: Database,
  change: PlaceChange,
  limit: number,
): Promise<WrittenProduct[]> {
  const { showing, filling, hidden, afterId } = change;
  const isByTime = showing || change.place === 'seller';
  const after = sql`(${change.afterMoment}::timestamptz, ${afterId})`;
  const rest = isByTime
    ? sql`(created_at, id) < ${after} order by created_at desc, id desc`
    : sql`id > ${afterId} order by id`;
  const which = showing ? sql`not listed` : filling || !hidden ? sql`true` : sql`listed`;
  return rowsOf<WrittenProduct>(
    db,
    sql`with next as materialized (
        select id, created_at, category_id from product where ${isOfChanged(change)} and ${which} and ${rest}
          limit ${limit}),
      locked as materialized (
        select id from product where id in (select id from next) order by id for no key update),
      written as (
        update product p set published = false from locked where p.id = locked.id
        returning p.id, p.seller_id, p.category_id, p.sub_category_id, p.product_type_id, p.created_at)
      select id, seller_id as "sellerId", written.category_id as "categoryId",
             next.category_id as "categoryBefore", sub_category_id as "subCategoryId", product_type_id as "productTypeId",
             written.created_at::text as "createdAt"
        from written join next using (id)
        order by ${isByTime ? sql`written.created_at desc, id desc` : sql`id`}`,
  );
}

/** Notes how far a step came; a change of the entry meanwhile begins anew, and this does not count. */
export async function keepProgress(
  db: Database,
  { placeId, ticket }: PlaceChange,
  last: WrittenProduct,
  written: number,
): Promise<void> {
  await db
    .update(placeChange)
    .set({
      afterId: last.id,
      afterMoment: last.createdAt,
      done: sql`${placeChange.done} + ${written}`,
    })
    .where(and(eq(placeChange.placeId, placeId), eq(placeChange.ticket, ticket)));
}

/** Ends a pass: the one over all products follows where the names have changed too. */
export async function endPass(db: Database, change: PlaceChange): Promise<void> {
  const same = and(eq(placeChange.placeId, change.placeId), eq(placeChange.ticket, change.ticket));
  if (!(change.showing && change.filling)) {
    await db.delete(placeChange).where(same);
    return;
  }
  await db
    .update(placeChange)
    .set({
      showing: false,
      afterId: '',
      afterMoment: 'infinity',
      done: 0,
      total: sql`(select count(*) from product where ${isOfChanged(change)})`,
    })
    .where(same);
}
