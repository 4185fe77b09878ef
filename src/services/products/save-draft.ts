import {
  MOST_DRAFTS,
  type ProductDraft,
  type ProductDraftInput,
} from '#contracts/products/product-draft.ts';
import {
  listSellerDrafts,
  type ProductDraftRow,
  saveSellerDraft,
} from '#database/queries/product-drafts.ts';
import { lockSeller } from '#database/queries/sellers.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure, notFound } from '../failure.ts';
import { write } from '../write.ts';

/**
 * Saves a draft of a product under an id that its form has drawn, so that saving again overwrites
 * the same draft. Nobody but the seller sees drafts, so they need no approval and are not audited.
 * 409 where the seller has too many already.
 */
export function saveDraft(
  context: AppContext,
  sellerId: string,
  id: string,
  values: ProductDraftInput,
): Promise<ProductDraft> {
  return write(context, async (db) => {
    if ((await lockSeller(db, sellerId)) === null) throw notFound('seller');
    const present = await listSellerDrafts(db, sellerId);
    const isNew = present.every((draft) => draft.id !== id);
    if (isNew && present.length >= MOST_DRAFTS) {
      throw failure(409, 'too-many-drafts', said('tooManyDrafts', { most: MOST_DRAFTS }));
    }
    const row = { id, values, updatedAt: context.now() };
    await saveSellerDraft(db, sellerId, row);
    return presentDraft(row);
  });
}

export function presentDraft({ id, values, updatedAt }: ProductDraftRow): ProductDraft {
  return { _id: id, values, updatedAt: updatedAt.toISOString() };
}
