import { getProductCards } from '#contracts/calls/cards.ts';
import type { ApiClient } from '../../api-context.ts';
import { pageEntry, type TaxonomyEntry } from '../lists/page-entry.ts';

/** Categories whose pictures are looked for; more have their own. */
const MOST = 12;

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
      const picture = newest?.picture;
      // The category's point is not one of the piece's picture.
      return pageEntry(picture ? { ...category, picture, focusX: null, focusY: null } : category);
    }),
  );
}
