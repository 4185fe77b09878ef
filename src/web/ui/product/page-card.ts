import type { ProductCard } from '#contracts/product.ts';
import { type PagePicture, pagePicture } from '../pictures/page-picture.ts';

type Pictures = { picture: PagePicture | null; second: PagePicture | null };

/** What a card shows of a product. */
export type PageCard = Omit<ProductCard, keyof Pictures> & Pictures;

/** Returns what a page's data hold of a card: the second picture shows nothing new to who hears it. */
export function pageCard(card: PageCard): PageCard {
  const { _id, name, brand, priceINR, priceAED, originalPrice, originalPriceAED, picture, second } =
    card;
  return {
    _id,
    name,
    brand,
    priceINR,
    priceAED,
    originalPrice,
    originalPriceAED,
    picture: picture && pagePicture(picture),
    second: second && { ...pagePicture(second), alt: '' },
  };
}
