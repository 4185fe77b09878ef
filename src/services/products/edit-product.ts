import type { ManagedProduct, ProductInput } from '#contracts/product.ts';
import {
  listProductMedia,
  type ProductState,
  type ProductValues,
  replaceProductMedia,
  updateProduct,
} from '#database/queries/products/write-product.ts';
import { tagsOfProduct } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound, stale } from '../failure.ts';
import { mediaUrl } from '../media/present-media.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { write } from '../write.ts';
import { arrangeMedia } from './arrange-media.ts';
import { countTags } from './count-tags.ts';
import { lockManaged } from './lock-managed.ts';
import { finishSave, ingestFiles, valuesOf } from './save-product.ts';

/**
 * Changes a product of the seller who asks, or any for an admin. Media that the form leaves out are
 * removed, files and all. A `version` older than the product's answers 409, and nothing changes, but
 * where the same sending of the form wrote the product last: its answer was lost, and it came again.
 */
export async function editProduct(
  context: AppContext,
  actor: KnownActor,
  id: string,
  input: ProductInput,
  files: readonly UploadedFile[],
): Promise<ManagedProduct> {
  const values = valuesOf(input);
  const added = await ingestFiles(context, actor.id, files, input.uploads);
  const addedIds = added.map((media) => media.mediaId);
  let unused = addedIds;
  try {
    return await write(context, async (db, touch) => {
      await recheckActor(
        db,
        actor,
        actor.role === 'admin' ? 'admin' : 'approved-seller',
        context.now(),
      );
      const before = await lockManaged(db, actor, id);
      if (before === null) throw notFound('product');
      if (input.sellerId && input.sellerId !== before.sellerId) throw notFound('seller');
      if (isStale(before, input)) throw stale();
      const present = await listProductMedia(db, id);
      const mediaIds = arrangeMedia(input, present, added);
      await updateProduct(db, id, { ...values, submission: input.submission ?? null });
      await replaceProductMedia(db, id, mediaIds);
      const product = await finishSave(db, before.sellerId, id, addedIds);
      touch(
        ...tagsOfProduct(before),
        ...tagsOfProduct({ ...before, ...values, productTypeId: input.productTypeId }),
      );
      if (isMoved(before, values)) touch(...countTags);
      const { id: _, sellerId: __, version: ___, submission: ____, ...columns } = before;
      await audit(db, actor, {
        action: 'edit-product',
        entity: 'product',
        entityId: id,
        sellerId: before.sellerId,
        before: { ...columns, media: present.map((media) => mediaUrl(media.file)) },
        after: { ...values, media: product.media.map((item) => item.url) },
      });
      unused = present.map((media) => media.mediaId).filter((media) => !mediaIds.includes(media));
      return product;
    });
  } finally {
    await removeUnusedAssets(context, unused);
  }
}

function isStale(before: ProductState, { version, submission }: ProductInput): boolean {
  const isSentAgain = submission !== undefined && submission === before.submission;
  return version !== undefined && version !== before.version && !isSentAgain;
}

function isMoved(before: ProductState, after: ProductValues): boolean {
  return before.categoryId !== after.categoryId || before.subCategoryId !== after.subCategoryId;
}
