import type { ManagedProduct } from '#contracts/product.ts';
import { lockAnyProduct, updateProduct } from '#database/queries/products/write-product.ts';
import { tagsOfProduct } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { write } from '../write.ts';
import { findManaged } from './save-product.ts';

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
      touch(...tagsOfProduct(before));
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
