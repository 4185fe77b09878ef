import { isDeepStrictEqual } from 'node:util';
import type { AttributeValues } from '#contracts/attributes/values.ts';
import type { ProductValues } from '#contracts/product.ts';
import { fieldNames, type ProductField, recordOf } from '#contracts/product-fields.ts';
import type { MetRule, ProposedChanges } from '#contracts/products/product-review.ts';
import type { Settings } from '#contracts/settings.ts';
import type { Database } from '#database/database.ts';
import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import {
  dropReview,
  findReview,
  keepReview,
  listReviewMedia,
} from '#database/queries/products/product-review.ts';
import { findMedianPrice, findSamePicture } from '#database/queries/products/suspicious.ts';
import {
  type SavedProduct,
  type StateChanges,
  updateProduct,
} from '#database/queries/products/write-product.ts';
import { withStockOf } from '#domain/attributes/stock.ts';
import type { KnownActor } from '#domain/policy.ts';
import { ruleWordIn } from '#domain/search/rule-words.ts';
import { withTranslated } from '#languages/translations.ts';
import { auditedAttributes } from '../../attributes/attributes-to-save.ts';
import { audit } from '../../audit.ts';
import { readSettings } from '../../settings/settings.ts';
import { isSameValue, tagsOfAttributes, tagsOfEdit } from '../changed-tags.ts';
import type { LockedProduct } from '../save-product.ts';

/** What a seller saves of a product. */
type Wanted = {
  values: ProductValues;
  attributes: AttributeValues;
  /** Ids of pictures and videos, cover first. */
  media: readonly string[];
};

/** An edit that waits for an admin, while shoppers see the product as it was. */
type HeldEdit = {
  changes: ProposedChanges;
  media: readonly string[] | null;
  /** Its attributes with the sizes that can be had now, which does not wait; null where those are the same. */
  stock: AttributeValues | null;
  met: MetRule[];
};

/**
 * The only fields that never wait: an admin decides elsewhere whether a product is on the home page, a seller's own
 * number is nobody else's, and how many there are is a fact of stock. Whatever else a product has waits, as does what is
 * added to it later.
 */
const atOnce = ['trending', 'sellerSku', 'quantity', 'quantityShown'] as const;
const AT_ONCE: ReadonlySet<ProductField> = new Set(atOnce);

/** Returns what of a save never waits. */
export const savedAtOnce = (values: SavedProduct) => ({
  ...only(values, atOnce),
  ...(values.submission !== undefined && { submission: values.submission }),
});

const only = <Name extends ProductField>(values: SavedProduct, names: readonly Name[]) =>
  recordOf(names, (name) => values[name]) as Pick<SavedProduct, Name>;

export const idsOf = ({ media }: LockedProduct) => media.map(({ mediaId }) => mediaId);

/** Whether any edit of the fields of a product may have to wait. */
export const mayHold = ({ approval, rules }: Settings): boolean =>
  approval.edits || rules.words.length > 0 || rules.priceFactor !== null;

/**
 * Returns what of a seller's edit is to wait: all of it, where owners have decided that such edits are approved or a
 * rule is met. Null where it is saved at once. A product that is down is looked at before it is put up: `met` is kept.
 */
