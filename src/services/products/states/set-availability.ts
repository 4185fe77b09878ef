import type { AvailabilityChange } from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { heldOf } from '#database/queries/products/held.ts';
import type { StateChanges } from '#database/queries/products/write-product.ts';
import {
  availabilityAt,
  dayOf,
  LONGEST_RESERVATION_DAYS,
} from '#domain/availability/reservation.ts';
import type { KnownActor } from '#domain/policy.ts';
import { daysAfter } from '#domain/time/days.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../../app-context.ts';
import { invalid } from '../../failure.ts';
import type { LockedProduct } from '../save-product.ts';
import { changeState, type StateChange } from './change-state.ts';
import { sellOne, stocked, stockOf } from './stock.ts';

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
