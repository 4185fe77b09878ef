import type { ProductCard } from '#contracts/product.ts';
import { type Badges, badgesOf } from '#domain/badges.ts';
import { addressNameOf } from '../addresses.ts';
import { type PagePicture, pagePicture } from '../pictures/page-picture.ts';

type Pictures = { picture: PagePicture | null; second: PagePicture | null };
type Told = 'createdAt' | 'loweredINR' | 'loweredAED' | 'availability' | 'reservedUntil';

/** What a card shows of a product. */
export type PageCard = Omit<ProductCard, keyof Pictures | Told> & Pictures & { badges: Badges };

/**
 * Returns what a page's data hold of a card at this moment: the second picture shows nothing new to who
 * hears it.
 */
export function pageCard(card: ProductCard): PageCard {
  const { _id, name, brand, priceINR, priceAED, originalPrice, originalPriceAED } = card;
  const { highlights, picture, second } = card;
  return {
    ...addressNameOf(card),
    ...{ _id, name, brand, priceINR, priceAED, originalPrice, originalPriceAED },
    highlights,
    badges: badgesOf(card, Date.now()),
    picture: picture && pagePicture(picture),
    second: second && { ...pagePicture(second), alt: '' },
  };
}
