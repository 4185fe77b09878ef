import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import { type Database, firstRow, hasRow } from '../../database.ts';
import { passkey } from '../../schema/accounts/second-factor.ts';
import type { AccountKey } from './factors.ts';

const ofAccount = ({ role, id }: AccountKey) =>
  and(eq(passkey.role, role), eq(passkey.accountId, id));

const one = (account: AccountKey, id: string) => and(ofAccount(account), eq(passkey.id, id));

const { id, credentialId, name, isSynced, createdAt, lastUsedAt, transports } = passkey;

/** Returns the passkeys of an account, the oldest first. */
export function listPasskeys(db: Database, account: AccountKey) {
  return db
    .select({ id, credentialId, name, isSynced, createdAt, lastUsedAt, transports })
    .from(passkey)
    .where(ofAccount(account))
    .orderBy(asc(createdAt), asc(id));
}

/**
 * Returns a passkey of any account by its authenticator's id, with what its signatures are verified
 * by.
 */
export function findPasskey(db: Database, credential: string) {
  const { role, accountId, publicKey, counter } = passkey;
  return firstRow(
    db
      .select({ id, credentialId, role, accountId, publicKey, counter, transports })
      .from(passkey)
      .where(eq(credentialId, credential)),
  );
}

/** Adds a passkey; returns false where an account has it already. */
export function insertPasskey(
  db: Database,
  { role, id: accountId }: AccountKey,
  values: Omit<typeof passkey.$inferInsert, 'role' | 'accountId'>,
): Promise<boolean> {
  return hasRow(
    db
      .insert(passkey)
      .values({ role, accountId, ...values })
      .onConflictDoNothing()
      .returning({ id }),
  );
}

/**
 * Records the use of a passkey; returns false where its counter has not increased, as with a copied
 * key, or where it has been removed.
 */
export function recordPasskeyUse(
  db: Database,
  account: AccountKey,
  passkeyId: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const goesOn = or(
    lt(passkey.counter, counter),
    counter === 0 ? eq(passkey.counter, 0) : sql`false`,
  );
  return hasRow(
    db
      .update(passkey)
      .set({ counter, lastUsedAt: now })
      .where(and(one(account, passkeyId), goesOn))
      .returning({ id }),
  );
}

/** Renames a passkey. Returns its former name, or null where the account has no such passkey. */
export async function renamePasskey(
  db: Database,
  account: AccountKey,
  passkeyId: string,
  newName: string,
): Promise<string | null> {
  const [before] = await db.select({ name }).from(passkey).where(one(account, passkeyId));
  if (before === undefined) return null;
  await db.update(passkey).set({ name: newName }).where(one(account, passkeyId));
  return before.name;
}

/** Removes a passkey. Returns its name, or null where the account has no such passkey. */
export async function deletePasskey(
  db: Database,
  account: AccountKey,
  passkeyId: string,
): Promise<string | null> {
  const [row] = await db.delete(passkey).where(one(account, passkeyId)).returning({ name });
  return row?.name ?? null;
}

/** Removes all passkeys of an account. Returns how many there were. */
export async function deletePasskeys(db: Database, account: AccountKey): Promise<number> {
  const rows = await db.delete(passkey).where(ofAccount(account)).returning({ id });
  return rows.length;
}
