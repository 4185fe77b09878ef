import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CustomerQuery } from '#contracts/leads/customer.ts';
import { type Database, firstRow, hasRow, rowsOf } from '../../database.ts';
import { customer, lead } from '../../schema/lead.ts';
import { countMatching, cutSlice, type PageOf, pageOf } from '../lists/page-of.ts';
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

type Row = Record<string, unknown>;

/** What sellers keep of a person, by ids: customers with all of their leads, and single leads. */
export type PersonRows = { customers: readonly string[]; leads: readonly string[] };

const oneOf = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::text[])`;

/** Returns all that is kept of a person, as rows of their tables: of what is not there, nothing. */
export async function readCustomerData(
  db: Database,
  { customers, leads: single }: PersonRows,
): Promise<Record<string, Row[]>> {
  const leads = sql`select id from lead where customer_id = ${oneOf(customers)}
    union select id from lead where id = ${oneOf(single)}`;
  const read = async (rows: ReturnType<typeof sql>) =>
    (await rowsOf<{ row: Row }>(db, rows)).map(({ row }) => row);
  return {
    customer: await read(
      sql`select to_jsonb(t) as row from customer t where id = ${oneOf(customers)}`,
    ),
    lead: await read(sql`select to_jsonb(t) - '{words,codes}'::text[] as row
      from lead t where id in (${leads}) order by created_at`),
    enquiry: await read(sql`select to_jsonb(t) as row
      from enquiry t where lead_id in (${leads}) order by created_at, reference`),
    lead_event: await read(sql`select to_jsonb(t) - '{actor_id,actor_name}'::text[] as row
      from lead_event t where lead_id in (${leads}) order by id`),
    payment_request: await read(sql`select to_jsonb(t) as row
      from payment_request t where lead_id in (${leads}) order by created_at, id`),
    receipt: await read(sql`select to_jsonb(t) as row
      from receipt t where lead_id in (${leads}) order by issued_at, id`),
  };
}

export type FoundCustomer = { id: string; sellerId: string };

/** Returns everybody's customers with this address. */
export function findCustomersOf(db: Database, address: string): Promise<FoundCustomer[]> {
  return rowsOf(
    db,
    sql`select id, seller_id as "sellerId" from customer
      where lower(email) = ${address} order by id`,
  );
}

/** Returns everybody's customers with one of these numbers, in international form. */
export async function findCustomersByPhone(
  db: Database,
  phones: readonly string[],
): Promise<(FoundCustomer & { phone: string })[]> {
  if (phones.length === 0) return [];
  const isOneOf = sql.join(
    phones.map((phone) => sql`phone = ${phone}`),
    sql` or `,
  );
  return rowsOf(
    db,
    sql`select id, seller_id as "sellerId", phone from customer where ${isOneOf} order by id`,
  );
}

/** Returns the customers of whom all leads are among these, of which there is one at least. */
export function findCustomersOnlyOf(
  db: Database,
  leads: readonly string[],
): Promise<FoundCustomer[]> {
  return rowsOf(
    db,
    sql`select id, seller_id as "sellerId" from customer c
      where id in (select customer_id from lead where id = ${oneOf(leads)})
        and not exists (select from lead l
          where l.customer_id = c.id and l.id <> all(${sql.param([...leads])}::text[]))
      order by id`,
  );
}
