import { leaseEncoding, recordWidths, usesOfAsset } from '#database/queries/media/media-assets.ts';
import { cacheTags, tagsOfProduct } from '#domain/cache-tags.ts';
import { encodeWidths } from '#media/pictures/encode-widths.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';

/**
 * Encodes the missing widths of the picture that waits longest; false when none waits. The queue is
 * in the database, so that a lease that ends returns a killed process's work.
 */
export async function encodeNextPicture(
  context: AppContext,
  signal?: AbortSignal,
): Promise<boolean> {
  const picture = await leaseEncoding(context.db);
  if (picture === null) return false;
  const { id, width, height } = picture;
  const { webp, avif, state } = await encodeWidths(
    context.store,
    { hash: id, width, height },
    signal ? { signal } : {},
  );
  const isDone = state !== 'stopped';
  await write(context, async (db, touch) => {
    // Browsers prefer a small AVIF to a larger WebP, so AVIF widths are published only when
    // complete.
    await recordWidths(db, id, { webp, avif: state === 'complete' ? avif : [] }, isDone);
    for (const use of await usesOfAsset(db, id)) touch(...tagsOfUse(use));
  });
  return true;
}

type Use = Awaited<ReturnType<typeof usesOfAsset>>[number];

function tagsOfUse(use: Use): string[] {
  if (use.kind === 'seller') return [cacheTags.seller(use.id), cacheTags.sellers];
  if (use.kind === 'category') return [cacheTags.category(use.id), cacheTags.categories];
  if (use.kind === 'sub-category') return [cacheTags.subCategory(use.id)];
  if (use.kind === 'type') return [cacheTags.productType(use.id)];
  const { id, sellerId, categoryId, subCategoryId, productTypeId } = use;
  return tagsOfProduct({
    id,
    sellerId: sellerId ?? '',
    categoryId: categoryId ?? '',
    subCategoryId: subCategoryId ?? '',
    productTypeId,
  });
}
