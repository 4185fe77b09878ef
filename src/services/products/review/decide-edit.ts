import { isDeepStrictEqual } from 'node:util';
import type { PuttingUp, StayingDown } from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { fieldsOf, type ProductField, productFields } from '#contracts/product-fields.ts';
import {
  approveEdit as approveCall,
  type ChangedPart,
  declineEdit as declineCall,
  takeBackEdit as takeBackCall,
} from '#contracts/products/product-review.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  dropReview,
  findReview,
  listReviewMedia,
  type Review,
  setReview,
} from '#database/queries/products/product-review.ts';
import { updateProduct } from '#database/queries/products/write-product.ts';
import { withStockOf } from '#domain/attributes/stock.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AdminActor, KnownActor, SellerActor } from '#domain/policy.ts';
import { said, toAdmins } from '#languages/said.ts';
import type { AppContext } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { failure, notFound, stale } from '../../failure.ts';
import { unlessUndone } from '../../mail/queue-mails.ts';
import { removeUnusedAssets } from '../../media/sweep-media.ts';
import { writeAs } from '../../write.ts';
import { isSameValue } from '../changed-tags.ts';
import { refuseOriginalPrices } from '../save-form.ts';
import { findManaged, type LockedProduct, lockManaged, saveProduct } from '../save-product.ts';
import { editApprovedMail, editDeclinedMail, sellerOf } from '../states/take-down.ts';
import { keepUndoOfSaved } from '../undo/keep-undo.ts';
import { findWaiting, idsOf, nothingWaits } from './hold-edit.ts';

/** Returns what of a product somebody else has changed since an edit of it was saved, and otherwise than the edit does. */
export function collisionsOf(
  product: LockedProduct,
  { changes, before, mediaBefore }: Pick<Review, 'changes' | 'before' | 'mediaBefore'>,
  media: readonly string[] | null,
): ChangedPart[] {
  const { attributes, ...fields } = changes;
  const names = (Object.keys(fields) as ProductField[]).filter(
    (name) =>
      !isSameValue(name, product[name], before[name]) &&
      !isSameValue(name, product[name], fields[name]),
  );
  const others = [before.attributes, attributes];
  const isDescribedAnew =
    attributes &&
    others.every(
      (other = {}) =>
        !isDeepStrictEqual(withStockOf(other, product.attributes), product.attributes),
    );
  const present = idsOf(product).join();
  const isOtherMedia = mediaBefore && present !== mediaBefore.join() && present !== media?.join();
  return [
    ...names,
    ...(isDescribedAnew ? (['attributes'] as const) : []),
    ...(isOtherMedia ? (['media'] as const) : []),
  ];
}

/**
 * Makes an edit that waits public, as an admin's own edit would be. It can be undone: the edit waits again then. 409
 * where none waits, the product has another `version`, or somebody has changed the same of it meanwhile.
 */
export async function approveEdit(
  context: AppContext,
  actor: AdminActor,
  id: string,
  { words, version }: PuttingUp,
): Promise<ManagedProduct> {
  let unused: string[] = [];
  const product = await writeAs(context, actor, approveCall, async (db, touch, send) => {
    const now = context.now();
    const before = await lockDecided(db, actor, id, version);
    const edit = await findWaiting(db, id);
    if (edit === null) throw nothingToDecide();
    const collided = collisionsOf(before, edit, edit.media);
    if (collided.length > 0) throw collision(collided);
    const { attributes, ...fields } = edit.changes;
    const values = { ...fieldsOf(before), ...fields };
    refuseOriginalPrices(values);
    const given = attributes && {
      values: withStockOf(attributes, before.attributes),
      of: 'all' as const,
    };
    const media = edit.media ?? idsOf(before);
    const saving = { sellerId: before.sellerId, before, values, attributes: given, media, now };
    const note = { approved: true };
    ({ unused } = await saveProduct(db, touch, actor, { ...saving, added: [], note }));
    await updateProduct(db, id, nothingWaits(before));
    await setReview(db, id, { state: 'approved', at: now });
    const after = await lockManaged(db, actor, id);
    if (after === null) throw notFound('product');
    const mailId = newId();
    await keepUndoOfSaved(db, before, after, { change: newId(), actor, now, mailId });
    const mail = editApprovedMail(context, await sellerOf(db, before), after, words);
    send(unlessUndone(context, { ...mail, id: mailId }));
    return findManaged(db, actor, id);
  });
  await removeUnusedAssets(context, unused);
  return product;
}

/** Declines an edit that waits: shoppers go on seeing the product as it is, and its seller is told why. */
export function declineEdit(
  context: AppContext,
  actor: AdminActor,
  id: string,
  { words, version }: StayingDown,
): Promise<ManagedProduct> {
  return writeAs(context, actor, declineCall, async (db, touch, send) => {
    const product = await lockDecided(db, actor, id, version);
    if ((await findWaiting(db, id)) === null) throw nothingToDecide();
    await setReview(db, id, { state: 'declined', at: context.now(), words });
    await updateProduct(db, id, nothingWaits(product));
    touch(cacheTags.product(id));
    send(editDeclinedMail(context, await sellerOf(db, product), product, words));
    const about = { entity: 'product', entityId: id, sellerId: product.sellerId };
    await audit(db, actor, { action: 'decline-edit', ...about, after: { words } });
    return findManaged(db, actor, id);
  });
}

/** Takes a seller's own edit back that waits or was declined. */
export async function takeBackEdit(
  context: AppContext,
  actor: SellerActor,
  id: string,
  { version }: { version?: number | undefined },
): Promise<ManagedProduct> {
  let unused: string[] = [];
  const product = await writeAs(context, actor, takeBackCall, async (db, touch) => {
    const before = await lockDecided(db, actor, id, version);
    const review = await findReview(db, id);
    if (review?.state !== 'waiting' && review?.state !== 'declined') throw nothingToDecide();
    unused = (await listReviewMedia(db, id)).map((media) => media.id);
    await dropReview(db, id);
    await updateProduct(db, id, nothingWaits(before));
    touch(cacheTags.product(id));
    const about = { entity: 'product', entityId: id, sellerId: before.sellerId };
    await audit(db, actor, { action: 'take-back-edit', ...about, before: review.changes });
    return findManaged(db, actor, id);
  });
  await removeUnusedAssets(context, unused);
  return product;
}

async function lockDecided(
  db: Database,
  actor: KnownActor,
  id: string,
  version: number | undefined,
): Promise<LockedProduct> {
  const product = await lockManaged(db, actor, id);
  if (product === null) throw notFound('product');
  if (version !== undefined && version !== product.version) throw stale();
  return product;
}

const nothingToDecide = () => failure(409, 'no-edit', said('noEditWaits'));

function collision(parts: readonly ChangedPart[]) {
  const names = parts.map(partName).join(', ');
  return failure(
    409,
    'edit-collides',
    toAdmins(
      `Somebody else has changed ${names} since. Decline the edit, so that the seller can check the product again.`,
    ),
  );
}

const partName = (part: ChangedPart): string => {
  if (part === 'media') return 'Pictures and videos';
  return part === 'attributes' ? 'Details' : productFields[part].title;
};
