import { inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';

/** What sellers are named by, each of them unique: e-mails in lower case, phone numbers, and folded names. */
export type SellerMarks = { emails: string[]; phones: string[]; nameKeys: string[] };

/** Returns the sellers with any of these marks, and whether they are approved. */
export async function listNamedSellers(db: Database, { emails, phones, nameKeys }: SellerMarks) {
  const email = sql<string>`lower(${seller.email})`;
  return db
    .select({
      id: seller.id,
      email,
      phone: seller.phone,
      nameKey: seller.nameKey,
      approved: seller.status,
    })
    .from(seller)
    .where(
      or(inArray(email, emails), inArray(seller.phone, phones), inArray(seller.nameKey, nameKeys)),
    );
}

/** Returns the names of sellers by their ids. */
export async function listSellerNames(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: seller.id, name: seller.name })
    .from(seller)
    .where(inArray(seller.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the rates of those of these sellers that have their own: rupees for a dirham. */
export async function listSellerRates(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: seller.id, rate: seller.rupeesPerDirham })
    .from(seller)
    .where(inArray(seller.id, [...ids]));
  return new Map(rows.flatMap(({ id, rate }) => (rate === null ? [] : [[id, Number(rate)]])));
}
