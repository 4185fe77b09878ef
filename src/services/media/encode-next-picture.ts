import {
  leaseEncoding,
  recordWidths,
  returnEncoding,
  usesOfAsset,
} from '#database/queries/media/media-assets.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import { isMediaError } from '#media/media-error.ts';
import { encodeWidths } from '#media/pictures/encode-widths.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';

/**
 * Encodes the missing widths of the picture that waits longest; false when none waits. The queue is
 * in the database, so that a lease that ends returns a killed process's work. While the store is away,
 * pictures wait, however often that is found.
 */
export async function encodeNextPicture(
  context: AppContext,
  signal?: AbortSignal,
): Promise<boolean> {
  const picture = await leaseEncoding(context.db);
  if (picture === null) return false;
  const { id, width, height } = picture;
  const options = signal ? { signal } : {};
  const encoding = encodeWidths(context.store, { hash: id, width, height }, options);
  const { webp, avif, state } = await encoding.catch(async (error) => {
    if (isMediaError(error) && error.code === 'store-unavailable') {
      await returnEncoding(context.db, id);
    }
    throw error;
  });
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

/** Lists and counts stay as they are: what shows the picture itself has more widths. */
function tagsOfUse({ kind, id, onCard }: Use): string[] {
  switch (kind) {
    case 'seller':
      return [cacheTags.seller(id)];
    case 'category':
      return [cacheTags.category(id)];
    case 'sub-category':
      return [cacheTags.subCategory(id)];
    case 'type':
      return [cacheTags.productType(id)];
    case 'content':
      return [cacheTags.site, cacheTags.homeContent, cacheTags.aboutContent];
    case 'page':
      return [cacheTags.page(id)];
    default:
      return [cacheTags.product(id), ...(onCard ? [cacheTags.card(id)] : [])];
  }
}
