import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';

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
