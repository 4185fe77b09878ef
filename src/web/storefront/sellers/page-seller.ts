import type { PublicSeller } from '#contracts/seller.ts';
import { type PagePicture, pagePicture } from '#web/ui/pictures/page-picture.ts';

/** What a card shows of a seller; `categories` is how many have products of it. */
export type PageSeller = Pick<PublicSeller, '_id' | 'name' | 'products'> & {
  picture: PagePicture | null;
  categories: number;
};

/** Returns what a page's data hold of a seller's card. */
export function pageSeller({ _id, name, products, picture, categories }: PublicSeller): PageSeller {
  return {
    _id,
    name,
    products,
    picture: picture && pagePicture(picture),
    categories: categories.length,
  };
}
