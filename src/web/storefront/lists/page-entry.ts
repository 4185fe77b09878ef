import type { Category } from '#contracts/category.ts';
import { addressNameOf } from '#web/ui/addresses.ts';
import { type PagePicture, pagePicture } from '#web/ui/pictures/page-picture.ts';

/** The fields of a category, a sub-category or a product type that a card shows. */
export type TaxonomyEntry = Pick<
  Category,
  '_id' | 'name' | 'description' | 'products' | 'focusX' | 'focusY'
> & {
  picture: PagePicture | null;
};

/** Returns what a page's data hold of an entry. */
export function pageEntry(entry: TaxonomyEntry): TaxonomyEntry {
  const { _id, name, description, products, picture, focusX, focusY } = entry;
  const shown = picture && pagePicture(picture);
  return {
    ...addressNameOf(entry),
    _id,
    name,
    description,
    products,
    picture: shown,
    focusX,
    focusY,
  };
}
