import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/account.ts';
import { emailConfirmation } from '../../schema/seller-identity.ts';

/** Keeps a link's hash, and makes every earlier link of the seller worthless. */
export async function insertEmailConfirmation(
  db: Database,
  link: { tokenHash: string; sellerId: string; expiresAt: Date },
): Promise<void> {
  await db.delete(emailConfirmation).where(eq(emailConfirmation.sellerId, link.sellerId));
  await db.insert(emailConfirmation).values(link);
}

/** Uses a link up, found and removed in one statement; returns whose it was, or null. */
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

/** Notes that a seller reads the mails to its address; what was noted before stays. */
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
