import { inArray, sql } from 'drizzle-orm';
import type { PrivateFactValues } from '#contracts/products/private-facts.ts';
import type { Database } from '../../database.ts';
import { privateFacts } from '../../schema/products/product.ts';

const { productId, costINR, costAED, supplier, privateNotes, version } = privateFacts;
const columns = { productId, costINR, costAED, supplier, privateNotes, version };

/** What is stored of a product, for its seller alone. */
export type StoredFacts = typeof privateFacts.$inferSelect;

/** Returns what sellers alone know of these products; of most nothing is written. */
export async function listPrivateFacts(
  db: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, StoredFacts>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(privateFacts)
    .where(inArray(productId, [...productIds]));
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Writes what sellers alone know of products, in place of what was. */
export async function writePrivateFacts(
  db: Database,
  rows: readonly (PrivateFactValues & { productId: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(privateFacts)
    .values([...rows])
    .onConflictDoUpdate({
      target: productId,
      set: {
        costINR: sql`excluded.${sql.identifier(costINR.name)}`,
        costAED: sql`excluded.${sql.identifier(costAED.name)}`,
        supplier: sql`excluded.${sql.identifier(supplier.name)}`,
        privateNotes: sql`excluded.${sql.identifier(privateNotes.name)}`,
        version: sql`${version} + 1`,
      },
    });
}
