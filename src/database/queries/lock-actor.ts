import { and, eq, gt, isNull } from 'drizzle-orm';
import type { AdminRole } from '#contracts/policy.ts';
import { type Database, firstRow, hasRow } from '../database.ts';
import { admin, seller } from '../schema/accounts/account.ts';
import { session } from '../schema/accounts/session.ts';

/** Whether a session is still open; locks it until the transaction ends. */
export function lockSession(db: Database, id: string, now: Date): Promise<boolean> {
  return hasRow(
    db
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.id, id), gt(session.expiresAt, now)))
      .for('key share'),
  );
}

/** Returns the role of an admin who can log in, locked until the transaction ends. */
export async function lockAdminRole(db: Database, adminId: string): Promise<AdminRole | null> {
  const [row] = await db
    .select({ role: admin.role })
    .from(admin)
    .where(and(eq(admin.id, adminId), isNull(admin.deactivatedAt)))
    .for('share');
  return row?.role ?? null;
}

/** Returns a seller's name and status, locked until the transaction ends. */
export function lockSellerStatus(
  db: Database,
  sellerId: string,
): Promise<{ name: string; approved: boolean } | null> {
  return firstRow(
    db
      .select({ name: seller.name, approved: seller.status })
      .from(seller)
      .where(eq(seller.id, sellerId))
      .for('share'),
  );
}
