import type { Category } from '#contracts/category.ts';
import { addresses } from '#web/ui/addresses.ts';
import type { PromoItem } from './promo.tsx';

/** The promo banner's three items (SPEC §2), and the words by which their categories are found. */
const promotions = [
  {
    title: 'Watches for Men and Ladies',
    text: 'Hand-wound, self-winding and ready for water.',
    word: 'watch',
  },
  {
    title: 'Designer Sunglasses',
    text: 'Acetate, titanium and steel, made for strong light.',
    word: 'sunglass',
  },
  {
    title: 'Premium Footwear',
    text: 'For pavements, verandas and monsoon streets.',
    word: 'footwear',
  },
] as const;

/** Each leads to its category where the marketplace has one, else to what a search for it finds. */
export function promoItems(categories: readonly Category[]): PromoItem[] {
  return promotions.map(({ title, text, word }) => {
    const category = categories.find(({ name }) => name.toLowerCase().includes(word));
    return {
      title,
      text,
      to: category ? addresses.productTypes(category) : addresses.shop({ q: word }),
      picture: category?.picture ?? null,
    };
  });
}
