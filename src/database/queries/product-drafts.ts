import { and, desc, eq } from 'drizzle-orm';
import type { ProductDraftInput } from '#contracts/products/product-draft.ts';
import type { Database } from '../database.ts';
import { productDraft } from '../schema/products/product-changes.ts';

export type ProductDraftRow = { id: string; values: ProductDraftInput; updatedAt: Date };

const { id, values, updatedAt } = productDraft;

/** Returns the drafts of a seller, the last changed first. They are few. */
export function listSellerDrafts(db: Database, sellerId: string): Promise<ProductDraftRow[]> {
  return db
    .select({ id, values, updatedAt })
    .from(productDraft)
    .where(eq(productDraft.sellerId, sellerId))
    .orderBy(desc(updatedAt), desc(id));
}

/** Adds or replaces a draft of a seller. */
export async function saveSellerDraft(
  db: Database,
  sellerId: string,
  row: ProductDraftRow,
): Promise<void> {
  await db
    .insert(productDraft)
    .values({ sellerId, ...row })
    .onConflictDoUpdate({
      target: [productDraft.sellerId, productDraft.id],
      set: { values: row.values, updatedAt: row.updatedAt },
    });
}

/** Returns whether there was such a draft. */
export async function deleteSellerDraft(
  db: Database,
  sellerId: string,
  draftId: string,
): Promise<boolean> {
  const removed = await db
    .delete(productDraft)
    .where(and(eq(productDraft.sellerId, sellerId), eq(id, draftId)))
    .returning({ id });
  return removed.length > 0;
}
