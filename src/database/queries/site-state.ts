import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { siteState } from '../schema/bookkeeping.ts';

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

/** Whether the marketplace has no sellers and no categories yet. */
export async function isMarketplaceEmpty(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ empty: boolean }>(
    db,
    sql`select not exists (select from seller) and not exists (select from category) as empty`,
  );
  return row?.empty ?? false;
}
