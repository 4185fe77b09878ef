import type { EnquiredPiece } from '#contracts/leads/enquiry.ts';
import { cutText } from '#contracts/text.ts';
import { type HeldPiece, listHeld, setHolds, takeOverHold } from '#database/queries/leads/holds.ts';
import type { LeadState } from '#database/queries/leads/write-lead.ts';
import type { SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { invalid } from '../failure.ts';
import { type LockedProduct, lockManaged } from '../products/save-product.ts';
import { applyState } from '../products/states/change-state.ts';
import { changeOfAvailability, pieceIsSold } from '../products/states/set-availability.ts';
import type { Change } from './change-lead.ts';
import { moveSeveral } from './move-several.ts';
import { giveSizeBack, type SizeOfPiece, sellSize, sizeOf } from './sell-size.ts';

type Stated = Pick<LeadState, 'state' | 'reservedUntil'>;

/**
 * Sells or reserves the chosen products, all unless some are chosen, and gives back what the lead held and
 * does not any more, where nobody has said otherwise of it since. Returns whether that changes anything, and the
 * products of several, which are to be restated once the lead is written.
 */
export async function movePieces(
  change: Change,
  actor: SellerActor,
  next: Stated,
  chosen: readonly string[] | undefined,
  now: Date,
): Promise<{ areOthers: boolean; several: ReadonlySet<string> }> {
  const { db, lead } = change;
  const pieces = await listHeld(db, lead.id);
  if (chosen?.some((id) => !pieces.some((piece) => piece.id === id))) {
    throw invalid('pieces', said('pieceOfOtherLead'));
  }
  const holding = holdingOf(next);
  const held = holding === null ? [] : pieces.filter(({ id }) => chosen?.includes(id) ?? true);
  const several = new Set<string>();
  let areOthers = false;
  for (const piece of pieces) {
    const isHeld = held.includes(piece);
    if (piece.productId === null || (!isHeld && !piece.holds)) continue;
    const product = await lockManaged(db, actor, piece.productId);
    if (product === null) continue;
    const size = await sizeOf(db, product, piece.size);
    if (product.quantity !== null && size === null) {
      const to = isHeld && holding !== null ? holding.availability : null;
      areOthers = (await moveSeveral(change, actor, { piece, product, to }, now)) || areOthers;
      several.add(product.id);
      continue;
    }
    const moved = { piece, product, size };
    const isOfOther = held.some(({ productId }) => productId === piece.productId);
    const isBySize = size !== null && (lead.state === 'WON' || next.state === 'WON');
    // The same product in another size, and not by sizes: that product takes the hold over.
    if (!isHeld && isOfOther && !isBySize) continue;
    const isOwn = pieces.some(({ productId, holds }) => holds && productId === piece.productId);
    const isChanged =
      isHeld && holding !== null
        ? await holdPiece(change, actor, { ...moved, isOwn, holding }, now)
        : await giveBack(change, actor, moved, now);
    areOthers ||= isChanged;
  }
  return { areOthers, several };
}

type Moved = { piece: HeldPiece; product: LockedProduct; size: SizeOfPiece | null };
/** `isOwn`: the lead has held the product already, for this product or the same in another size. */
type ToHold = Moved & { isOwn: boolean; holding: Holding };

/** Sells or reserves a product. What another lead has sold or reserved already is this one's then. */
async function holdPiece(
  change: Change,
  actor: SellerActor,
  { isOwn, holding, ...moved }: ToHold,
  now: Date,
): Promise<boolean> {
  const { db, lead, touch } = change;
  const { piece, size } = moved;
  const isSale = holding.availability === 'SOLD';
  if (isSale && size !== null && (moved.product.availability !== 'SOLD' || piece.holds)) {
    // Corrected, what was sold stays sold.
    if (lead.state === 'WON' && piece.holds) return false;
    const isReserved = isOwn && isAsLeft(lead, moved.product);
    return sellSize(change, actor, { ...moved, size, isReserved }, now);
  }
  let { product } = moved;
  if (!isSale && size !== null && lead.state === 'WON' && piece.holds) {
    await giveBack(change, actor, moved, now);
    product = (await lockManaged(db, actor, product.id)) ?? product;
  }
  if (!isSale && product.availability === 'SOLD' && !piece.holds)
    throw pieceIsSold(piece.productName);
  const state = changeOfAvailability(product, holding, now);
  if (state === null) return takeOverHold(db, piece.id, { productId: product.id });
  await applyState(db, touch, actor, product, state);
  await setHolds(db, piece.id, true);
  return true;
}

/** Makes what a product's lead has sold or reserved available again. */
async function giveBack(
  change: Change,
  actor: SellerActor,
  { piece, product, size }: Moved,
  now: Date,
): Promise<boolean> {
  const { db, lead, touch } = change;
  const free = { availability: 'AVAILABLE', reservedUntil: null } as const;
  if (lead.state === 'WON' && size !== null && !size.available) {
    await giveSizeBack(change, actor, { product, size }, now);
  } else if (isAsLeft(lead, product)) {
    const state = changeOfAvailability(product, free, now);
    if (state !== null) await applyState(db, touch, actor, product, state);
  }
  await setHolds(db, piece.id, false);
  return true;
}

/** Whether a product stands as a lead in its state has made it. */
function isAsLeft(lead: Stated, { availability, reservedUntil }: LockedProduct): boolean {
  const left = holdingOf(lead);
  return left?.availability === availability && left.reservedUntil === reservedUntil;
}

type Holding = { availability: 'SOLD' | 'RESERVED'; reservedUntil: string | null };

/** Returns what a lead in this state makes of its products, or null. */
function holdingOf({ state, reservedUntil }: Stated): Holding | null {
  if (state === 'WON') return { availability: 'SOLD', reservedUntil: null };
  return state === 'RESERVED' ? { availability: 'RESERVED', reservedUntil } : null;
}

/** A product as it is asked about; without a quantity, one. */
export type AskedPiece = Pick<EnquiredPiece, 'productId'> & Partial<EnquiredPiece>;

const MOST = 99;
const LONGEST_NOTE = 500;

/** Makes one of pieces of the same product and size, of which a shopper wants as many together. */
export function mergePieces(pieces: readonly AskedPiece[]): AskedPiece[] {
  const merged = new Map<string, AskedPiece>();
  for (const piece of pieces) {
    const key = JSON.stringify([piece.productId, piece.size ?? '']);
    const known = merged.get(key);
    merged.set(key, known === undefined ? piece : together(known, piece));
  }
  return [...merged.values()];
}

function together(one: AskedPiece, other: AskedPiece): AskedPiece {
  const notes = new Set([one.note ?? '', other.note ?? ''].filter((note) => note !== ''));
  return {
    ...one,
    quantity: Math.min(MOST, (one.quantity ?? 1) + (other.quantity ?? 1)),
    note: cutText([...notes].join('\n'), LONGEST_NOTE),
  };
}
