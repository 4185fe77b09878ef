import type { AvailabilityChange } from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { type Held, heldOf } from '#database/queries/products/availability.ts';
import type { StateChanges } from '#database/queries/products/write-product.ts';
import {
  availabilityAt,
  dayOf,
  LONGEST_RESERVATION_DAYS,
  type Stated,
} from '#domain/availability/reservation.ts';
import type { KnownActor } from '#domain/policy.ts';
import { daysAfter } from '#domain/time/days.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../../app-context.ts';
import { type Failure, failure, invalid } from '../../failure.ts';
import { type LockedProduct, lockManaged } from '../save-product.ts';
import { applyState, changeState, type StateChange } from './change-state.ts';

/**
 * Says that a product is available, reserved until a day, or sold: of several, that one of them is, unless it is said
 * how many there are. 422 for a day that is over; 409 where the last of several is sold. `undo` is the change
 * that it is undone with.
 */
export function setAvailability(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { version, quantity, ...asked }: AvailabilityChange,
  undo?: string,
): Promise<ManagedProduct> {
  const now = context.now();
  const next = availabilityOf(asked, now);
  const decide = async (product: LockedProduct, db: Database) => {
    if (quantity !== undefined) return changeOfStock(product, { ...next, quantity }, now);
    const isSale = next.availability === 'SOLD' && product.quantity !== null;
    return isSale ? sellOne(db, product, now) : changeOfAvailability(product, next, now);
  };
  return changeState(context, actor, id, version, decide, undo);
}

/** Says how many there are of a product; null of one of a kind. While leads hold some, it is reserved where they hold all. */
export function setQuantity(
  context: AppContext,
  actor: KnownActor,
  id: string,
  quantity: number | null,
  undo?: string,
): Promise<ManagedProduct> {
  const now = context.now();
  const decide = async (product: LockedProduct, db: Database): Promise<StateChange | null> => {
    if (product.quantity === quantity) return null;
    const held = await heldOf(db, id);
    const next = { ...product, quantity };
    const isHeld = held.count > 0 && product.availability !== 'SOLD';
    const state = isHeld ? stocked(next, stockOf(next), held, now) : null;
    return {
      action: 'set-availability',
      changes: { ...state?.changes, quantity },
      before: { ...state?.before, quantity: product.quantity },
      after: { ...state?.after, quantity },
    };
  };
  return changeState(context, actor, id, undefined, decide, undo);
}

/** Returns how a product becomes so; null where it is. */
export function changeOfAvailability(
  { availability, reservedUntil }: LockedProduct,
  next: Availability,
  now: Date,
): StateChange | null {
  if (availability === next.availability && reservedUntil === next.reservedUntil) return null;
  return {
    action: 'set-availability',
    changes: availabilityColumns(next, now),
    before: availabilityAt({ availability, reservedUntil }, now),
    after: next,
  };
}

/** Returns how a product of several becomes what is said of all of them. */
function changeOfStock(
  product: LockedProduct,
  next: Availability & { quantity: number | null },
  now: Date,
): StateChange | null {
  const change = changeOfAvailability(product, next, now);
  const { quantity } = product;
  if (quantity === next.quantity) return change;
  return {
    action: 'set-availability',
    changes: { ...change?.changes, quantity: next.quantity },
    before: { ...change?.before, quantity },
    after: { ...change?.after, quantity: next.quantity },
  };
}

type Availability = Pick<AvailabilityChange, 'availability' | 'reservedUntil'>;

/** Returns what is asked for, without a day that means nothing; throws where the day is wrong. */
export function availabilityOf(
  { availability, reservedUntil }: Availability,
  now: Date,
): Availability {
  if (availability !== 'RESERVED') return { availability, reservedUntil: null };
  const today = dayOf(now);
  if (reservedUntil === null) {
    throw invalid('reservedUntil', said('sayReservedUntil'));
  }
  if (reservedUntil < today) {
    throw invalid('reservedUntil', said('dayIsOver'));
  }
  if (reservedUntil > daysAfter(today, LONGEST_RESERVATION_DAYS)) {
    throw invalid('reservedUntil', said('dayWithinYear'));
  }
  return { availability, reservedUntil };
}

/** Returns the columns that say so. */
const availabilityColumns = (
  { availability, reservedUntil }: Availability,
  now: Date,
): Pick<StateChanges, 'availability' | 'reservedUntil' | 'soldAt'> => ({
  availability,
  reservedUntil,
  soldAt: availability === 'SOLD' ? now : null,
});

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
async function sellOne(db: Database, product: LockedProduct, now: Date) {
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
