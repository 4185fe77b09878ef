import type { ProductCard } from '#contracts/product.ts';
import { type PagePicture, pagePicture } from '../pictures/page-picture.ts';

type Pictures = { picture: PagePicture | null; second: PagePicture | null };

type Stated = Pick<ProductCard, 'availability' | 'reservedUntil'>;

/** What a card shows of a product; `availability` only of one that cannot be had at once. */
export type PageCard = Omit<ProductCard, keyof Pictures | keyof Stated> &
  Pictures &
  Partial<Stated>;

/** Returns what a page's data hold of a card: the second picture shows nothing new to who hears it. */
export function pageCard(card: PageCard): PageCard {
  const { _id, name, brand, picture, second, availability } = card;
  const { priceINR, priceAED, originalPrice, originalPriceAED } = card;
  return {
    _id,
    name,
    brand,
    priceINR,
    priceAED,
    originalPrice,
    originalPriceAED,
    ...(availability && availability !== 'AVAILABLE' && { availability }),
    picture: picture && pagePicture(picture),
    second: second && { ...pagePicture(second), alt: '' },
  };
}
