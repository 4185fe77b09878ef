import { type HeldPiece, setHolds } from '#database/queries/leads/holds.ts';
import { heldOf } from '#database/queries/products/availability.ts';
import { isOver } from '#domain/availability/reservation.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { failure } from '../failure.ts';
import type { LockedProduct } from '../products/save-product.ts';
import { applyState } from '../products/states/change-state.ts';
import { pieceIsSold, stocked, stockOf } from '../products/states/set-availability.ts';
import type { Change } from './change-lead.ts';

type Moved = {
  piece: HeldPiece;
  product: LockedProduct;
  /** What the lead's move makes of it: null gives it back. */
  to: 'SOLD' | 'RESERVED' | null;
};

/**
 * Sells or reserves as many of a product as were asked for and are left, or gives them back. 409 where none is left.
 * Returns whether that changes anything. What is reserved counts once the lead is written.
 */
export async function moveSeveral(
  change: Change,
  actor: SellerActor,
  { piece, product, to }: Moved,
  now: Date,
): Promise<boolean> {
  const { db, lead, touch } = change;
  const reserved = isOver(lead.reservedUntil, now) ? null : 'RESERVED';
  const was = !piece.holds ? null : lead.state === 'WON' ? 'SOLD' : reserved;
  if (was === to && to !== null) return false;
  const others = await heldOf(db, product.id, lead.id);
  const given = was === 'SOLD' ? (piece.held ?? 1) : 0;
  const left = stockOf(product) + given;
  const free = to === 'RESERVED' ? left - others.count : left;
  const taken = to === null ? 0 : Math.min(piece.quantity, free);
  if (to !== null && taken < 1) {
    if (left === 0) throw pieceIsSold(piece.productName);
    throw failure(409, 'in-use', said('allAreReserved', { name: piece.productName }));
  }
  const state = stocked(product, to === 'SOLD' ? left - taken : left, others, now);
  if (state !== null) await applyState(db, touch, actor, product, state);
  touch(cacheTags.product(product.id));
  await setHolds(db, piece.id, to !== null, to === null ? null : taken);
  return true;
}
