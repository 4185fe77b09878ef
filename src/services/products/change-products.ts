import type {
  ManagedProduct,
  MatchingChange,
  MatchingStep,
  ProductCard,
} from '#contracts/product.ts';
import { listAllProducts } from '#database/queries/products/list-managed.ts';
import {
  deleteProduct,
  lockAnyProduct,
  updateProduct,
} from '#database/queries/products/write-product.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { isFailure, notFound } from '../failure.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { write } from '../write.ts';
import { tagsOfComing, tagsOfEdit } from './changed-tags.ts';
import { findManaged, lockManaged } from './save-product.ts';

/** Products changed in one step: about a second's work. */
const STEP = 25;

/**
 * Changes one step's share of all products that match a filter, and returns where the rest begins.
 * Products are taken newest first, so that products added meanwhile are not met, and a product that
 * no longer matches once it is changed makes the step skip none. Each has its own transaction and
 * audit entry; where one is refused the others go on, and the result says which and why.
 */
export async function changeMatching(
  context: AppContext,
  actor: KnownActor,
  { action, filter, after }: MatchingChange,
): Promise<MatchingStep> {
  const page = await listAllProducts(context.db, { ...filter, after, limit: STEP }, 'card');
  const products: ProductCard[] = JSON.parse(page.json);
  const failed: MatchingStep['failed'] = [];
  for (const { _id: id, name } of products) {
    try {
      if (action === 'delete') await removeProduct(context, actor, id);
      else await setTrending(context, actor, id, action === 'set-trending');
    } catch (error) {
      if (!isFailure(error)) throw error;
      failed.push({ _id: id, name, message: error.message });
    }
  }
  const { total, capped = false, next } = page;
  return { done: products.length - failed.length, failed, total, capped, next };
}

/** Turns a product's trending mark on or off. */
export async function setTrending(
  context: AppContext,
  actor: KnownActor,
  id: string,
  trending: boolean,
): Promise<ManagedProduct> {
  return write(context, async (db, touch) => {
    const before = await lockAnyProduct(db, id);
    if (before === null) throw notFound('product');
    if (before.trending !== trending) {
      await updateProduct(db, id, { trending });
      const shown = { ...before, media: [] };
      touch(...tagsOfEdit(shown, { ...shown, trending }));
      await audit(db, actor, {
        action: 'set-trending',
        entity: 'product',
        entityId: id,
        sellerId: before.sellerId,
        before: { trending: before.trending },
        after: { trending },
      });
    }
    return findManaged(db, actor, id);
  });
}

/** Deletes a product, with its files: one of the logged-in seller's, or any for an admin. */
export async function removeProduct(
  context: AppContext,
  actor: KnownActor,
  id: string,
): Promise<void> {
  const media = await write(context, async (db, touch) => {
    const locked = await lockManaged(db, actor, id);
    if (locked === null) throw notFound('product');
    const { media, ...before } = locked;
    await deleteProduct(db, id);
    touch(...tagsOfComing(before));
    await audit(db, actor, {
      action: 'delete-product',
      entity: 'product',
      entityId: id,
      sellerId: before.sellerId,
      before,
    });
    return media;
  });
  await removeUnusedAssets(
    context,
    media.map((file) => file.mediaId),
  );
}
