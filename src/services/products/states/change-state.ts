import type { HidingChange } from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { type StateChanges, updateProduct } from '#database/queries/products/write-product.ts';
import { cacheTags, valuesOf } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { notFound, stale } from '../../failure.ts';
import { unlessUndone } from '../../mail/queue-mails.ts';
import { write } from '../../write.ts';
import { type TaggedProduct, tagsOfComing } from '../changed-tags.ts';
import { findManaged, type LockedProduct, lockManaged } from '../save-product.ts';
import { keepUndo } from '../undo/keep-undo.ts';

/** What becomes of a product, and what the audit tells of it. */
export type StateChange = {
  action: string;
  changes: StateChanges;
  before: object;
  after: object;
};

/**
 * Changes the state of a product: of one of the logged-in seller's, or of any for an admin. 409 for a
 * `version` older than the product's. What is so already is left alone. `undo` is the change that it can be undone
 * with.
 */
export function changeState(
  context: AppContext,
  actor: KnownActor,
  id: string,
  version: number | undefined,
  decide: (
    product: LockedProduct,
    db: Database,
    send: (mail: Mail) => void,
  ) => Promise<StateChange | null>,
  undo?: string,
): Promise<ManagedProduct> {
  return write(context, async (db, touch, send) => {
    const product = await lockManaged(db, actor, id);
    if (product === null) throw notFound('product');
    if (version !== undefined && version !== product.version) throw stale();
    let mailId: string | undefined;
    const change = await decide(product, db, (mail) => {
      mailId = newId();
      const named = { ...mail, id: mailId };
      send(undo === undefined ? named : unlessUndone(context, named));
    });
    if (change !== null) {
      await applyState(db, touch, actor, product, change);
      const undoable = { change: undo ?? '', actor, now: context.now(), mailId };
      if (undo !== undefined) await keepUndo(db, product, change.changes, undoable);
    }
    return findManaged(db, actor, id);
  });
}

/** Changes the state of a locked product, and tells the audit. */
export async function applyState(
  db: Database,
  touch: (...tags: string[]) => void,
  actor: KnownActor,
  product: LockedProduct,
  { action, changes, before, after }: StateChange,
): Promise<void> {
  const { id, sellerId } = product;
  await updateProduct(db, id, changes);
  touch(...tagsOfState(product, { ...product, ...changes }));
  await audit(db, actor, { action, entity: 'product', entityId: id, sellerId, before, after });
}

type Stated = Pick<LockedProduct, 'availability' | 'hiddenAt' | 'takenDownAt'>;

/** Returns what changes when a product is reserved, sold, hidden or taken down, and back. */
export function tagsOfState(before: TaggedProduct & Stated, after: Stated): string[] {
  const isSame = isListed(before) === isListed(after) && isShown(before) === isShown(after);
  return [
    cacheTags.product(before.id),
    cacheTags.card(before.id),
    ...valuesOf(before),
    ...(isSame ? [] : tagsOfComing(before)),
  ];
}

const isShown = ({ hiddenAt, takenDownAt }: Stated) => hiddenAt === null && takenDownAt === null;
const isListed = (product: Stated) => isShown(product) && product.availability !== 'SOLD';

/**
 * Hides a seller's product from shoppers without deleting it, or shows it again. `undo` is the change that it is
 * undone with.
 */
export function hideProduct(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { hidden, version }: HidingChange,
  undo?: string,
): Promise<ManagedProduct> {
  const decide = async ({ hiddenAt }: LockedProduct) => {
    if ((hiddenAt !== null) === hidden) return null;
    return {
      action: hidden ? 'hide-product' : 'show-product',
      changes: { hiddenAt: hidden ? context.now() : null },
      before: { hidden: !hidden },
      after: { hidden },
    };
  };
  return changeState(context, actor, id, version, decide, undo);
}
