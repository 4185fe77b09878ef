import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CustomerQuery } from '#contracts/leads/customer.ts';
import { type Database, firstRow, hasRow, rowsOf } from '../../database.ts';
import { customer, lead } from '../../schema/lead.ts';
import { cutSlice, type PageOf, pageOf } from '../lists/page-of.ts';
import { countMatching } from '../lists/row-counts.ts';
import { containsWords } from '../lists/text-match.ts';

const row = {
  id: customer.id,
  name: customer.name,
  phone: customer.phone,
  email: customer.email,
  version: customer.version,
  createdAt: customer.createdAt,
};

type CustomerRow = Pick<typeof customer.$inferSelect, keyof typeof row>;
export type Person = Pick<CustomerRow, 'name' | 'phone' | 'email'>;
type Reach = Pick<Person, 'phone' | 'email'>;

/** Returns the seller's customer with this number or, where none has it, with this address. */
async function findCustomer(
  db: Database,
  sellerId: string,
  { phone, email }: Reach,
): Promise<CustomerRow | null> {
  if (phone === null && email === null) return null;
  return firstRow(
    db
      .select(row)
      .from(customer)
      .where(
        and(
          eq(customer.sellerId, sellerId),
          or(
            phone === null ? undefined : eq(customer.phone, phone),
            email === null ? undefined : sql`lower(${customer.email}) = lower(${email})`,
          ),
        ),
      )
      .orderBy(sql`(${customer.phone} is not distinct from ${phone}::text) desc`, asc(customer.id))
      .limit(1),
  );
}

/**
 * Locks and returns the seller's customer with this number or, where none has it, with this address. One
 * that went or changed before it was locked is looked for again.
 */
export async function lockKnown(
  db: Database,
  sellerId: string,
  reach: Reach,
): Promise<CustomerRow | null> {
  for (;;) {
    const found = await findCustomer(db, sellerId, reach);
    if (found === null) return null;
    const locked = await lockCustomer(db, sellerId, found.id);
    if (locked !== null && locked.version === found.version) return locked;
  }
}

/** Locks one customer of a seller. */
export function lockCustomer(
  db: Database,
  sellerId: string,
  id: string,
): Promise<CustomerRow | null> {
  return firstRow(
    db
      .select(row)
      .from(customer)
      .where(and(eq(customer.sellerId, sellerId), eq(customer.id, id)))
      .for('update'),
  );
}

/** Adds a customer; returns false where the seller has one with this number or address by now. */
export async function insertCustomer(
  db: Database,
  values: Person & { id: string; sellerId: string; createdAt: Date },
): Promise<boolean> {
  const added = await db
    .insert(customer)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: customer.id });
  return added.length > 0;
}

export async function updateCustomer(db: Database, id: string, changes: Person): Promise<void> {
  await db
    .update(customer)
    .set({ ...changes, version: sql`${customer.version} + 1` })
    .where(eq(customer.id, id));
}

export async function deleteCustomer(db: Database, id: string): Promise<void> {
  await db.delete(customer).where(eq(customer.id, id));
}

/** Locks customers, in their order, and returns the ids of those that are there. */
export async function lockCustomers(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: customer.id })
    .from(customer)
    .where(inArray(customer.id, [...ids]))
    .orderBy(asc(customer.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Removes a customer that no lead is of any more, locked first so that none becomes of it; returns whether it went. */
export async function deleteIfUnused(db: Database, id: string): Promise<boolean> {
  await lockCustomers(db, [id]);
  const isUnused = sql`not exists (select from ${lead} where ${lead.customerId} = ${customer.id})`;
  return hasRow(
    db
      .delete(customer)
      .where(and(eq(customer.id, id), isUnused))
      .returning({ id: customer.id }),
  );
}

/** Removes customers from before a moment that no lead is of any more, up to a limit. Returns how many. */
export async function deleteUnusedCustomers(
  db: Database,
  before: Date,
  most: number,
): Promise<number> {
  const unused = await rowsOf<{ id: string }>(
    db,
    sql`select id from customer c
      where created_at < ${before.toISOString()}::timestamptz
        and not exists (select from lead l where l.customer_id = c.id)
      order by created_at, id limit ${most} for update`,
  );
  const ids = sql.param(unused.map(({ id }) => id));
  const rows = await rowsOf(
    db,
    sql`delete from customer c where id = any(${ids}::text[])
        and not exists (select from lead l where l.customer_id = c.id)
      returning id`,
  );
  return rows.length;
}

const ofCustomer = sql`from lead l where l.customer_id = ${customer.id} and l.junk_at is null`;
const columns = {
  ...row,
  leads: sql<number>`(select count(*)::int ${ofCustomer})`,
  won: sql<number>`(select count(*)::int ${ofCustomer} and l.state = 'WON')`,
  lastLeadAt: sql<Date | null>`(select max(l.created_at) ${ofCustomer})`.mapWith(
    customer.createdAt,
  ),
};

const selectCustomers = (db: Database, cursor: ReturnType<typeof sql<string>>) =>
  db
    .select({ ...columns, cursor })
    .from(customer)
    .$dynamic();

export type CountedCustomer = Omit<Awaited<ReturnType<typeof selectCustomers>>[number], 'cursor'>;

/** Returns a seller's customers, newest first, with how many leads each has. */
export function listCustomers(
  db: Database,
  sellerId: string,
  query: CustomerQuery,
): Promise<PageOf<CountedCustomer>> {
  const digits = (query.q ?? '').replace(/[^\d]/g, '').replace(/^0+/, '');
  const ofSeller = eq(customer.sellerId, sellerId);
  const words = query.q
    ? containsWords(sql`${customer.name} || ' ' || coalesce(${customer.email}, '')`, query.q)
    : undefined;
  const byPhone = digits.length < 3 ? undefined : sql`${customer.phone} like ${`%${digits}%`}`;
  const where = and(ofSeller, words && or(words, byPhone));
  return pageOf({
    window: query,
    by: { column: sql`${customer.createdAt}`, kind: 'moment' },
    order: query.order ?? 'desc',
    id: sql`${customer.id}`,
    ...(words && { gathers: 'few' }),
    count: () => countMatching(db, customer, where),
    read: (slice) => cutSlice(selectCustomers(db, slice.cursor), where, slice),
  });
}
