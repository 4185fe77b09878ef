import type { Deleting } from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { newId } from '#database/new-id.ts';
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
import { keepWish } from '../home-page.ts';
import { unlessUndone } from '../mail/queue-mails.ts';
import { write } from '../write.ts';
import { tagsOfComing, tagsOfEdit } from './changed-tags.ts';
import { findManaged, lockManaged } from './save-product.ts';
import { deletedMail, sellerOf } from './states/take-down.ts';
import { keepDeleted, keepUndo } from './undo/keep-undo.ts';

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
      const wish = { trending, asked: false, before: before.trending, now: context.now() };
      await keepWish(db, actor, id, wish);
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

/**
 * Deletes a product: one of the logged-in seller's, or any for an admin, whose reason the seller is mailed. All of it is
 * kept in the bin; with `undo`, the change that it is undone with, that is possible for an hour as well.
 */
export async function removeProduct(
  context: AppContext,
  actor: KnownActor,
  id: string,
  why?: Deleting,
  undo?: string,
): Promise<void> {
  await write(context, async (db, touch, send) => {
    const locked = await lockManaged(db, actor, id);
    if (locked === null) throw notFound('product');
    const { media: _media, ...before } = locked;
    await keepNameOfReported(db, id);
    const mailId = newId();
    if (why !== undefined) {
      const reader = await sellerOf(db, before);
      const mail = { ...deletedMail(context, reader, before, why), id: mailId };
      send(undo === undefined ? mail : unlessUndone(context, mail));
    }
    const change = undo ?? newId();
    const about = { change, actor, now: context.now(), ...(why && { mailId }) };
    await keepDeleted(db, before, about, () => deleteProduct(db, id));
    touch(...tagsOfComing(before));
    await audit(db, actor, {
      action: 'delete-product',
      entity: 'product',
      entityId: id,
      sellerId: before.sellerId,
      before,
      ...(why && { after: why }),
    });
  });
}
