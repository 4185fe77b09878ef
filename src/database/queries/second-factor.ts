import { and, asc, count, eq, gt, isNull, lt, min, or, sql } from 'drizzle-orm';
import { type Database, firstRow, hasRow, rowsOf } from '../database.ts';
import {
  authenticatorApp,
  passkey,
  passkeyChallenge,
  recoveryCode,
} from '../schema/accounts/second-factor.ts';
import { type AccountRole, tableOf } from './accounts/accounts.ts';

/** Returns which second factors an account has, in one small query. */
export async function findFactors(
  db: Database,
  { role, id }: AccountKey,
): Promise<{ hasApp: boolean; hasPasskey: boolean }> {
  const [row] = await rowsOf<{ hasApp: boolean; hasPasskey: boolean }>(
    db,
    sql`select
      exists (select from authenticator_app where role = ${role} and account_id = ${id}) as "hasApp",
      exists (select from passkey where role = ${role} and account_id = ${id}) as "hasPasskey"`,
  );
  return row ?? { hasApp: false, hasPasskey: false };
}

/** The account that a second factor belongs to. */
export type AccountKey = { role: AccountRole; id: string };

/** Locks an account's second factor against other changes until the transaction ends. */
export async function lockAccount(db: Database, { role, id }: AccountKey): Promise<void> {
  const table = tableOf(role);
  await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
}

const appOf = ({ role, id }: AccountKey) =>
  and(eq(authenticatorApp.role, role), eq(authenticatorApp.accountId, id));

export function findAuthenticatorApp(db: Database, account: AccountKey) {
  const { sealedSecret, lastStep, createdAt, lastUsedAt } = authenticatorApp;
  return firstRow(
    db
      .select({ sealedSecret, lastStep, createdAt, lastUsedAt })
      .from(authenticatorApp)
      .where(appOf(account)),
  );
}

/** Adds the app of an account; returns false where it has one. */
export function insertAuthenticatorApp(
  db: Database,
  { role, id }: AccountKey,
  values: { sealedSecret: string; lastStep: number; createdAt: Date },
): Promise<boolean> {
  return hasRow(
    db
      .insert(authenticatorApp)
      .values({ role, accountId: id, ...values })
      .onConflictDoNothing()
      .returning({ role: authenticatorApp.role }),
  );
}

/** Uses up a step and all before it; returns false where that has happened. */
export function takeStep(
  db: Database,
  account: AccountKey,
  step: number,
  now: Date,
): Promise<boolean> {
  return hasRow(
    db
      .update(authenticatorApp)
      .set({ lastStep: step, lastUsedAt: now })
      .where(and(appOf(account), lt(authenticatorApp.lastStep, step)))
      .returning({ role: authenticatorApp.role }),
  );
}

/** Removes the app; returns whether there was one. */
export function deleteAuthenticatorApp(db: Database, account: AccountKey): Promise<boolean> {
  return hasRow(
    db.delete(authenticatorApp).where(appOf(account)).returning({ role: authenticatorApp.role }),
  );
}

const passkeysOf = ({ role, id }: AccountKey) =>
  and(eq(passkey.role, role), eq(passkey.accountId, id));

const one = (account: AccountKey, id: string) => and(passkeysOf(account), eq(passkey.id, id));

const { id, credentialId, name, isSynced, createdAt, lastUsedAt, transports } = passkey;

/** Returns the passkeys of an account, the oldest first. */
export function listPasskeys(db: Database, account: AccountKey) {
  return db
    .select({ id, credentialId, name, isSynced, createdAt, lastUsedAt, transports })
    .from(passkey)
    .where(passkeysOf(account))
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
  const rows = await db.delete(passkey).where(passkeysOf(account)).returning({ id });
  return rows.length;
}

type ChallengePurpose = (typeof passkeyChallenge.$inferSelect)['purpose'];

/** What a challenge is for, and whose; `id` is null before anybody has said who logs in. */
export type ChallengeUse = { purpose: ChallengePurpose; role: AccountRole; id: string | null };

export async function insertChallenge(
  db: Database,
  { purpose, role, id }: ChallengeUse,
  challenge: string,
  expiresAt: Date,
): Promise<void> {
  await db.insert(passkeyChallenge).values({ challenge, purpose, role, accountId: id, expiresAt });
}

/** Uses up a challenge; returns false where it is for another use, was used, or has expired. */
export function takeChallenge(
  db: Database,
  { purpose, role, id }: ChallengeUse,
  challenge: string,
  now: Date,
): Promise<boolean> {
  return hasRow(
    db
      .delete(passkeyChallenge)
      .where(
        and(
          eq(passkeyChallenge.challenge, challenge),
          eq(passkeyChallenge.purpose, purpose),
          eq(passkeyChallenge.role, role),
          id === null ? isNull(passkeyChallenge.accountId) : eq(passkeyChallenge.accountId, id),
          gt(passkeyChallenge.expiresAt, now),
        ),
      )
      .returning({ challenge: passkeyChallenge.challenge }),
  );
}

export async function sweepChallenges(db: Database): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, sql`now()`));
}

const codesOf = ({ role, id }: AccountKey) =>
  and(eq(recoveryCode.role, role), eq(recoveryCode.accountId, id));

/** Returns how many codes there are and are left, and since when; null where there are none. */
export async function countRecoveryCodes(db: Database, account: AccountKey) {
  const [row] = await db
    .select({
      total: count(),
      used: count(recoveryCode.usedAt),
      createdAt: min(recoveryCode.createdAt),
    })
    .from(recoveryCode)
    .where(codesOf(account));
  if (row === undefined || row.createdAt === null) return null;
  return { total: row.total, left: row.total - row.used, createdAt: row.createdAt };
}

export async function replaceRecoveryCodes(
  db: Database,
  account: AccountKey,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(db, account);
  const { role, id: accountId } = account;
  await db
    .insert(recoveryCode)
    .values(hashes.map((codeHash) => ({ role, accountId, codeHash, createdAt: now })));
}

/** Uses up a code; returns false where there is no such code, or it was used. */
export function takeRecoveryCode(
  db: Database,
  account: AccountKey,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  return hasRow(
    db
      .update(recoveryCode)
      .set({ usedAt: now })
      .where(
        and(codesOf(account), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)),
      )
      .returning({ codeHash: recoveryCode.codeHash }),
  );
}

export async function deleteRecoveryCodes(db: Database, account: AccountKey): Promise<void> {
  await db.delete(recoveryCode).where(codesOf(account));
}
