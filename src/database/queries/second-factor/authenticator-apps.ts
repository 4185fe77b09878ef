import { and, eq, lt } from 'drizzle-orm';
import { type Database, firstRow, hasRow } from '../../database.ts';
import { authenticatorApp } from '../../schema/accounts/second-factor.ts';
import type { AccountKey } from './factors.ts';

const ofAccount = ({ role, id }: AccountKey) =>
  and(eq(authenticatorApp.role, role), eq(authenticatorApp.accountId, id));

export function findAuthenticatorApp(db: Database, account: AccountKey) {
  const { sealedSecret, lastStep, createdAt, lastUsedAt } = authenticatorApp;
  return firstRow(
    db
      .select({ sealedSecret, lastStep, createdAt, lastUsedAt })
      .from(authenticatorApp)
      .where(ofAccount(account)),
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
      .where(and(ofAccount(account), lt(authenticatorApp.lastStep, step)))
      .returning({ role: authenticatorApp.role }),
  );
}

/** Removes the app; returns whether there was one. */
export function deleteAuthenticatorApp(db: Database, account: AccountKey): Promise<boolean> {
  return hasRow(
    db
      .delete(authenticatorApp)
      .where(ofAccount(account))
      .returning({ role: authenticatorApp.role }),
  );
}
