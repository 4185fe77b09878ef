import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database.ts';
import { passwordReset, seller } from '../../schema/accounts/account.ts';
import { emailConfirmation } from '../../schema/accounts/seller-identity.ts';

type NewLink = { tokenHash: string; sellerId: string; expiresAt: Date };

const { sellerId, newEmail, askedBy, createdAt, expiresAt } = emailConfirmation;
const ofOwnAddress = (id: string) => and(eq(sellerId, id), isNull(newEmail));
const ofNewAddress = (id: string) => and(eq(sellerId, id), isNotNull(newEmail));

/** Stores a link's hash and invalidates every earlier link that confirms the seller's address. */
export async function insertEmailConfirmation(db: Database, link: NewLink): Promise<void> {
  await db.delete(emailConfirmation).where(ofOwnAddress(link.sellerId));
  await db.insert(emailConfirmation).values(link);
}

/** The same for the link that replaces the address by another. */
export async function insertNewEmail(
  db: Database,
  link: NewLink & { newEmail: string; askedBy: string; createdAt: Date },
): Promise<void> {
  await dropNewEmail(db, link.sellerId);
  await db.insert(emailConfirmation).values(link);
}

/** Returns the address that waits to replace a seller's own; null where none does any more. */
export async function findNewEmail(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({ email: newEmail, askedBy, createdAt })
    .from(emailConfirmation)
    .where(and(ofNewAddress(id), gt(expiresAt, now)));
  return row === undefined ? null : { ...row, email: row.email ?? '' };
}

/** Returns whether there was such an address. */
export async function dropNewEmail(db: Database, id: string): Promise<boolean> {
  const rows = await db.delete(emailConfirmation).where(ofNewAddress(id)).returning({ sellerId });
  return rows.length > 0;
}

/** Uses up a link, which is found and removed in one statement; returns what it confirms, or null. */
export async function takeEmailConfirmation(db: Database, tokenHash: string, now: Date) {
  return firstRow(
    db
      .delete(emailConfirmation)
      .where(and(eq(emailConfirmation.tokenHash, tokenHash), gt(expiresAt, now)))
      .returning({ sellerId, newEmail, askedBy }),
  );
}

/** Replaces a seller's address by one that is confirmed; links that were mailed to the address before no longer work. */
export async function replaceEmail(
  db: Database,
  id: string,
  { email, at }: { email: string; at: Date },
): Promise<void> {
  await db
    .update(seller)
    .set({ email, emailConfirmedAt: at, version: sql`${seller.version} + 1` })
    .where(eq(seller.id, id));
  await db.delete(emailConfirmation).where(eq(sellerId, id));
  await db
    .delete(passwordReset)
    .where(and(eq(passwordReset.role, 'seller'), eq(passwordReset.accountId, id)));
}

/** Records that a seller reads the mails to its address; an earlier record stays. */
export async function setEmailConfirmed(db: Database, id: string, at: Date): Promise<void> {
  await db.delete(emailConfirmation).where(ofOwnAddress(id));
  await db
    .update(seller)
    .set({ emailConfirmedAt: at })
    .where(and(eq(seller.id, id), isNull(seller.emailConfirmedAt)));
}

export async function sweepEmailConfirmations(db: Database): Promise<void> {
  await db.delete(emailConfirmation).where(lt(emailConfirmation.expiresAt, sql`now()`));
}
