import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { mediaAsset } from '../../schema/media.ts';

/** Returns the sellers that are chosen for the home page, in their order, with the file of their picture. */
export function listFeaturedSellers(db: Database) {
  return db
    .select({ id: seller.id, name: seller.name, active: seller.status, picture: mediaAsset.file })
    .from(seller)
    .leftJoin(mediaAsset, eq(mediaAsset.id, seller.imageId))
    .where(isNotNull(seller.featured))
    .orderBy(asc(seller.featured), asc(seller.id));
}

/** Locks sellers by their ids, and returns them. */
export function lockSellersOf(db: Database, ids: readonly string[]) {
  return db
    .select({ id: seller.id, name: seller.name, active: seller.status })
    .from(seller)
    .where(inArray(seller.id, [...ids]))
    .orderBy(asc(seller.id))
    .for('update');
}

/** Chooses these sellers, and no others. */
export async function setFeaturedSellers(db: Database, ids: readonly string[]): Promise<void> {
  await db.update(seller).set({ featured: null }).where(isNotNull(seller.featured));
  await db.execute(sql`update seller set featured = o.position
    from unnest(${sql.param([...ids])}::text[]) with ordinality as o(id, position)
    where seller.id = o.id`);
}
