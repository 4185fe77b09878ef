import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { admin, seller } from '../schema/account.ts';

/** What every call of an admin is checked against. */
export async function findAdminIdentity(db: Database, id: string) {
  const [row] = await db
    .select({ id: admin.id, name: admin.name, tokenVersion: admin.tokenVersion })
    .from(admin)
    .where(eq(admin.id, id));
  return row ?? null;
}

/** What every call of a seller is checked against. */
export async function findSellerIdentity(db: Database, id: string) {
  const [row] = await db
    .select({
      id: seller.id,
      name: seller.name,
      status: seller.status,
      tokenVersion: seller.tokenVersion,
    })
    .from(seller)
    .where(eq(seller.id, id));
  return row ?? null;
}
