import { inArray, sql } from 'drizzle-orm';
import type { PrivateFactValues } from '#contracts/products/private-facts.ts';
import type { Database } from '../../database.ts';
import { privateFacts } from '../../schema/products/private-facts.ts';

/** What is stored of a product, for its seller alone. */
export type StoredFacts = typeof privateFacts.$inferSelect;

/** Returns what sellers alone know of these products; of most nothing is written. */
export async function listPrivateFacts(
  db: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, StoredFacts>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(privateFacts)
    .where(inArray(privateFacts.productId, [...productIds]));
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Writes what sellers alone know of products, in place of what was. */
export async function writePrivateFacts(
  db: Database,
  rows: readonly (PrivateFactValues & { productId: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  const { costINR, costAED, supplier, privateNotes, version } = privateFacts;
  await db
    .insert(privateFacts)
    .values([...rows])
    .onConflictDoUpdate({
      target: privateFacts.productId,
      set: {
        costINR: sql`excluded.${sql.identifier(costINR.name)}`,
        costAED: sql`excluded.${sql.identifier(costAED.name)}`,
        supplier: sql`excluded.${sql.identifier(supplier.name)}`,
        privateNotes: sql`excluded.${sql.identifier(privateNotes.name)}`,
        version: sql`${version} + 1`,
      },
    });
}
