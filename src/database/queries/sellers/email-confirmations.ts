import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { emailConfirmation } from '../../schema/accounts/seller-identity.ts';

/** Stores a link's hash and invalidates every earlier link of the seller. */
export async function insertEmailConfirmation(
  db: Database,
  link: { tokenHash: string; sellerId: string; expiresAt: Date },
): Promise<void> {
  await db.delete(emailConfirmation).where(eq(emailConfirmation.sellerId, link.sellerId));
  await db.insert(emailConfirmation).values(link);
}

/** Uses up a link, which is found and removed in one statement; returns whose it was, or null. */
export async function takeEmailConfirmation(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const { sellerId, expiresAt } = emailConfirmation;
  const [row] = await db
    .delete(emailConfirmation)
    .where(and(eq(emailConfirmation.tokenHash, tokenHash), gt(expiresAt, now)))
    .returning({ sellerId });
  return row?.sellerId ?? null;
}

/** Records that a seller reads the mails to its address; an earlier record stays. */
export async function setEmailConfirmed(db: Database, id: string, at: Date): Promise<void> {
  await db.delete(emailConfirmation).where(eq(emailConfirmation.sellerId, id));
  await db
    .update(seller)
    .set({ emailConfirmedAt: at })
    .where(and(eq(seller.id, id), isNull(seller.emailConfirmedAt)));
}

export async function sweepEmailConfirmations(db: Database): Promise<void> {
  await db.delete(emailConfirmation).where(lt(emailConfirmation.expiresAt, sql`now()`));
}
