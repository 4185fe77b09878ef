import { asc, inArray, sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { lead } from '../../schema/lead.ts';

export type NamedLead = { id: string; customerId: string | null };

/**
 * Returns the leads, of one seller or of any, whose words hold a number in international form or an address in
 * lower case, as a whole. What a shopper gives that is another customer's stands there
 * (docs/behaviour/rules.md#leads). No index knows it: all words are looked through.
 */
export function findLeadsNaming(
  db: Database,
  detail: string,
  sellerId: string | null,
): Promise<NamedLead[]> {
  const escaped = detail.replace(/[^\p{L}\p{N}@]/gu, '\\$&');
  const whole = detail.includes('@')
    ? `(?<![\\w.+-])${escaped}(?![\\w-]|\\.\\w)`
    : `${escaped}(?!\\d)`;
  return rowsOf(
    db,
    sql`select id, customer_id as "customerId" from lead
      where (${sellerId}::text is null or seller_id = ${sellerId}::text) and message <> ''
        and strpos(lower(message), ${detail}) > 0 and lower(message) ~ ${whole}
      order by id`,
  );
}

/** Returns the lead of this reference that holds something of a person still. */
export function findLeadByReference(db: Database, reference: string): Promise<NamedLead | null> {
  return firstRow(
    rowsOf<NamedLead>(
      db,
      sql`select id, customer_id as "customerId" from lead
        where reference = ${reference} and erased_at is null`,
    ),
  );
}

/** Locks these leads in their order, and returns the ids of those that are there. */
export async function lockLeads(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: lead.id })
    .from(lead)
    .where(inArray(lead.id, [...ids]))
    .orderBy(asc(lead.id))
    .for('update');
  return rows.map(({ id }) => id);
}
