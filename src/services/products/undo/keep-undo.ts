import type { AttributeValues } from '#contracts/attributes/values.ts';
import type { Database } from '#database/database.ts';
import { keepProductUndo } from '#database/queries/product-undo.ts';
import type { ProductState, StateChanges } from '#database/queries/products/write-product.ts';
import type { KnownActor } from '#domain/policy.ts';

/** What a change of a product that can be undone writes. */
export type UndoableChanges = StateChanges & { attributes?: AttributeValues; trending?: boolean };

/** How long a change can be undone. */
const KEPT_MS = 60 * 60_000;

/** Returns the moment since which changes can be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

/** A change that is to be undone, maybe with others. */
export type Undoable = {
  change: string;
  actor: KnownActor;
  now: Date;
  mailId?: string | undefined;
};

/** Keeps what a locked product is before `changes`, in the transaction that makes them. */
export async function keepUndo(
  db: Database,
  product: ProductState,
  changes: UndoableChanges,
  { change, actor, now, mailId = undefined }: Undoable,
): Promise<void> {
  const columns = Object.keys(changes) as (keyof UndoableChanges)[];
  await keepProductUndo(db, {
    productId: product.id,
    change,
    actorId: actor.id,
    version: product.version + 1,
    before: Object.fromEntries(columns.map((column) => [column, product[column]])),
    mailId: mailId ?? null,
    createdAt: now,
  });
}
