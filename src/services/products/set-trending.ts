import type { ManagedProduct } from '#contracts/product.ts';
import { findAnyProduct } from '#database/queries/products/find-product.ts';
import { lockAnyProduct, updateProduct } from '#database/queries/products/write-product.ts';
import { tagsOfProduct } from '#domain/cache-tags.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { write } from '../write.ts';
import { presentManagedProduct } from './present-product.ts';

/** Turns a product's trending mark on or off. */
export async function setTrending(
  context: AppContext,
  actor: Actor,
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
    const row = await findAnyProduct(db, id);
    if (row === null) throw notFound('product');
    return presentManagedProduct(row);
  });
}
