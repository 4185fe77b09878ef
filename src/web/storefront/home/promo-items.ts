import type { CategoryCard } from '#contracts/category.ts';
import type { HomeContent } from '#contracts/content/shown.ts';
import type { SiteConfig } from '#contracts/site-config.ts';
import * as texts from '#texts/storefront/promotions.ts';
import { addresses } from '#web/ui/addresses.ts';
import { picture, shownPicture } from './home-scenes.ts';
import type { PromoItem } from './promo.tsx';

/** The promo banner's three items, and the English words that find their categories. */
const promotions = [
  { words: texts.promoWatches, word: 'watch', scene: 'promoWatches' },
  { words: texts.promoSunglasses, word: 'sunglass', scene: 'promoSunglasses' },
  { words: texts.promoFootwear, word: 'footwear', scene: 'promoFootwear' },
] as const;

/**
 * Returns the items: those that admins have made, or three that link each to its category where the marketplace has
 * one, else to a search for it.
 */
export function promoItems(
  site: SiteConfig,
  categories: readonly CategoryCard[],
  own: HomeContent['promotions'],
): PromoItem[] {
  if (own) return own.map((item) => ({ ...item, picture: shownPicture(site, item.picture) }));
  return promotions.map(({ words, word, scene }) => {
    const { title, text, finds } = words;
    // Names that nobody has put into the page's language are English.
    const category = categories.find(({ name }) => isCalled(name, finds) || isCalled(name, word));
    return {
      title,
      text,
      to: category ? addresses.productTypes(category) : addresses.shop({ q: word }),
      picture: picture(site, scene),
    };
  });
}

const isCalled = (name: string, part: string) => name.toLowerCase().includes(part);
