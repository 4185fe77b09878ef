import { addresses } from '#web/ui/addresses.ts';
import { type DataPlan, planData, SLIPPED_BRAND } from '../data/data-plan.ts';
import { productBatches } from '../data/product-rows.ts';
import { below, pick, type Random, seededRandom } from '../data/seeded-random.ts';

/** Rows of the measured lists. */
export const ROWS = 24;
/** Different paths of a kind; they are the same in every run. */
const ASKED = 600;

export type AskedPaths = Record<keyof typeof kinds, string[]>;

/**
 * Paths of each kind on a marketplace of so many products, in no order, and queries of the list of
 * all products after one of them.
 */
export function askedPaths(products: number): { paths: AskedPaths; afterOnes: string[] } {
  const draw = drawFrom(planData(), products);
  const many = (path: (draw: Draw) => string) => Array.from({ length: ASKED }, () => path(draw));
  const paths = Object.entries(kinds).map(([kind, path]) => [kind, many(path)]);
  return { paths: Object.fromEntries(paths) as AskedPaths, afterOnes: many(afterOne) };
}

type Named = { _id: string; name: string };
type Draw = {
  random: Random;
  product: () => { id: string; name: string; createdAt: Date };
  category: () => Named;
  subCategory: () => Named;
  type: () => Named;
  seller: () => Named;
  /** A word as names have it: some often, most seldom. */
  word: () => string;
};

const kinds = {
  'product page': ({ product }: Draw) => {
    const { id, name } = product();
    return addresses.product({ _id: id, name });
  },
  'shop page': (draw: Draw) => addresses.shop(narrowed(draw)),
  'category page': (draw: Draw) =>
    draw.random() < 0.3
      ? addresses.productsOfType(draw.type())
      : addresses.shop({ category: draw.category()._id, ...narrowed(draw) }),
  'home page': () => addresses.home,
  'search page': (draw: Draw) => addresses.shop({ q: typed(draw) }),
  'API: list of 24': (draw: Draw) =>
    `/api/get-product?limit=${ROWS}&${draw.random() < 0.5 ? afterOne(draw) : within(draw)}`,
  'API: search': (draw: Draw) =>
    `/api/get-product?limit=${ROWS}&q=${encodeURIComponent(typed(draw))}`,
  'API: one product': ({ product }: Draw) => `/api/get-product/${product().id}`,
  'API: suggestions': ({ random, word }: Draw) =>
    `/api/suggest?q=${word().slice(0, 2 + below(random, 4))}`,
  'API: facets': (draw: Draw) =>
    `/api/get-listing?limit=1&facets=brand&${new URLSearchParams({ category: draw.category()._id, ...priceRange(draw) })}`,
  'back office: list of 24': ({ random }: Draw) => {
    const sort = pick(random, ['name', 'seller', 'brand', 'category', 'priceINR', 'createdAt']);
    const order = pick(random, ['asc', 'desc']);
    return `/api/admin/get-products?limit=${ROWS}&page=${1 + below(random, 20)}&sort=${sort}&order=${order}`;
  },
};

/** The list after any product, as Show More asks for it. */
function afterOne({ product }: Draw): string {
  const { id, createdAt } = product();
  const cursor = JSON.stringify([
    createdAt.toISOString().replace('T', ' ').replace('Z', '+00'),
    id,
  ]);
  return `after=${Buffer.from(cursor).toString('base64url')}`;
}

/** One of the first pages of a category, a sub-category or a type, which say their total. */
function within({ random, category, subCategory, type }: Draw): string {
  const [name, { _id }, pages] = pick(random, [
    ['category', category(), 20] as const,
    ['subCategory', subCategory(), 8] as const,
    ['type', type(), 3] as const,
  ]);
  return `${name}=${_id}&page=${1 + below(random, pages)}`;
}

/** The shop as people narrow it: half by prices, some by a seller, in any order. */
function narrowed(draw: Draw) {
  const { random, seller } = draw;
  return {
    ...(random() < 0.5 && priceRange(draw)),
    ...(random() < 0.2 && { seller: seller()._id }),
    sort: pick(random, ['', '', 'price-low-high', 'price-high-low']),
  };
}

function priceRange({ random }: Draw) {
  const minPrice = below(random, 5_000);
  return { minPrice: String(minPrice), maxPrice: String(minPrice + 1_000 + below(random, 20_000)) };
}

/** One word mostly, sometimes two, its beginning, or a slip. */
function typed({ random, word }: Draw): string {
  const chance = random();
  if (chance < 0.7) return word();
  if (chance < 0.85) return `${word()} ${word()}`;
  return chance < 0.97 ? word().slice(0, 4) : SLIPPED_BRAND.typed;
}

function drawFrom(plan: DataPlan, products: number): Draw {
  const random = seededRandom(24);
  const active = new Map(plan.sellers.map(({ id, active }) => [id, active]));
  const published = [...productBatches(plan, products)]
    .flat()
    .filter(({ sellerId }) => active.get(sellerId));
  const types = plan.subCategories.flatMap((subCategory) => subCategory.types);
  const named = ({ id: _id, name }: { id: string; name: string }) => ({ _id, name });
  return {
    random,
    product: () => pick(random, published),
    category: () => named(pick(random, plan.categories)),
    subCategory: () => named(pick(random, plan.subCategories)),
    type: () => named(pick(random, types)),
    seller: () =>
      named(
        pick(
          random,
          plan.sellers.filter(({ active }) => active),
        ),
      ),
    word: () => plan.words[plan.pickWord(random)] ?? '',
  };
}
