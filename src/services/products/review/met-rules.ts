import type { ProductValues } from '#contracts/product.ts';
import type { ProductField } from '#contracts/product-fields.ts';
import type { MetRule } from '#contracts/products/product-review.ts';
import type { Settings } from '#contracts/settings.ts';
import type { Database } from '#database/database.ts';
import { findMedianPrice, findSamePicture } from '#database/queries/products/suspicious.ts';
import { folded } from '#domain/search/folded.ts';

/** With fewer pieces than this, a category has no usual price. */
const FEWEST_PIECES = 10;

const WRITTEN = ['name', 'nameArabic', 'brand', 'description', 'descriptionArabic'] as const;

/** A piece as it is saved, and what of it is new: all of a new one. */
export type Checked = {
  /** Empty of a new piece. */
  id: string;
  sellerId: string;
  values: ProductValues;
  /** The fields that are new. */
  changed: ReadonlySet<ProductField>;
  /** The ids of pictures and videos that are new. */
  media: readonly string[];
};

/** Returns the rules that what is new of a piece meets. */
export async function metRules(
  db: Database,
  { words, priceFactor, samePicture }: Settings['rules'],
  { id, sellerId, values, changed, media }: Checked,
): Promise<MetRule[]> {
  const met: MetRule[] = [];
  for (const field of WRITTEN) {
    if (!changed.has(field) || words.length === 0) continue;
    const text = asWords(values[field]);
    const found = words.find((each) => text.includes(asWords(each)));
    if (found !== undefined) met.push({ rule: 'words', field, words: found });
  }
  if (priceFactor !== null && (changed.has('priceINR') || changed.has('categoryId'))) {
    const { categoryId } = values;
    const compared = { categoryId, without: id, fewest: FEWEST_PIECES };
    const median = await findMedianPrice(db, compared);
    const priceINR = Number(values.priceINR);
    const isFar =
      median !== null && (priceINR > median * priceFactor || priceINR * priceFactor < median);
    if (isFar) met.push({ rule: 'price', priceINR, median });
  }
  if (samePicture && media.length > 0) {
    const same = await findSamePicture(db, media, sellerId);
    if (same !== null) met.push({ rule: 'picture', ...same });
  }
  return met;
}

/** Words as a search compares them, with one space around each, so that a part of a word is not one. */
const asWords = (text: string) =>
  ` ${folded(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
