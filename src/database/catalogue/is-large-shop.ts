import { sql } from 'drizzle-orm';
import { type Database, onlyRow } from '../database.ts';
import { listing } from '../schema/products/listing.ts';
import { GATHER_CAP } from './found-set.ts';

const KNOWN_FOR_MS = 60_000;

const known = new WeakMap<Database, { until: number; isLarge: Promise<boolean> }>();

/** Whether the public sees more products than a list gathers: as it was at most a minute ago, which decides about plans alone. */
export function isLargeShop(db: Database): Promise<boolean> {
  const now = Date.now();
  const found = known.get(db);
  if (found && now < found.until) return found.isLarge;
  const isLarge = ask(db);
  known.set(db, { until: now + KNOWN_FOR_MS, isLarge });
  // What failed is asked again.
  isLarge.catch(() => known.delete(db));
  return isLarge;
}

async function ask(db: Database): Promise<boolean> {
  const some = db
    .select({ id: listing.id })
    .from(listing)
    .limit(GATHER_CAP + 1)
    .as('some');
  return onlyRow(await db.select({ isLarge: sql<boolean>`count(*) > ${GATHER_CAP}` }).from(some))
    .isLarge;
}
