import type { ManagedProduct, ProductInput } from '#contracts/product.ts';
import {
  findSubmitted,
  insertProduct,
  replaceProductMedia,
} from '#database/queries/products/write-product.ts';
import { tagsOfProduct } from '#domain/cache-tags.ts';
import type { Actor } from '#domain/policy.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { isFailure } from '../failure.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { write } from '../write.ts';
import { arrangeMedia } from './arrange-media.ts';
import { countTags } from './count-tags.ts';
import { editProduct } from './edit-product.ts';
import { finishSave, ingestFiles, valuesOf } from './save-product.ts';

/**
 * Adds a product of the seller who asks, with the files of its form. A form that is sent
 * again, because its answer was lost, saves the product it has added already.
 */
export async function addProduct(
  context: AppContext,
  actor: Extract<Actor, { role: 'seller' }>,
  input: ProductInput,
  files: readonly UploadedFile[],
): Promise<ManagedProduct> {
  const { submission, version: _, ...again } = input;
  if (submission === undefined) return addOnce(context, actor, input, files);
  const sentBefore = () => findSubmitted(context.db, actor.id, submission);
  const added = await sentBefore();
  if (added !== null) return editProduct(context, actor, added, { ...again, submission }, files);
  try {
    return await addOnce(context, actor, input, files);
  } catch (error) {
    // The two were under way at once.
    const other = isFailure(error) && error.code === 'sent-twice' ? await sentBefore() : null;
    if (other === null) throw error;
    return editProduct(context, actor, other, { ...again, submission }, files);
  }
}

async function addOnce(
  context: AppContext,
  actor: Extract<Actor, { role: 'seller' }>,
  input: ProductInput,
  files: readonly UploadedFile[],
): Promise<ManagedProduct> {
  const values = valuesOf(input);
  arrangeMedia(
    input,
    [],
    [...files.map(({ part }) => part), ...new Set(input.uploads)].map((part) => ({
      part,
      mediaId: part,
    })),
  );
  const added = await ingestFiles(context, actor.id, files, input.uploads);
  try {
    return await write(context, async (db, touch) => {
      await recheckActor(db, actor, 'approved-seller', context.now());
      const id = await insertProduct(db, actor.id, {
        ...values,
        submission: input.submission ?? null,
      });
      await replaceProductMedia(db, id, arrangeMedia(input, [], added));
      const product = await finishSave(
        db,
        actor.id,
        id,
        added.map((media) => media.mediaId),
      );
      touch(
        ...tagsOfProduct({ id, sellerId: actor.id, ...values, productTypeId: input.productTypeId }),
      );
      touch(...countTags);
      await audit(db, actor, {
        action: 'add-product',
        entity: 'product',
        entityId: id,
        after: { ...values, media: product.media.map((item) => item.url) },
      });
      return product;
    });
  } catch (error) {
    await removeUnusedAssets(
      context,
      added.map((media) => media.mediaId),
    );
    throw error;
  }
}
