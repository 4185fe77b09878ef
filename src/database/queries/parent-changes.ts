import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { parentChange } from '../schema/operation.ts';

/** A seller or taxonomy entry whose products are being written anew. */
export type ParentChange = typeof parentChange.$inferSelect;

const PARENT_LOCK = 719_340_023;

const isOfChanged = ({ parent, parentId }: ParentChange) =>
  sql`${sql.identifier(`${parent}_id`)} = ${parentId}`;

/** Returns the first changes in the order in which they are worked at. */
export function listParentChanges(db: Database): Promise<ParentChange[]> {
  return db
    .select(getTableColumns(parentChange))
    .from(parentChange)
    .orderBy(sql`${parentChange.hidden} desc, ${parentChange.total}, ${parentChange.parentId}`)
    .limit(20);
}

/**
 * Returns a change that no other replica is working at, and keeps others from it until the transaction
 * ends: what is hidden comes first. Its row is not locked, so that nobody who changes the entry waits.
 */
export async function takeParentChange(db: Database): Promise<ParentChange | null> {
  for (const change of await listParentChanges(db)) {
    const [row] = await rowsOf<{ taken: boolean }>(
      db,
      sql`select pg_try_advisory_xact_lock(${PARENT_LOCK}, hashtext(${change.parentId})) as taken`,
    );
    if (row?.taken) return reread(db, change);
  }
  return null;
}

/** Another replica may have done a step before the lock was taken. */
async function reread(db: Database, { parentId }: ParentChange): Promise<ParentChange | null> {
  const [row] = await db
    .select(getTableColumns(parentChange))
    .from(parentChange)
    .where(eq(parentChange.parentId, parentId));
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
  change: ParentChange,
  limit: number,
): Promise<WrittenProduct[]> {
  const { showing, filling, hidden, afterId } = change;
  const isByTime = showing || change.parent === 'seller';
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
  { parentId, ticket }: ParentChange,
  last: WrittenProduct,
  written: number,
): Promise<void> {
  await db
    .update(parentChange)
    .set({
      afterId: last.id,
      afterMoment: last.createdAt,
      done: sql`${parentChange.done} + ${written}`,
    })
    .where(and(eq(parentChange.parentId, parentId), eq(parentChange.ticket, ticket)));
}

/** Ends a pass: the one over all products follows where the names have changed too. */
export async function endPass(db: Database, change: ParentChange): Promise<void> {
  const same = and(
    eq(parentChange.parentId, change.parentId),
    eq(parentChange.ticket, change.ticket),
  );
  if (!(change.showing && change.filling)) {
    await db.delete(parentChange).where(same);
    return;
  }
  await db
    .update(parentChange)
    .set({
      showing: false,
      afterId: '',
      afterMoment: 'infinity',
      done: 0,
      total: sql`(select count(*) from product where ${isOfChanged(change)})`,
    })
    .where(same);
}
