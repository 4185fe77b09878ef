import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { authenticatorApp } from '../../schema/second-factor.ts';
import type { AccountKey } from './account-key.ts';

const ofAccount = ({ role, id }: AccountKey) =>
  and(eq(authenticatorApp.role, role), eq(authenticatorApp.accountId, id));

export async function findAuthenticatorApp(db: Database, account: AccountKey) {
  const { sealedSecret, lastStep, createdAt, lastUsedAt } = authenticatorApp;
  const [row] = await db
    .select({ sealedSecret, lastStep, createdAt, lastUsedAt })
    .from(authenticatorApp)
    .where(ofAccount(account));
  return row ?? null;
}

/** Adds the app of an account; returns false where it has one. */
export async function insertAuthenticatorApp(
  db: Database,
  { role, id }: AccountKey,
  values: { sealedSecret: string; lastStep: number; createdAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(authenticatorApp)
    .values({ role, accountId: id, ...values })
    .onConflictDoNothing()
    .returning({ role: authenticatorApp.role });
  return rows.length > 0;
}

/** Uses up a step and all before it; returns false where that has happened. */
export async function takeStep(
  db: Database,
  account: AccountKey,
  step: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(authenticatorApp)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(ofAccount(account), lt(authenticatorApp.lastStep, step)))
    .returning({ role: authenticatorApp.role });
  return rows.length > 0;
}

/** Removes the app; returns whether there was one. */
export async function deleteAuthenticatorApp(db: Database, account: AccountKey): Promise<boolean> {
  const rows = await db
    .delete(authenticatorApp)
    .where(ofAccount(account))
    .returning({ role: authenticatorApp.role });
  return rows.length > 0;
}
