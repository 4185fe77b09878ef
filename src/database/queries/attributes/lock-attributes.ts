import { sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';

/** Any number that nothing else locks. */
const ATTRIBUTE_LOCK = 5_501_734;

/**
 * Lets nobody delete an attribute or choice until the transaction ends. Whoever writes values of products
 * calls it before checking them.
 */
export async function holdAttributes(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${ATTRIBUTE_LOCK})`);
}

/** Waits for those who hold the attributes, and lets nobody else change any until the transaction ends. */
export async function lockAttributes(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ATTRIBUTE_LOCK})`);
}
