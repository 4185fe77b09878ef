import type { NewProduct } from '#database/bulk/insert-products.ts';
import { drawAttributes } from './attribute-plan.ts';
import {
  COMMON_WORD,
  type DataPlan,
  MODEL,
  RARE_PRODUCTS,
  RARE_WORD,
  type SubCategory,
} from './data-plan.ts';
import { capitalised } from './invented-words.ts';
import { below, drawId, pick, type Random, seededRandom } from './seeded-random.ts';

/** The first `count` products of the plan, in batches that one statement can take. */
export function* productBatches(plan: DataPlan, count: number, batchSize = 20_000) {
  const random = seededRandom(7);
  const models = seededRandom(8);
  const details = seededRandom(9);
  const nameOfCategory = new Map(plan.categories.map(({ id, name }) => [id, name]));
  let batch: NewProduct[] = [];
  for (let index = 0; index < count; index += 1) {
    const row = productRow(plan, random, drawModel(models), index, count);
    const category = nameOfCategory.get(row.categoryId) ?? '';
    batch.push({ ...row, attributes: drawAttributes(plan.attributes, category, details) });
    if (batch.length < batchSize && index < count - 1) continue;
    yield batch;
    batch = [];
  }
}

function productRow(
  plan: DataPlan,
  random: Random,
  model: string,
  index: number,
  count: number,
): NewProduct {
  const shop = plan.sellers[plan.pickSeller(random)];
  if (shop === undefined) throw new Error('no such seller');
  const subCategory = pick(random, shop.subCategories);
  const rupees = Math.round(400 + 60_000 * random() ** 3) + 0.5 * below(random, 2);
  const isRated = random() < 0.6;
  const first = below(random, plan.pictures.length);
  return {
    id: drawId(random),
    sellerId: shop.id,
    categoryId: subCategory.categoryId,
    subCategoryId: subCategory.id,
    productTypeId: typeOf(subCategory, random),
    name: nameOf(plan, random, model, index, count),
    brand: pick(random, shop.brands),
    description: sentence(plan, random, 40),
    priceINR: rupees.toFixed(2),
    priceAED: (rupees / 22.7).toFixed(2),
    originalPrice: random() < 0.2 ? (rupees * 1.25).toFixed(2) : null,
    rating: isRated ? (3 + below(random, 21) / 10).toFixed(1) : null,
    reviews: isRated ? below(random, 900) : null,
    trending: random() < 0.02,
    sellerSku: '',
    createdAt: new Date(plan.from + random() * plan.spread),
    media: Array.from(
      { length: 1 + below(random, 4) },
      (_, slot) => plan.pictures[(first + slot) % plan.pictures.length]?.id ?? '',
    ),
  };
}

/** A product may carry a type of its sub-category, or none. */
function typeOf(subCategory: SubCategory, random: Random): string | null {
  return random() < 0.3 ? null : pick(random, subCategory.types).id;
}

function nameOf(
  plan: DataPlan,
  random: Random,
  model: string,
  index: number,
  count: number,
): string {
  const words = Array.from({ length: 2 + below(random, 3) }, () => drawWord(plan, random));
  if (random() < 0.1) words.push(COMMON_WORD);
  const step = Math.floor(count / RARE_PRODUCTS);
  const isRare = index % step === 0 && index / step < RARE_PRODUCTS;
  if (isRare) words.push(RARE_WORD, `${MODEL.family}-1A${(index / step).toString(36)}`);
  else if (index % 4 === 0) words.push(model);
  return words.map(capitalised).join(' ');
}

const LETTERS = 'ABCDEFGHJKLMNP';

/** A model number that is of no family searched for. */
const drawModel = (random: Random): string =>
  'AA-9999-9A9'.replaceAll(/[A9]/g, (sign) =>
    sign === 'A' ? (LETTERS[below(random, LETTERS.length)] ?? '') : `${below(random, 10)}`,
  );

function sentence(plan: DataPlan, random: Random, length: number): string {
  return Array.from({ length }, () => drawWord(plan, random)).join(' ');
}

const drawWord = (plan: DataPlan, random: Random) => plan.words[plan.pickWord(random)] ?? '';
