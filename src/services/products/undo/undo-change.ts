import { DownReason } from '#contracts/availability/availability.ts';
import {
  undoChange as undoChangeCall,
  undoOwnMatchingChange,
} from '#contracts/availability/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { fieldNames, fieldsOf } from '#contracts/product-fields.ts';
import type { UndoStep } from '#contracts/products/undo.ts';
import type { Database } from '#database/database.ts';
import { holdAttributes } from '#database/queries/attributes/attribute-entries.ts';
import { listAttributesById } from '#database/queries/attributes/list-attributes.ts';
import { findEntriesNow } from '#database/queries/bin.ts';
import { countUndone } from '#database/queries/imports/imports.ts';
import { cancelMail } from '#database/queries/mails/mail-queue.ts';
import {
  dropProductUndos,
  listProductUndos,
  moveProductUndo,
  type TakenUndo,
  takeProductUndo,
} from '#database/queries/product-undo.ts';
import { restoreProduct, type WholeProduct } from '#database/queries/products/deleted-product.ts';
import { writePrivateFacts } from '#database/queries/products/private-facts.ts';
import { dropReview, reopenReview } from '#database/queries/products/product-review.ts';
import {
  deleteProduct,
  replaceProductMedia,
  updateProduct,
} from '#database/queries/products/write-product.ts';
import { keepNameOfReported } from '#database/queries/reports/reports.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { auditedAttributes } from '../../attributes/attributes-to-save.ts';
import { audit } from '../../audit.ts';
import { type Failure, failure, isFailure, notFound, stale } from '../../failure.ts';
import { removeUnusedAssets } from '../../media/sweep-media.ts';
import { writeAs } from '../../write.ts';
import { tagsOfAttributes, tagsOfComing, tagsOfEdit } from '../changed-tags.ts';
import { noFacts } from '../private-facts.ts';
import { editToHold, holdEdit, idsOf } from '../review/hold-edit.ts';
import { findManaged, type LockedProduct, lockManaged } from '../save-product.ts';
import { holdRestored } from '../states/approval-of-new.ts';
import { tagsOfState } from '../states/change-state.ts';
import { putUpMail, restoredMail, sellerOf, takenDownMail } from '../states/take-down.ts';
import { type UndoableChanges, undoableSince } from './keep-undo.ts';

/** Products of one step: about a second's work. */
const STEP = 25;

/**
 * Makes some of the products that an actor has changed, added or deleted together what they were before, each in a
 * transaction of its own. Those that were changed since stay, and are named.
 */
export async function undoMatching(
  context: AppContext,
  actor: KnownActor,
  change: string,
  kept: Kept = { actorId: actor.id, since: undoableSince(context.now()) },
): Promise<UndoStep> {
  const changes = { change, ...kept };
  const products = await listProductUndos(context.db, changes, STEP);
  const failed: UndoStep['failed'] = [];
  let done = 0;
  for (const { id, name } of products) {
    const outcome = await undoOf(context, actor, id, changes).catch(refusedOnly);
    if (outcome === 'undone') done += 1;
    else if (outcome === 'changed') failed.push({ _id: id, name, message: stale().said });
    else if (outcome === 'waits') failed.push({ _id: id, name, message: said('undoWaits') });
    else if (outcome !== 'nothing') {
      failed.push({ _id: id, name, message: outcome.said });
      // Else it would be tried again in each step.
      await dropProductUndos(context.db, id, change);
    }
  }
  return { done, failed, isOver: products.length < STEP };
}

/** What cannot be what it was, since its category was deleted or another product has its number, stays and is named. */
function refusedOnly(error: unknown): Failure {
  const isOfActor = isFailure(error) && (error.status === 401 || error.status === 403);
  if (!isFailure(error) || isOfActor) throw error;
  return error;
}

/**
 * Makes one product what it was before the actor's last change; its seller is mailed only where it was mailed of the
 * change. 409 where that was too long ago, or the product was changed since (`version` is that after the change).
 */
export async function undoChange(
  context: AppContext,
  actor: KnownActor,
  id: string,
  version: number,
): Promise<ManagedProduct> {
  const outcome = await undoOf(context, actor, id, { version });
  if (outcome === 'changed') throw stale();
  if (outcome === 'nothing') {
    throw failure(409, 'nothing-to-undo', said('canBeUndoneOnce'));
  }
  return findManaged(context.db, actor, id);
}

