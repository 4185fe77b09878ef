import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { accountNameOf } from '#domain/account-name.ts';
import type { Language } from '#languages/languages.ts';
import { type Database, firstRow } from '../../database.ts';
import { admin, passwordReset, seller } from '../../schema/accounts/account.ts';
import { apiKey } from '../../schema/accounts/api-key.ts';
import { staff } from '../../schema/accounts/staff.ts';
import { deleteSessions } from '../sessions/sessions.ts';

/** Staff are the people who work for sellers; their calls are made as the seller's. */
export type AccountRole = 'seller' | 'admin' | 'staff';

/** The columns of an account of any role that log-in and passwords need. */
export type Account = {
  role: AccountRole;
  id: string;
  name: string;
  email: string;
  /** False of a seller whose address nobody has confirmed: it may be anybody's. */
  isConfirmed: boolean;
  /** Empty of staff, who have none. */
  phone: string;
  passwordHash: string;
  tokenVersion: number;
  /** The language that it is mailed in. */
  language: Language;
};

const tables = {
  admin,
  seller: seller as unknown as typeof admin,
  staff: staff as unknown as typeof admin,
};

/** The table of the accounts of a role, for the columns that all have. */
export const tableOf = (role: AccountRole) => tables[role];

function accountColumns(role: AccountRole) {
  const { id, name, email, passwordHash, tokenVersion } = tables[role];
  return {
    role: sql<AccountRole>`${role}::text`,
    id,
    name,
    email,
    isConfirmed:
      role === 'seller' ? sql<boolean>`${seller.emailConfirmedAt} is not null` : sql<boolean>`true`,
    phone: role === 'staff' ? sql<string>`''` : tables[role].phone,
    passwordHash,
    tokenVersion,
    language: role === 'admin' ? sql<Language>`'en'` : { seller, staff }[role].language,
  };
}

/** Admins who were deactivated are nobody's account: they can neither log in nor choose a password. */
const canLogIn = (role: AccountRole): SQL | undefined =>
  role === 'admin' ? isNull(admin.deactivatedAt) : undefined;

/** Returns the account that an e-mail or phone number logs in to, however it is written. */
export async function findAccountByName(
  db: Database,
  role: AccountRole,
  emailOrPhone: string,
): Promise<Account | null> {
  const table = tables[role];
  const name = accountNameOf(emailOrPhone);
  if (name === '' || (role === 'staff' && !name.includes('@'))) return null;
  const where = name.includes('@') ? eq(sql`lower(${table.email})`, name) : eq(table.phone, name);
  return firstRow(
    db
      .select(accountColumns(role))
      .from(table)
      .where(and(where, canLogIn(role))),
  );
}

export function findAccount(db: Database, role: AccountRole, id: string): Promise<Account | null> {
  const table = tables[role];
  const where = and(eq(table.id, id), canLogIn(role));
  return firstRow(db.select(accountColumns(role)).from(table).where(where));
}

/**
 * Sets a new password, which invalidates every link to a new password and ends every session except
 * the given one, and without one the API keys as well; to be called in a transaction. Returns the new token version, without which no
 * earlier token is valid.
 */
export async function setPassword(
  db: Database,
  role: AccountRole,
  id: string,
  passwordHash: string,
  goesOn?: string,
): Promise<number> {
  await deleteSessions(db, role, id, goesOn);
  if (goesOn === undefined) await deleteKeysOf(db, role, id);
  await db
    .delete(passwordReset)
    .where(and(eq(passwordReset.role, role), eq(passwordReset.accountId, id)));
  const table = tables[role];
  const [row] = await db
    .update(table)
    .set({ passwordHash, tokenVersion: sql`${table.tokenVersion} + 1` })
    .where(eq(table.id, id))
    .returning({ tokenVersion: table.tokenVersion });
  if (row === undefined) throw new Error(`there is no ${role} to give a password to`);
  return row.tokenVersion;
}

const keyOf = {
  admin: (id: string) => eq(apiKey.adminId, id),
  seller: (id: string) => and(eq(apiKey.sellerId, id), isNull(apiKey.staffId)),
  staff: (id: string) => eq(apiKey.staffId, id),
};

/** Revokes every API key that acts for an account. */
async function deleteKeysOf(db: Database, role: AccountRole, id: string): Promise<void> {
  await db.delete(apiKey).where(keyOf[role](id));
}

/** Ends every session of an account, revokes its API keys, and invalidates every token of it. */
export async function endSessions(db: Database, role: AccountRole, id: string): Promise<void> {
  await deleteSessions(db, role, id);
  await deleteKeysOf(db, role, id);
  const table = tables[role];
  await db
    .update(table)
    .set({ tokenVersion: sql`${table.tokenVersion} + 1` })
    .where(eq(table.id, id));
}

/** Says in which language a seller, or a person on the staff of sellers, is mailed from now on. */
export async function setLanguage(
  db: Database,
  role: 'seller' | 'staff',
  id: string,
  language: Language,
): Promise<void> {
  const table = { seller, staff: staff as unknown as typeof seller }[role];
  await db.update(table).set({ language }).where(eq(table.id, id));
}

type NewSeller = typeof seller.$inferInsert;
export async function insertSeller(db: Database, values: NewSeller): Promise<void> {
  await db.insert(seller).values(values);
}

export async function insertAdmin(db: Database, values: typeof admin.$inferInsert): Promise<void> {
  await db.insert(admin).values(values);
}

export async function setPhoneOfAdmin(db: Database, id: string, phone: string): Promise<void> {
  await db.update(admin).set({ phone }).where(eq(admin.id, id));
}

/** Returns an admin as it sees itself. */
export function findAdminProfile(db: Database, id: string) {
  const { name, email, phone, role, noticeMail, createdAt } = admin;
  return firstRow(
    db
      .select({ id: admin.id, name, email, phone, role, noticeMail, createdAt })
      .from(admin)
      .where(eq(admin.id, id)),
  );
}

/** Stores a link's hash and invalidates every earlier link of the account. */
export async function insertPasswordReset(
  db: Database,
  reset: { tokenHash: string; role: AccountRole; accountId: string; expiresAt: Date },
): Promise<void> {
  await deletePasswordResets(db, reset.role, reset.accountId);
  await db.insert(passwordReset).values(reset);
}

/** Invalidates every link of an account. */
export async function deletePasswordResets(
  db: Database,
  role: AccountRole,
  accountId: string,
): Promise<void> {
  await db
    .delete(passwordReset)
    .where(and(eq(passwordReset.role, role), eq(passwordReset.accountId, accountId)));
}

/**
 * Uses up a link of an account of these roles, and returns whose it is: it is found and removed in one
 * statement, so that it cannot work twice.
 */
export async function takePasswordReset(
  db: Database,
  roles: readonly AccountRole[],
  tokenHash: string,
  now: Date,
): Promise<{ role: AccountRole; accountId: string } | null> {
  const { role, accountId } = passwordReset;
  const [row] = await db
    .delete(passwordReset)
    .where(
      and(
        eq(passwordReset.tokenHash, tokenHash),
        inArray(role, [...roles]),
        gt(passwordReset.expiresAt, now),
      ),
    )
    .returning({ role, accountId });
  return row ?? null;
}

export async function sweepPasswordResets(db: Database): Promise<void> {
  await db.delete(passwordReset).where(lt(passwordReset.expiresAt, sql`now()`));
}
