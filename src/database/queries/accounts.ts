import { eq, or, sql } from 'drizzle-orm';
import { accountNameOf } from '#domain/account-name.ts';
import type { Database } from '../database.ts';
import { admin, seller } from '../schema/account.ts';

export type AccountRole = 'seller' | 'admin';

/** What log-in and passwords need of an account of either role. */
export type Account = {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
  tokenVersion: number;
};

const tables = { seller: seller as unknown as typeof admin, admin };

function accountColumns(role: AccountRole) {
  const { id, name, email, passwordHash, tokenVersion } = tables[role];
  return { id, name, email, passwordHash, tokenVersion };
}

/** The account that an e-mail or phone number logs in to, however it is written. */
export async function findAccountByName(
  db: Database,
  role: AccountRole,
  emailOrPhone: string,
): Promise<Account | null> {
  const table = tables[role];
  const name = accountNameOf(emailOrPhone);
  const where = name.includes('@') ? eq(sql`lower(${table.email})`, name) : eq(table.phone, name);
  const [row] = await db.select(accountColumns(role)).from(table).where(where);
  return row ?? null;
}

export async function findAccount(
  db: Database,
  role: AccountRole,
  id: string,
): Promise<Account | null> {
  const table = tables[role];
  const [row] = await db.select(accountColumns(role)).from(table).where(eq(table.id, id));
  return row ?? null;
}

/** Sets a new password, and with it ends every session: the new token version is answered. */
export async function setPassword(
  db: Database,
  role: AccountRole,
  id: string,
  passwordHash: string,
): Promise<number> {
  const table = tables[role];
  const [row] = await db
    .update(table)
    .set({ passwordHash, tokenVersion: sql`${table.tokenVersion} + 1` })
    .where(eq(table.id, id))
    .returning({ tokenVersion: table.tokenVersion });
  return row?.tokenVersion ?? 0;
}

/** Ends every session of an account. */
export async function endSessions(db: Database, role: AccountRole, id: string): Promise<void> {
  const table = tables[role];
  await db
    .update(table)
    .set({ tokenVersion: sql`${table.tokenVersion} + 1` })
    .where(eq(table.id, id));
}

export type NewSeller = typeof seller.$inferInsert;
export async function insertSeller(db: Database, values: NewSeller): Promise<void> {
  await db.insert(seller).values(values);
}

export async function insertAdmin(db: Database, values: typeof admin.$inferInsert): Promise<void> {
  await db.insert(admin).values(values);
}

/** Whether a new seller's e-mail or phone is taken, told apart from the constraints' own answer. */
export async function findTaken(
  db: Database,
  email: string,
  phone: string,
): Promise<{ email: boolean; phone: boolean }> {
  const rows = await db
    .select({ email: seller.email, phone: seller.phone })
    .from(seller)
    .where(or(eq(sql`lower(${seller.email})`, email), eq(seller.phone, phone)));
  return {
    email: rows.some((row) => row.email.toLowerCase() === email),
    phone: rows.some((row) => row.phone === phone),
  };
}
