import type { AttributeValues } from '#contracts/attributes/values.ts';
import type { ProductValues } from '#contracts/product.ts';
import { fieldNames } from '#contracts/product-fields.ts';
import type { MetRule, ProposedChanges } from '#contracts/products/product-review.ts';
import type { Settings } from '#contracts/settings.ts';
import type { Database } from '#database/database.ts';
import { findMedianPrice, findSamePicture } from '#database/queries/products/suspicious.ts';
import { ruleWordIn } from '#domain/search/rule-words.ts';
import { withTranslated } from '#languages/translations.ts';

/** With fewer products than this, a category has no usual price. */
const FEWEST_PIECES = 10;

const WRITTEN = [...withTranslated('name'), 'brand', ...withTranslated('description')] as const;

/** All that is new of a new product. */
export const ALL: ReadonlySet<keyof ProposedChanges> = new Set([...fieldNames, 'attributes']);

/** A product as it is saved, and what of it is new: all of a new one. */
export type Checked = {
  /** Empty of a new product. */
  id: string;
  sellerId: string;
  values: ProductValues;
  attributes: AttributeValues;
  /** What of them is new. */
  changed: ReadonlySet<keyof ProposedChanges>;
  /** The ids of pictures and videos that are new. */
  media: readonly string[];
};

/** Returns the rules that what is new of a product meets. */
export async function metRules(
  db: Database,
  { words, priceFactor, samePicture }: Settings['rules'],
  { id, sellerId, values, attributes, changed, media }: Checked,
): Promise<MetRule[]> {
  const met: MetRule[] = [];
  for (const field of WRITTEN) {
    if (!changed.has(field)) continue;
    const found = ruleWordIn(words, values[field]);
    if (found !== undefined) met.push({ rule: 'words', field, words: found });
  }
  const described = changed.has('attributes') ? Object.values(attributes) : [];
  for (const text of described.filter((value) => typeof value === 'string')) {
    const found = ruleWordIn(words, text);
    if (found !== undefined) met.push({ rule: 'words', field: 'attributes', words: found });
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
