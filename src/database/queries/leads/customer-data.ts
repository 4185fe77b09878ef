import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';

type Row = Record<string, unknown>;

/**
 * Returns all that is kept of customers, of one seller or of any, as rows of their tables: of a customer
 * that is not there, nothing.
 */
export async function readCustomerData(
  db: Database,
  ids: readonly string[],
  sellerId: string | null,
): Promise<Record<string, Row[]>> {
  const ofThem = sql`any(${sql.param([...ids])}::text[])
    and (${sellerId}::text is null or seller_id = ${sellerId}::text)`;
  const leads = sql`select id from lead where customer_id = ${ofThem}`;
  const read = async (rows: ReturnType<typeof sql>) =>
    (await rowsOf<{ row: Row }>(db, rows)).map(({ row }) => row);
  return {
    customer: await read(sql`select to_jsonb(t) as row from customer t where id = ${ofThem}`),
    lead: await read(sql`select to_jsonb(t) - '{words,codes}'::text[] as row
      from lead t where id in (${leads}) order by created_at`),
    enquiry: await read(sql`select to_jsonb(t) as row
      from enquiry t where lead_id in (${leads}) order by created_at, reference`),
    lead_event: await read(sql`select to_jsonb(t) - '{actor_id,actor_name}'::text[] as row
      from lead_event t where lead_id in (${leads}) order by id`),
  };
}

/** Returns the ids of everybody's customers with this address. */
export async function findCustomersOf(db: Database, address: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from customer where lower(email) = ${address} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Returns everybody's customers with one of these numbers, in international form. */
export async function findCustomersByPhone(
  db: Database,
  phones: readonly string[],
): Promise<{ id: string; phone: string }[]> {
  if (phones.length === 0) return [];
  const isOneOf = sql.join(
    phones.map((phone) => sql`phone = ${phone}`),
    sql` or `,
  );
  return rowsOf(db, sql`select id, phone from customer where ${isOneOf} order by id`);
}
