import { isDeepStrictEqual } from 'node:util';
import type { ManagedProduct } from '#contracts/product.ts';
import { fieldsOf } from '#contracts/product-fields.ts';
import type { Database } from '#database/database.ts';
import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import { findAnyProduct, findSellerProduct } from '#database/queries/products/find-product.ts';
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
  /** Left out, it keeps what fits its place. */
  attributes?: GivenAttributes | undefined;
  /** Ids of its pictures and videos, cover first. */
  media: readonly string[];
  /** Those of them that an upload holds for this save. */
  added: readonly string[];
  /** What the audit tells besides. */
  note?: object;
  now: Date;
};

/** A product as it was saved, the ids of media and the names of attributes that it has no more. */
type Saved = { product: ManagedProduct; unused: string[]; lost: string[] };

/** Adds or changes a product, in a transaction that has asked whether `actor` may. */
export async function saveProduct(
  db: Database,
  touch: (...tags: string[]) => void,
  actor: KnownActor,
  { sellerId, before, values: fields, attributes: given, media, added, note, now }: Saving,
): Promise<Saved> {
  const { attributes, lost } = await attributesToSave(db, fields, given, before);
  const values = { ...fields, attributes };
  const id =
    before === null
      ? await insertProduct(db, sellerId, values, await stateOfNew(db, actor, sellerId, now))
      : before.id;
  if (before !== null) await updateProduct(db, id, values);
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
  const files = before?.media.map(({ mediaId }) => mediaId) ?? [];
  return { product, unused: files.filter((mediaId) => !media.includes(mediaId)), lost };
}

/** A product with its pictures and videos as they are shown. */
const shownOf = (product: LockedProduct) => ({
  ...product,
  media: product.media.map(({ kind, file }) => ({ kind, url: mediaUrl(file) })),
});
