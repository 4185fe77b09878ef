import { deleteProduct } from '#database/queries/products/write-product.ts';
import { tagsOfProduct } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { write } from '../write.ts';
import { countTags, lockManaged } from './save-product.ts';

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
    touch(...tagsOfProduct(before), ...countTags);
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
