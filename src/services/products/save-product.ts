import { isDeepStrictEqual } from 'node:util';
import type { ManagedProduct } from '#contracts/product.ts';
import { fieldsOf } from '#contracts/product-fields.ts';
import type { Database } from '#database/database.ts';
import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import { findAnyProduct, findSellerProduct } from '#database/queries/products/find-product.ts';
import { keepReview } from '#database/queries/products/product-review.ts';
import {
  insertProduct,
  listProductMedia,
  lockAnyProduct,
  lockSellerProduct,
  type ProductMediaRow,
  type ProductState,
  replaceProductMedia,
  type SavedProduct,
  updateProduct,
} from '#database/queries/products/write-product.ts';
import type { KnownActor } from '#domain/policy.ts';
import {
  attributesToSave,
  auditedAttributes,
  type GivenAttributes,
} from '../attributes/attributes-to-save.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { mediaUrl } from '../media/present-media.ts';
import { tagsOfAttributes, tagsOfComing, tagsOfEdit } from './changed-tags.ts';
import {
  editToHold,
  holdEdit,
  nothingWaits,
  replaceEdit,
  savedAtOnce,
} from './review/hold-edit.ts';
import { stateOfNew } from './states/approval-of-new.ts';

/** A product that is locked until the transaction ends, with its pictures and videos, cover first. */
export type LockedProduct = ProductState & { media: ProductMediaRow[] };

/** Returns a product that `actor` may see unpublished: a seller its own, an admin any. */
export async function findManaged(
  db: Database,
  actor: KnownActor,
  id: string,
): Promise<ManagedProduct> {
  const found =
    actor.role === 'admin'
      ? await findAnyProduct(db, id)
      : await findSellerProduct(db, actor.id, id);
  if (found === null) throw notFound('product');
  return JSON.parse(found.json);
}

/**
 * Locks and returns a product that `actor` may change: one of a seller's own, any for an admin.
 * Else returns null.
 */
export async function lockManaged(
  db: Database,
  actor: KnownActor,
  id: string,
): Promise<LockedProduct | null> {
  const state =
    actor.role === 'admin'
      ? await lockAnyProduct(db, id)
      : await lockSellerProduct(db, actor.id, id);
  return state && { ...state, media: await listProductMedia(db, id) };
}

type Saving = {
  sellerId: string;
  /** What it was; null where it is added. */
  before: LockedProduct | null;
  values: Omit<SavedProduct, 'attributes'>;
  /** Left out, it keeps what fits its taxonomy entries. */
  attributes?: GivenAttributes | undefined;
  /** Ids of its pictures and videos, cover first. */
  media: readonly string[];
  /** Those of them that an upload holds for this save. */
  added: readonly string[];
  /** What the audit tells besides. */
  note?: object;
  now: Date;
};

/** A product as it was saved, the ids of media and names of attributes that it lost, and whether the edit waits. */
type Saved = { product: ManagedProduct; unused: string[]; lost: string[]; waits: boolean };

/**
 * Adds or changes a product, in a transaction that has asked whether `actor` may. A seller's edit may wait for an admin
 * instead.
 */
export async function saveProduct(
  db: Database,
  touch: (...tags: string[]) => void,
  actor: KnownActor,
  { sellerId, before, values: fields, attributes: given, media, added, note, now }: Saving,
): Promise<Saved> {
  const { attributes, lost } = await attributesToSave(db, fields, given, before);
  const values = { ...fields, attributes };
  const wanted = { values: fields, attributes, media };
  const held = before && (await editToHold(db, actor, before, wanted, now));
  if (before && held) {
    const atOnce = savedAtOnce(fields);
    const unused = await holdEdit(db, touch, actor, before, { held, atOnce, added, note, now });
    return { product: await findManaged(db, actor, before.id), unused, lost, waits: true };
  }
  const replaced = before && actor.role === 'seller' ? await replaceEdit(db, before) : [];
  const id =
    before === null ? await insertNew(db, actor, { sellerId, values, media }, now) : before.id;
  if (before !== null) {
    await updateProduct(db, id, {
      ...values,
      ...(actor.role === 'seller' && nothingWaits(before)),
    });
  }
  await replaceProductMedia(db, id, media);
  await settleMediaAssets(db, added);
  const product = await findManaged(db, actor, id);

  const after = { ...values, id, sellerId, media: product.media };
  touch(...(before === null ? tagsOfComing(after) : tagsOfEdit(shownOf(before), after)));
  const had = before?.attributes ?? {};
  const isDescribedAnew = !isDeepStrictEqual(had, attributes);
  if (before !== null && isDescribedAnew) touch(...tagsOfAttributes(after));
  const [was, is] = isDescribedAnew ? await auditedAttributes(db, had, attributes) : [];
  await audit(db, actor, {
    action: before === null ? 'add-product' : 'edit-product',
    entity: 'product',
    entityId: id,
    sellerId,
    before: before && {
      ...fieldsOf(before),
      media: shownOf(before).media.map(({ url }) => url),
      ...(was && { attributes: was }),
    },
    after: {
      ...fieldsOf(values),
      media: product.media.map(({ url }) => url),
      ...(is && { attributes: is }),
      ...note,
    },
  });
  const files = [...(before?.media.map(({ mediaId }) => mediaId) ?? []), ...replaced];
  const unused = files.filter((mediaId) => !media.includes(mediaId));
  return { product, unused, lost, waits: false };
}

/** Adds a product in the state in which a new one begins. */
async function insertNew(
  db: Database,
  actor: KnownActor,
  {
    sellerId,
    values,
    media,
  }: Pick<Saving, 'sellerId' | 'media'> & {
    values: Required<Pick<SavedProduct, 'attributes'>> & Omit<SavedProduct, 'attributes'>;
  },
  now: Date,
): Promise<string> {
  const { state, met } = await stateOfNew(
    db,
    actor,
    sellerId,
    { values, attributes: values.attributes, media },
    now,
  );
  const id = await insertProduct(db, sellerId, values, state);
  if (met.length > 0) await keepReview(db, { productId: id, met, at: now });
  return id;
}

/** A product with its pictures and videos as they are shown. */
const shownOf = (product: LockedProduct) => ({
  ...product,
  media: product.media.map(({ kind, file }) => ({ kind, url: mediaUrl(file) })),
});
