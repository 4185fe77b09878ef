import { inArray, sql } from 'drizzle-orm';
import { hasPage } from '../../catalogue/is-public.ts';
import { type Database, hasRow } from '../../database.ts';
import { enquiry } from '../../schema/activity.ts';
import { lead } from '../../schema/lead.ts';
import { product } from '../../schema/products/product.ts';

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
  await db.insert(enquiry).values([...rows]);
}

/** Writes what leads are found by anew, after their products or their customer have changed. */
export async function writeLeadWords(db: Database, ids: readonly string[]): Promise<void> {
  await db.execute(sql`select write_lead_words(${sql.param([...ids])}::text[])`);
}
