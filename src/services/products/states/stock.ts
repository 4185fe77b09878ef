import type { Database } from '#database/database.ts';
import { type Held, heldOf } from '#database/queries/products/held.ts';
import { availabilityAt, type Stated } from '#domain/availability/reservation.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { type Failure, failure } from '../../failure.ts';
import { type LockedProduct, lockManaged } from '../save-product.ts';
import { applyState, type StateChange } from './change-state.ts';

/** How many of a product can be sold: one, unless there are several. */
export const stockOf = ({ availability, quantity }: LockedProduct): number =>
  availability === 'SOLD' ? 0 : (quantity ?? 1);

/**
 * Returns what a product becomes with so many left: sold with the last one; reserved, until the first reservation
 * ends, while all are held for customers. Null where it is that.
 */
export function stocked(
  product: LockedProduct,
  left: number,
  held: Held,
  now: Date,
): StateChange | null {
  const next: Stated =
    left === 0
      ? { availability: 'SOLD', reservedUntil: null }
      : held.until !== null && held.count >= left
        ? { availability: 'RESERVED', reservedUntil: held.until }
        : { availability: 'AVAILABLE', reservedUntil: null };
  const quantity = product.quantity === null ? null : Math.max(left, 1);
  const { availability, reservedUntil, soldAt } = product;
  const isSame = availability === next.availability && reservedUntil === next.reservedUntil;
  if (isSame && quantity === product.quantity) return null;
  return {
    action: 'set-availability',
    changes: { ...next, quantity, soldAt: left === 0 ? (soldAt ?? now) : null },
    before: {
      ...availabilityAt({ availability, reservedUntil }, now),
      quantity: product.quantity,
    },
    after: { ...next, quantity },
  };
}

/** Says that one of several is sold, with nothing else of them. 409 where the last one is. */
export async function sellOne(db: Database, product: LockedProduct, now: Date) {
  const stock = stockOf(product);
  if (stock === 0) throw pieceIsSold(product.name);
  return stocked(product, stock - 1, await heldOf(db, product.id), now);
}

export const pieceIsSold = (name: string): Failure =>
  failure(409, 'sold', said('pieceIsSold', { name }));

/** Makes a product reserved, or available again, by what leads hold of it now. */
export async function restate(
  db: Database,
  touch: (...tags: string[]) => void,
  actor: KnownActor,
  id: string,
  now: Date,
): Promise<void> {
  const product = await lockManaged(db, actor, id);
  if (product === null || product.availability === 'SOLD') return;
  const change = stocked(product, stockOf(product), await heldOf(db, id), now);
  if (change !== null) await applyState(db, touch, actor, product, change);
}

/** Restates a product that there were so many of, where leads hold some. Returns whether it did. */
export async function restock(
  db: Database,
  touch: (...tags: string[]) => void,
  actor: KnownActor,
  { id, quantity: had }: Pick<LockedProduct, 'id' | 'quantity'>,
  quantity: number | null,
  now: Date,
): Promise<boolean> {
  if (quantity === had || (await heldOf(db, id)).count === 0) return false;
  await restate(db, touch, actor, id, now);
  return true;
}