export async function editToHold(
  db: Database,
  actor: KnownActor,
  before: LockedProduct,
  { values, attributes, media }: Wanted,
  now: Date,
): Promise<HeldEdit | null> {
  if (actor.role !== 'seller') return null;
  const changes: ProposedChanges = Object.fromEntries(
    fieldNames
      .filter((name) => !AT_ONCE.has(name) && !isSameValue(name, before[name], values[name]))
      .map((name) => [name, values[name]]),
  );
  const stock = withStockOf(before.attributes, attributes);
  if (!isDeepStrictEqual(stock, attributes)) changes.attributes = attributes;
  const has = idsOf(before);
  const isOtherMedia = media.join() !== has.join();
  const { approval, rules } = await readSettings(db);
  const isDown = before.takenDownAt !== null;
  const met = await metRules(db, rules, {
    ...{ id: before.id, sellerId: before.sellerId, values, attributes },
    changed: isDown ? ALL : new Set(Object.keys(changes) as (keyof ProposedChanges)[]),
    media: media.filter((mediaId) => isDown || !has.includes(mediaId)),
  });
  if (isDown) {
    await dropReview(db, before.id);
    if (met.length > 0) await keepReview(db, { productId: before.id, met, at: now });
    return null;
  }
  const isApproved = approval.edits && (isOtherMedia || Object.keys(changes).length > 0);
  if (!isApproved && met.length === 0) return null;
  return {
    ...{ changes, media: isOtherMedia ? media : null, met },
    stock: isDeepStrictEqual(stock, before.attributes) ? null : stock,
  };
}

type Holding = {
  held: HeldEdit;
  /** What is saved of it at once. */
  atOnce?: StateChanges & Partial<ReturnType<typeof savedAtOnce>>;
  added?: readonly string[];
  note?: object | undefined;
  now: Date;
};

/** Keeps an edit until an admin decides, in place of one that waits. Returns the media that the product will not have. */
export async function holdEdit(
  db: Database,
  touch: (...tags: string[]) => void,
  actor: KnownActor,
  before: LockedProduct,
  { held, atOnce, added = [], note, now }: Holding,
): Promise<string[]> {
  const { id: productId, sellerId } = before;
  const { changes, media, met, stock } = held;
  const replaced = await listReviewMedia(db, productId);
  const had: ProposedChanges = Object.fromEntries(
    Object.keys(changes).map((name) => [name, before[name as keyof ProposedChanges]]),
  );
  const lookAgainAt = before.lookAgainAt ?? now;
  await updateProduct(db, productId, {
    ...atOnce,
    ...(stock && { attributes: stock }),
    lookAgainAt,
  });
  await keepReview(db, {
    ...{ productId, state: 'waiting', changes, before: had, met, at: lookAgainAt },
    mediaBefore: media && idsOf(before),
    media: media ?? [],
  });
  await settleMediaAssets(db, added);
  const shown = { ...before, media: [] };
  touch(
    ...tagsOfEdit(shown, {
      ...shown,
      ...(atOnce?.trending !== undefined && { trending: atOnce.trending }),
    }),
  );
  if (stock) touch(...tagsOfAttributes(before));
  const [was, is] = await auditedAttributes(db, before.attributes, changes.attributes ?? {});
  await audit(db, actor, {
    ...{ action: 'propose-edit', entity: 'product', entityId: productId, sellerId },
    before: { ...had, ...(changes.attributes && { attributes: was }) },
    after: { ...changes, ...(changes.attributes && { attributes: is }), ...note },
  });
  const kept = new Set(media ?? []);
  return [...replaced.map(({ id }) => id), ...added].filter((id) => !kept.has(id));
}

/** What a save that does not wait makes of an edit that did: nothing waits any more. Returns the media that it held. */
export async function replaceEdit(db: Database, before: LockedProduct): Promise<string[]> {
  if (before.takenDownAt !== null) return [];
  const held = await listReviewMedia(db, before.id);
  await dropReview(db, before.id);
  return held.map(({ id }) => id);
}

/** A product of which nothing waits any more. */
export const nothingWaits = ({ takenDownAt }: LockedProduct): StateChanges =>
  takenDownAt === null ? { lookAgainAt: null } : {};

/** Returns an edit of a product that waits, with its media; null where none does. */
export async function findWaiting(db: Database, productId: string) {
  const review = await findReview(db, productId);
  if (review?.state !== 'waiting') return null;
  const media = review.mediaBefore && (await listReviewMedia(db, productId));
  return { ...review, media: media?.map(({ id }) => id) ?? null };
}

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
