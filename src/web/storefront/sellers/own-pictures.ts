import { getProductCards, getWholeProducts } from '#contracts/calls/cards.ts';
import type { MediaItem } from '#contracts/media.ts';
import type { PagePicture } from '#web/ui/pictures/page-picture.ts';
import type { ApiClient } from '../../api-context.ts';
import { pageEntry, type TaxonomyEntry } from '../lists/page-entry.ts';

/** Categories whose pictures are looked for; more have their own. */
const MOST = 12;

/** Newest pieces of a category among which those of its sub-categories are looked for, with one call. */
const NEWEST = 24;

/** Returns the pictures of a seller's newest pieces in a category, by their sub-categories' ids. */
export async function ownPicturesIn(
  api: ApiClient,
  seller: string,
  category: string,
): Promise<ReadonlyMap<string, MediaItem>> {
  const newest = await api.get(getWholeProducts, { query: { seller, category, limit: NEWEST } });
  const found = new Map<string, MediaItem>();
  for (const { subCategoryId, media } of newest) {
    const picture = media.find(({ kind }) => kind === 'image');
    if (picture && !found.has(subCategoryId._id)) found.set(subCategoryId._id, picture);
  }
  return found;
}

/** Returns what a page's data hold of an entry with this picture of its own, if there is one. */
export const withOwnPicture = (entry: TaxonomyEntry, picture: PagePicture | null | undefined) =>
  // The entry's point is not one of the piece's picture.
  pageEntry(picture ? { ...entry, picture, focusX: null, focusY: null } : entry);

/**
 * Returns what a page's data hold of a seller's categories, each with the picture of the seller's
 * newest piece in it; the category's own where that has none.
 */
export function withOwnPictures(
  api: ApiClient,
  seller: string,
  categories: TaxonomyEntry[],
): Promise<TaxonomyEntry[]> {
  return Promise.all(
    categories.map(async (category, index) => {
      if (index >= MOST) return pageEntry(category);
      const query = { seller, category: category._id, limit: 1 };
      const [newest] = await api.get(getProductCards, { query });
      return withOwnPicture(category, newest?.picture);
    }),
  );
}
