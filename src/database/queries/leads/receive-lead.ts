import { inArray, sql } from 'drizzle-orm';
import { type Database, hasRow, rowsOf } from '../../database.ts';
import { enquiry } from '../../schema/activity.ts';
import { lead } from '../../schema/lead.ts';
import { product } from '../../schema/products/product.ts';
import { hasPage } from '../products/availability.ts';

type NewLead = Pick<
  typeof lead.$inferInsert,
  'id' | 'reference' | 'sellerId' | 'region' | 'source' | 'message' | 'customerId'
> & { createdAt: Date };

export type NewPiece = Omit<typeof enquiry.$inferInsert, 'holds'>;

/** Returns those of these products that have a page, with what an enquiry keeps of them. */
export function findAsked(db: Database, ids: readonly string[]) {
  const { id, name, brand, sellerId, priceINR, priceAED } = product;
  return db
    .select({ id, name, brand, sellerId, priceINR, priceAED })
    .from(product)
    .where(sql`${inArray(id, [...ids])} and ${hasPage}`);
}

/** Whether an enquiry has this reference, with a lead or without one yet. */
export const isKnownReference = (db: Database, reference: string): Promise<boolean> =>
  hasRow(
    db.select({ id: enquiry.id }).from(enquiry).where(sql`${enquiry.reference} = ${reference}`),
  );

/** Adds a lead; returns false where its reference is known. */
export async function insertLead(db: Database, row: NewLead): Promise<boolean> {
  return hasRow(
    db
      .insert(lead)
      .values({ ...row, movedAt: row.createdAt })
      .onConflictDoNothing({ target: lead.reference })
      .returning({ id: lead.id }),
  );
}

/** Adds the pieces of a lead. */
export async function insertPieces(db: Database, rows: readonly NewPiece[]): Promise<void> {
  await db
    .insert(enquiry)
    .values([...rows])
    .onConflictDoNothing({ target: enquiry.reference });
}

/** Writes what leads are found by anew, after their pieces or their customer have changed. */
export async function writeLeadWords(db: Database, ids: readonly string[]): Promise<void> {
  await db.execute(sql`select write_lead_words(${sql.param([...ids])}::text[])`);
}

/** Gives up to so many enquiries of an earlier version their leads, the newest first. Returns how many. */
export async function makeLeads(db: Database, most: number): Promise<number> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from enquiry where lead_id is null
      order by created_at desc, id desc limit ${most} for update`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.execute(sql`select make_leads(${sql.param(ids)}::text[])`);
  return ids.length;
}
