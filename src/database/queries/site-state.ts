import { eq, sql } from 'drizzle-orm';
import { type Database, hasRow, rowsOf } from '../database.ts';
import { siteState } from '../schema/operation.ts';

/** Set where an owner demands a second factor of admins. */
export const ADMINS_NEED_SECOND_FACTOR = 'admins-need-second-factor';

/** What owners have decided, as JSON of `contracts/settings`. */
export const SETTINGS = 'settings';

/** Whether nothing is saved for a while, as JSON of `contracts/maintenance`. */
export const MAINTENANCE = 'maintenance';

export async function findSiteState(db: Database, name: string): Promise<string | null> {
  const [row] = await db
    .select({ value: siteState.value })
    .from(siteState)
    .where(eq(siteState.name, name));
  return row?.value ?? null;
}

export async function setSiteState(db: Database, name: string, value: string): Promise<void> {
  await db
    .insert(siteState)
    .values({ name, value })
    .onConflictDoUpdate({ target: siteState.name, set: { value } });
}

/** Sets what is not set yet, and returns what is: of several processes, the first decides. */
export async function addSiteState(db: Database, name: string, value: string): Promise<string> {
  await db.insert(siteState).values({ name, value }).onConflictDoNothing();
  return (await findSiteState(db, name)) ?? value;
}

/** Returns a fact, `value` where there is none yet, locked until the transaction ends. */
export async function lockSiteState(db: Database, name: string, value: string): Promise<string> {
  await db.insert(siteState).values({ name, value }).onConflictDoNothing();
  const [row] = await db
    .select({ value: siteState.value })
    .from(siteState)
    .where(eq(siteState.name, name))
    .for('update');
  return row?.value ?? value;
}

/** Removes a fact; returns whether there was one. */
export function deleteSiteState(db: Database, name: string): Promise<boolean> {
  return hasRow(
    db.delete(siteState).where(eq(siteState.name, name)).returning({ name: siteState.name }),
  );
}

/** Whether the marketplace has no sellers and no categories yet. */
export async function isMarketplaceEmpty(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ empty: boolean }>(
    db,
    sql`select not exists (select from seller) and not exists (select from category) as empty`,
  );
  return row?.empty ?? false;
}
