import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { passwordReset } from '../../schema/accounts/account.ts';
import type { AccountRole } from './accounts.ts';

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
