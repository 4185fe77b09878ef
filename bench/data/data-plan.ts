import { planAttributes } from './attribute-plan.ts';
import { capitalised, inventWords } from './invented-words.ts';
import { below, drawId, drawUnevenly, pick, type Random, seededRandom } from './seeded-random.ts';

/** In the name of one product in ten, at every size. */
export const COMMON_WORD = 'classic';
/** In the name of exactly {@link RARE_PRODUCTS} products, at every size. */
export const RARE_WORD = 'quizarium';
export const RARE_PRODUCTS = 12;
/** A brand that no other word is near to, so that slips in it can mean nothing else. */
export const SLIPPED_BRAND = { name: 'Wexholmby', typed: 'wexhlmbi' };
/** A model number of which there is one at every size, and the family that it is of, as many as the rare ones. */
export const MODEL = { family: 'QX-2100', number: 'QX-2100-1A0', inOne: 'qx21001a0' };
/** Searched for {@link COMMON_WORD} by a synonym. */
export const SYNONYM = 'timeless';

const SELLERS = 400;
const INACTIVE_SELLERS = 10;
const BRANDS = 120;
const PICTURES = 60;
const THREE_YEARS_MS = 3 * 365 * 86_400_000;

export type Named = { id: string; name: string };
export type SubCategory = Named & { categoryId: string; types: Named[] };
export type Shop = Named & { active: boolean; subCategories: SubCategory[]; brands: string[] };
export type Picture = { id: string; width: number; height: number };

/** Everything but the products: the same at every size. */
export type DataPlan = ReturnType<typeof planData>;

/** Until when products came, by default: none of them is new. */
const LONG_AGO = Date.UTC(2023, 0, 1) + THREE_YEARS_MS;

export function planData(until = LONG_AGO) {
  const random = seededRandom(20_260_101);
  const words = inventWords(random, 3000);
  const categories = ['Watches', 'Sunglasses', 'Footwear', 'Fashion', 'Home'].map((name) => ({
    id: drawId(random),
    name,
  }));
  const subCategories = categories.flatMap((category) =>
    Array.from({ length: 5 }, (_, index) => planSubCategory(random, category, words[index] ?? '')),
  );
  const brands = Array.from({ length: BRANDS }, (_, index) =>
    index === 3 ? SLIPPED_BRAND.name : capitalised(words[2999 - index] ?? ''),
  );
  return {
    words,
    categories,
    subCategories,
    attributes: planAttributes(),
    brands,
    sellers: Array.from({ length: SELLERS }, (_, index) =>
      planShop(random, index, subCategories, brands, words),
    ),
    pictures: Array.from({ length: PICTURES }, () => planPicture(random)),
    from: until - THREE_YEARS_MS,
    spread: THREE_YEARS_MS,
    pickSeller: drawUnevenly(SELLERS, 7),
    pickWord: drawUnevenly(2880, 20),
  };
}

function planSubCategory(random: Random, category: Named, word: string): SubCategory {
  const name = `${capitalised(word)} ${category.name}`;
  const types = ['Day', 'Evening'].map((kind) => ({ id: drawId(random), name: `${kind} ${name}` }));
  return { id: drawId(random), name, categoryId: category.id, types };
}

/** A shop sells a few brands in a few sub-categories, as real ones do. */
function planShop(
  random: Random,
  index: number,
  subCategories: readonly SubCategory[],
  brands: readonly string[],
  words: readonly string[],
): Shop {
  return {
    id: drawId(random),
    name: `${capitalised(pick(random, words))} ${pick(random, ['House', 'Traders', 'Studio'])} ${index}`,
    active: index < SELLERS - INACTIVE_SELLERS,
    subCategories: Array.from({ length: 1 + below(random, 4) }, () => pick(random, subCategories)),
    brands: Array.from({ length: 3 + below(random, 6) }, () => pick(random, brands)),
  };
}

function planPicture(random: Random): Picture {
  const id = Array.from({ length: 32 }, () => below(random, 16).toString(16)).join('');
  return { id, width: 1600, height: 1200 + below(random, 800) };
}
