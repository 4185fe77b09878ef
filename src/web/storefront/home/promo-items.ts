import type { CategoryCard } from '#contracts/category.ts';
import type { SiteConfig } from '#contracts/site-config.ts';
import { addresses } from '#web/ui/addresses.ts';
import { picture } from './home-scenes.ts';
import type { PromoItem } from './promo.tsx';

/** The promo banner's three items, and the words that find their categories. */
const promotions = [
  {
    title: 'Watches for Men and Ladies',
    text: 'Hand-wound, self-winding and ready for water.',
    word: 'watch',
    scene: 'promoWatches',
  },
  {
    title: 'Designer Sunglasses',
    text: 'Acetate, titanium and steel, made for strong light.',
    word: 'sunglass',
    scene: 'promoSunglasses',
  },
  {
    title: 'Premium Footwear',
    text: 'For pavements, verandas and monsoon streets.',
    word: 'footwear',
    scene: 'promoFootwear',
  },
] as const;

/**
 * Returns the items: each links to its category where the marketplace has one, else to a search for
 * it.
 */
export function promoItems(site: SiteConfig, categories: readonly CategoryCard[]): PromoItem[] {
  return promotions.map(({ title, text, word, scene }) => {
    const category = categories.find(({ name }) => name.toLowerCase().includes(word));
    return {
      title,
      text,
      to: category ? addresses.productTypes(category) : addresses.shop({ q: word }),
      picture: picture(site, scene),
    };
  });
}
