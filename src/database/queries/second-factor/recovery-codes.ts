import { and, count, eq, isNull, min } from 'drizzle-orm';
import { type Database, hasRow } from '../../database.ts';
import { recoveryCode } from '../../schema/accounts/second-factor.ts';
import type { AccountKey } from './factors.ts';

const ofAccount = ({ role, id }: AccountKey) =>
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
    .where(ofAccount(account));
  if (row === undefined || row.createdAt === null) return null;
  return { total: row.total, left: row.total - row.used, createdAt: row.createdAt };
}

/** Replaces all codes of the account by these. */
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
        and(ofAccount(account), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)),
      )
      .returning({ codeHash: recoveryCode.codeHash }),
  );
}

export async function deleteRecoveryCodes(db: Database, account: AccountKey): Promise<void> {
  await db.delete(recoveryCode).where(ofAccount(account));
}
