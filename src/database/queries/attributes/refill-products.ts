import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { attributeRefill } from '../../schema/attribute.ts';
import { product } from '../../schema/products/product.ts';
import { hasAttribute, MOST_COUNTED } from './write-attribute.ts';

/** How far the products of an attribute have been written anew. */
export type Refill = typeof attributeRefill.$inferSelect;

const columns = getTableColumns(attributeRefill);

/** Returns the first attributes whose products wait to be written, in the order in which they are. */
export function listRefills(db: Database): Promise<Refill[]> {
  return db
    .select(columns)
    .from(attributeRefill)
    .orderBy(asc(attributeRefill.attributeId))
    .limit(20);
}

/** Returns the first attribute whose products wait to be written, locked until the transaction ends. */
export function takeRefill(db: Database): Promise<Refill | null> {
  return firstRow(
    db
      .select(columns)
      .from(attributeRefill)
      .orderBy(asc(attributeRefill.attributeId))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
}

/** Notes that all products of an attribute wait; those of an earlier change begin anew. */
export async function beginRefill(db: Database, attributeId: string, name: string): Promise<void> {
  const begun = { name, afterId: '', done: 0, total: null };
  await db
    .insert(attributeRefill)
    .values({ ...begun, attributeId })
    .onConflictDoUpdate({ target: attributeRefill.attributeId, set: begun });
}

/** Notes how far a step came. */
export async function keepRefill(db: Database, { attributeId, ...step }: Refill): Promise<void> {
  await db.update(attributeRefill).set(step).where(eq(attributeRefill.attributeId, attributeId));
}

export async function endRefill(db: Database, attributeId: string): Promise<void> {
  await db.delete(attributeRefill).where(eq(attributeRefill.attributeId, attributeId));
}

/** Returns how many products have an attribute, however many these are: not while anybody waits for it. */
export function countOwners(db: Database, attributeId: string): Promise<number> {
  return db.$count(product, hasAttribute(attributeId));
}

/**
 * Writes the next products that have an attribute anew, so that a trigger fills in what they are found by,
 * without the attribute where it is deleted. Returns the last one's id; null where there are no more.
 */
export async function refillProducts(
  db: Database,
  { attributeId, afterId }: Pick<Refill, 'attributeId' | 'afterId'>,
  limit: number,
): Promise<string | null> {
  const next = sql`select id from product where id > ${afterId} and ${hasAttribute(attributeId)}
    order by id limit ${limit}`;
  const [row] = await rowsOf<{ last: string | null; isMore: boolean }>(
    db,
    sql`with ${written(next, attributeId)}
      select max(id) as last, count(*) = ${limit} as "isMore" from next`,
  );
  return row?.isMore ? row.last : null;
}

/**
 * The same of all products that have an attribute, where they are as few as one statement may write
 * (functions/touch-products.sql); returns whether they were.
 */
export async function refillIfFew(db: Database, attributeId: string): Promise<boolean> {
  const next = sql`select id from owners where (select count(*) from owners) <= few_products()`;
  const [row] = await rowsOf<{ isDone: boolean }>(
    db,
    sql`with owners as materialized (
        select id from product where ${hasAttribute(attributeId)} limit ${MOST_COUNTED + 1}),
      ${written(next, attributeId)}
      select count(*) <= few_products() as "isDone" from owners`,
  );
  return row?.isDone ?? false;
}

/** The tables of a `with` in which the products of `next` are written. */
const written = (next: SQL, attributeId: string): SQL => sql`
  next as materialized (${next}),
  locked as materialized (
    select id from product where id in (select id from next) order by id for no key update),
  written as (
    update product p set published = false,
        attributes = case when exists (select from attribute a where a.id = ${attributeId})
          then p.attributes else p.attributes - ${attributeId} end
      from locked where p.id = locked.id)`;
