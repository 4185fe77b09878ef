import { lt } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { priceChange } from '../../schema/price-change.ts';

/** Forgets what products cost before a moment. */
export async function sweepPriceChanges(db: Database, before: Date): Promise<void> {
  await db.delete(priceChange).where(lt(priceChange.changedAt, before));
}