/** Whose changes, and since when, can be undone; of a change of many, whoever made it. */
type Kept = { actorId?: string; since: Date };
type Wanted = Partial<Kept> & { change?: string; version?: number };
/** `waits`: an admin decides whether what shoppers read is again what it was. */
type Outcome = 'undone' | 'changed' | 'nothing' | 'waits';

/** What is kept of the change goes in any case. */
async function undoOf(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { version, ...wanted }: Wanted,
): Promise<Outcome> {
  let unused: string[] = [];
  const call = actor.role === 'admin' ? undoChangeCall : undoOwnMatchingChange;
  const outcome = await writeAs(context, actor, call, async (db, touch, send): Promise<Outcome> => {
    const now = context.now();
    const product = await lockManaged(db, actor, id);
    if (version !== undefined && version !== product?.version) {
      return product === null ? 'nothing' : 'changed';
    }
    const own = { actorId: actor.id, since: undoableSince(now) };
    const changes = { ...(wanted.since ? wanted : own), version, since: wanted.since ?? own.since };
    const kept = await takeProductUndo(db, id, changes);
    if (kept === null) return 'nothing';
    const undoing = { db, touch, send, context, actor };
    if (kept.kind === 'deleted') await bringBack(undoing, id, kept);
    else if (kept.version !== product?.version) return 'changed';
    else {
      const isOtherMedia = kept.kind === 'added' || 'media' in kept.before;
      if (isOtherMedia) unused = product.media.map(({ mediaId }) => mediaId);
      if (kept.kind === 'added') await takeAway(undoing, product);
      else if (await makeBefore(undoing, product, kept)) return 'waits';
    }
    if (actor.bulkChange === undefined) await countUndone(db, kept.change);
    return 'undone';
  });
  await removeUnusedAssets(context, unused);
  return outcome;
}

type Undoing = {
  db: Database;
  touch: (...tags: string[]) => void;
  send: (mail: Mail) => void;
  context: AppContext;
  actor: KnownActor;
};

/** Gives a product the values, and the pictures and videos, that it had. Returns whether a part of them waits for approval. */
async function makeBefore(
  { db, touch, send, context, actor }: Undoing,
  product: LockedProduct,
  { before: kept, mailId, versionBefore }: TakenUndo,
): Promise<boolean> {
  const { media, privateFacts, ...values } = kept;
  if (privateFacts) {
    const productId = product.id;
    await writePrivateFacts(db, [{ ...noFacts, ...(privateFacts as object), productId }]);
  }
  const was = await stillThere(db, revived(values));
  const isMoved = 'subCategoryId' in was || 'productTypeId' in was;
  const before = isMoved ? { ...was, ...(await entriesNow(db, { ...product, ...was })) } : was;
  const { lookAgainAt } = before;
  const isOfEdit = lookAgainAt !== undefined && before.takenDownAt === undefined;
  const now = context.now();
  const wanted = {
    ...{ values: { ...product, ...before }, attributes: before.attributes ?? product.attributes },
    media: Array.isArray(media) ? media : idsOf(product),
  };
  const held = isOfEdit ? null : await editToHold(db, actor, product, wanted, now);
  if (held !== null) {
    const { attributes: _, ...others } = before;
    const atOnce = Object.entries(others).filter(([column]) => !(column in held.changes));
    const rest: UndoableChanges = Object.fromEntries(atOnce);
    touch(...tagsOfUndo(product, rest));
    await holdEdit(db, touch, actor, product, { held, atOnce: rest, now });
    return true;
  }
  await updateProduct(db, product.id, before);
  // It is what the change before led to, which can be undone in its turn.
  await moveProductUndo(db, product.id, { from: versionBefore, to: product.version + 1 });
  if (Array.isArray(media)) {
    await replaceProductMedia(db, product.id, media);
    touch(...tagsOfComing(product));
  }
  // What was approved waits again, and what was to wait is taken back.
  if (isOfEdit && lookAgainAt !== null) await reopenReview(db, product.id, lookAgainAt);
  if (isOfEdit && lookAgainAt === null) await dropReview(db, product.id);
  const isTold = mailId !== null && !(await cancelMail(db, mailId));
  if (isTold && !isOfEdit) await tellAgain(context, db, send, product, { ...product, ...before });
  touch(...tagsOfUndo(product, before));
  await audit(db, actor, {
    action: 'undo-change',
    entity: 'product',
    entityId: product.id,
    sellerId: product.sellerId,
    ...(await told(db, product, before)),
  });
  return false;
}

