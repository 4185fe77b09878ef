import type { ManagedProduct } from '#contracts/product.ts';
import {
  deleteProduct,
  lockAnyProduct,
  updateProduct,
} from '#database/queries/products/write-product.ts';
import { keepNameOfReported } from '#database/queries/reports/reports.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { write } from '../write.ts';
import { tagsOfComing, tagsOfEdit } from './changed-tags.ts';
import { findManaged, lockManaged } from './save-product.ts';
import { keepUndo } from './undo/keep-undo.ts';

/** Turns a product's trending mark on or off. `undo` is the change that it is undone with. */
export async function setTrending(
  context: AppContext,
  actor: KnownActor,
  id: string,
  trending: boolean,
  undo?: string,
): Promise<ManagedProduct> {
  return write(context, async (db, touch) => {
    const before = await lockAnyProduct(db, id);
    if (before === null) throw notFound('product');
    if (before.trending !== trending) {
      await updateProduct(db, id, { trending });
      if (undo !== undefined) {
        const undoable = { change: undo, actor, now: context.now() };
        await keepUndo(db, before, { trending }, undoable);
      }
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
    await keepNameOfReported(db, id);
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
