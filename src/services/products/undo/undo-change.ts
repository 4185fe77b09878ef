import type { ManagedProduct } from '#contracts/product.ts';
import type { UndoStep } from '#contracts/products/undo.ts';
import type { Database } from '#database/database.ts';
import { listAttributesById } from '#database/queries/attributes/list-attributes.ts';
import { holdAttributes } from '#database/queries/attributes/lock-attributes.ts';
import { cancelMail } from '#database/queries/mails/mail-queue.ts';
import { listProductUndos, takeProductUndo } from '#database/queries/product-undo.ts';
import { updateProduct } from '#database/queries/products/write-product.ts';
import type { KnownActor } from '#domain/policy.ts';
import { recheckActor } from '../../accounts/recheck-actor.ts';
import type { AppContext } from '../../app-context.ts';
import { auditedAttributes } from '../../attributes/attributes-to-save.ts';
import { audit } from '../../audit.ts';
import { failure, stale } from '../../failure.ts';
import { write } from '../../write.ts';
import { tagsOfAttributes, tagsOfEdit } from '../changed-tags.ts';
import { findManaged, type LockedProduct, lockManaged } from '../save-product.ts';
import { tagsOfState } from '../states/change-state.ts';
import { type UndoableChanges, undoableSince } from './keep-undo.ts';

/** Products of one step: about a second's work. */
const STEP = 25;

/**
 * Makes some of the products that an actor has changed together what they were before, each in a transaction of its
 * own. Those that were changed since stay, and are named. Nobody is mailed.
 */
export async function undoMatching(
  context: AppContext,
  actor: KnownActor,
  change: string,
): Promise<UndoStep> {
  const changes = { change, actorId: actor.id, since: undoableSince(context.now()) };
  const products = await listProductUndos(context.db, changes, STEP);
  const failed: UndoStep['failed'] = [];
  let done = 0;
  for (const { id, name } of products) {
    const outcome = await undoOf(context, actor, id, { change });
    if (outcome === 'undone') done += 1;
    else if (outcome === 'changed') failed.push({ _id: id, name, message: stale().message });
  }
  return { done, failed, isOver: products.length < STEP };
}

/**
 * Makes one product what it was before the actor's last change, without a mail; 409 where that was too long ago, or
 * the product was changed since (`version` is that after the change).
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
    throw failure(409, 'nothing-to-undo', 'This can be undone for an hour, once.');
  }
  return findManaged(context.db, actor, id);
}

type Wanted = { change?: string; version?: number };

/** What is kept of a product goes in any case. */
function undoOf(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { change, version }: Wanted,
): Promise<'undone' | 'changed' | 'nothing'> {
  return write(context, async (db, touch) => {
    const now = context.now();
    await recheckActor(db, actor, actor.role === 'admin' ? 'admin' : 'approved-seller', now);
    const product = await lockManaged(db, actor, id);
    if (product === null) return 'nothing';
    if (version !== undefined && version !== product.version) return 'changed';
    const changes = { change, actorId: actor.id, since: undoableSince(now) };
    const kept = await takeProductUndo(db, id, changes);
    if (kept === null) return 'nothing';
    if (kept.version !== product.version) return 'changed';
    const before = await stillThere(db, revived(kept.before));
    await updateProduct(db, id, before);
    if (kept.mailId !== null) await cancelMail(db, kept.mailId);
    touch(...tagsOfUndo(product, before));
    await audit(db, actor, {
      action: 'undo-change',
      entity: 'product',
      entityId: id,
      sellerId: product.sellerId,
      ...(await told(db, product, before)),
    });
    return 'undone';
  });
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
  const { attributes, trending = product.trending, ...states } = before;
  const shown = { ...product, media: [] };
  return [
    ...tagsOfEdit(shown, { ...shown, trending }),
    ...(attributes === undefined ? [] : tagsOfAttributes(product, product)),
    ...(Object.keys(states).length === 0 ? [] : tagsOfState(product, { ...product, ...states })),
  ];
}

/** What the audit tells: what was undone, and what is there again. */
async function told(db: Database, product: LockedProduct, before: UndoableChanges) {
  const columns = Object.keys(before) as (keyof UndoableChanges)[];
  const now = Object.fromEntries(columns.map((column) => [column, product[column]]));
  if (before.attributes === undefined) return { before: now, after: before };
  const [was, is] = await auditedAttributes(db, product.attributes, before.attributes);
  return { before: { ...now, attributes: was }, after: { ...before, attributes: is } };
}