async function takeAway({ db, touch, actor }: Undoing, product: LockedProduct): Promise<void> {
  await keepNameOfReported(db, product.id);
  await deleteProduct(db, product.id);
  await dropProductUndos(db, product.id);
  touch(...tagsOfComing(product));
  await audit(db, actor, {
    action: 'undo-change',
    entity: 'product',
    entityId: product.id,
    sellerId: product.sellerId,
    before: fieldsOf(product),
  });
}

/** Returns the entry that a taxonomy entry has become by merges and moves; 409 where it was deleted. */
async function entriesNow(db: Database, was: Parameters<typeof findEntriesNow>[1]) {
  const entries = await findEntriesNow(db, was);
  if (entries === null) throw failure(409, 'category-gone', said('restoredCategoryGone'));
  return entries;
}

/** Restores a deleted product; returns its name. 409 where its category was deleted. */
export async function bringBack(
  { db, touch, send, context, actor }: Undoing,
  id: string,
  { before, mailId, sellerId, versionBefore }: TakenUndo,
  action: 'undo-change' | 'restore-from-bin' = 'undo-change',
): Promise<string> {
  const { row, ...whole } = before as WholeProduct;
  const entries = await entriesNow(db, {
    subCategoryId: row.sub_category_id as string,
    productTypeId: row.product_type_id as string | null,
  });
  const { attributes } = await stillThere(db, row);
  const moved = {
    category_id: entries.categoryId,
    sub_category_id: entries.subCategoryId,
    product_type_id: entries.productTypeId,
  };
  const restored = { ...row, ...moved, attributes, seller_id: sellerId };
  await restoreProduct(db, id, { ...whole, row: restored });
  await moveProductUndo(db, id, { from: versionBefore, to: versionBefore + 1 });
  const product = await lockManaged(db, actor, id);
  if (product === null) throw notFound('product');
  await holdRestored(db, actor, product, context.now());
  const isTold = mailId !== null && !(await cancelMail(db, mailId));
  if (isTold) send(restoredMail(context, await sellerOf(db, product), product));
  touch(...tagsOfComing(product));
  await audit(db, actor, {
    ...{ action, entity: 'product', entityId: id, sellerId },
    after: fieldsOf(product),
  });
  return product.name;
}

/** Mails a seller who was told of a change that it is undone. */
async function tellAgain(
  context: AppContext,
  db: Database,
  send: (mail: Mail) => void,
  product: LockedProduct,
  { takenDownAt, takenDownReason, takenDownWords }: LockedProduct,
): Promise<void> {
  const reader = await sellerOf(db, product);
  if (takenDownAt === null) send(putUpMail(context, reader, product, ''));
  else {
    const why = { reason: DownReason.parse(takenDownReason), words: takenDownWords };
    send(takenDownMail(context, reader, product, why));
  }
}

const moments = new Set(['soldAt', 'hiddenAt', 'takenDownAt', 'lookAgainAt']);

/** Moments were kept as text. */
function revived(before: Record<string, unknown>): UndoableChanges {
  const columns = Object.entries(before).map(([column, value]) => [
    column,
    moments.has(column) && typeof value === 'string' ? new Date(value) : value,
  ]);
  return Object.fromEntries(columns);
}

/** Leaves out attributes that were deleted meanwhile. */
async function stillThere(db: Database, before: UndoableChanges): Promise<UndoableChanges> {
  if (before.attributes === undefined) return before;
  await holdAttributes(db);
  const known = await listAttributesById(db, Object.keys(before.attributes));
  const ids = new Set(known.map(({ _id }) => _id));
  const values = Object.entries(before.attributes).filter(([attribute]) => ids.has(attribute));
  return { ...before, attributes: Object.fromEntries(values) };
}

function tagsOfUndo(product: LockedProduct, before: UndoableChanges): string[] {
  const { attributes, ...others } = before;
  const fields = fieldNames.filter((name) => name in others);
  const isStated = Object.keys(others).length > fields.length;
  const shown = { ...product, media: [] };
  return [
    ...tagsOfEdit(shown, { ...shown, ...others }),
    ...(attributes === undefined ? [] : tagsOfAttributes(product)),
    ...(isStated ? tagsOfState(product, { ...product, ...others }) : []),
  ];
}

/** What the audit says: what was undone, and what was restored. */
async function told(db: Database, product: LockedProduct, before: UndoableChanges) {
  const columns = Object.keys(before) as (keyof UndoableChanges)[];
  const now = Object.fromEntries(columns.map((column) => [column, product[column]]));
  if (before.attributes === undefined) return { before: now, after: before };
  const [was, is] = await auditedAttributes(db, product.attributes, before.attributes);
  return { before: { ...now, attributes: was }, after: { ...before, attributes: is } };
}
