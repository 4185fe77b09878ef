import { desc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { accountNameOf } from '#domain/account-name.ts';
import { type Database, firstRow } from '../../../database.ts';
import { mergedSeller } from '../../../schema/accounts/merged-seller.ts';

export async function insertMergedSeller(
  db: Database,
  row: typeof mergedSeller.$inferInsert,
): Promise<void> {
  await db.insert(mergedSeller).values(row);
}

/** Returns an account that is part of another, by its id. */
export function findMergedSeller(db: Database, id: string) {
  return firstRow(
    db.select(getTableColumns(mergedSeller)).from(mergedSeller).where(eq(mergedSeller.id, id)),
  );
}

/** Returns the password of the last account of this e-mail or phone number that became part of another. */
export function findMergedLogIn(
  db: Database,
  emailOrPhone: string,
): Promise<{ passwordHash: string } | null> {
  const name = accountNameOf(emailOrPhone);
  const { passwordHash, email, phone } = mergedSeller;
  return firstRow(
    db
      .select({ passwordHash })
      .from(mergedSeller)
      .where(name === '' ? sql`false` : or(eq(sql`lower(${email})`, name), eq(phone, name)))
      .orderBy(desc(mergedSeller.mergedAt))
      .limit(1),
  );
}

/** Returns the ids of the accounts that are part of a seller's. */
export async function listMergedInto(db: Database, sellerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: mergedSeller.id })
    .from(mergedSeller)
    .where(eq(mergedSeller.sellerId, sellerId));
  return rows.map(({ id }) => id);
}
