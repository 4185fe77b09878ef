import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { containsWords } from '../lists/text-match.ts';

type NameKeys = { nameKey: string; nameLook: string };

/** Whether another seller has a name that folds to one of these keys. */
export async function isNameTaken(db: Database, keys: NameKeys, by: string): Promise<boolean> {
  const [row] = await db
    .select({ id: seller.id })
    .from(seller)
    .where(
      and(
        or(eq(seller.nameKey, keys.nameKey), eq(seller.nameLook, keys.nameLook)),
        ne(seller.id, by),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** What sellers are named by, each of them unique: e-mails in lower case, phone numbers, and folded names. */
type SellerMarks = { emails: string[]; phones: string[]; nameKeys: string[] };

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

/**
 * The condition that a column is the id of a seller whose name has every word of `text`. An array, since
 * indexes of other columns can be read beside it, as beside a subquery they cannot.
 */
export const isOfSellerNamed = (column: SQL, text: string): SQL =>
  sql`${column} = any(array(select ${seller.id} from ${seller} where ${containsWords(sql`${seller.name}`, text)}))`;
