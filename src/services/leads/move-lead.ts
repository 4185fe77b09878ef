import type { LeadDetail, LeadMove } from '#contracts/leads/lead.ts';
import {
  type HeldPiece,
  listHeld,
  setHolds,
  setWon,
  takeOverHold,
} from '#database/queries/leads/holds.ts';
import { type LeadState, updateLead } from '#database/queries/leads/write-lead.ts';
import { currencyOf } from '#domain/price.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid } from '../failure.ts';
import { type LockedProduct, lockManaged } from '../products/save-product.ts';
import { applyState } from '../products/states/change-state.ts';
import { availabilityOf, changeOfAvailability } from '../products/states/set-availability.ts';
import { type Change, changeLead, type Seller } from './change-lead.ts';

type Columns = Pick<
  LeadState,
  'state' | 'lostReason' | 'wonPrice' | 'wonCurrency' | 'reservedUntil'
>;

/**
 * Moves a lead, and with it the pieces that it sells or reserves (docs/behaviour/rules.md#leads). 422 where
 * the price, the day or the reason is missing; 409 where a piece to be reserved is sold.
 */
export function moveLead(
  context: AppContext,
  actor: Seller,
  id: string,
  { version, pieces, ...move }: LeadMove,
): Promise<LeadDetail> {
  const now = context.now();
  return changeLead(context, actor, id, version, async (change) => {
    const { db, lead, note } = change;
    const next = columnsOf(lead, move, now);
    const isMoved = lead.state !== next.state;
    const isOther = isSaid(lead) !== isSaid(next);
    const areMoved = await movePieces(change, actor, next, pieces, now);
    const areWonAnew = !isMoved && next.state === 'WON' && (await setWon(db, id, pieces));
    if (!isOther && !areMoved && !areWonAnew) return;
    const isClosed = next.state === 'WON' || next.state === 'LOST';
    await updateLead(db, id, {
      ...next,
      // What is corrected of a move keeps its day, which sales are counted by.
      ...(isMoved && { movedAt: now }),
      firstMovedAt: lead.firstMovedAt ?? (next.state === 'NEW' ? null : now),
      ...(isClosed && { followUpOn: null, isDue: false }),
    });
    if (next.state === 'WON') await setWon(db, id, pieces);
    await note({ kind: 'STATE', from: lead.state, to: next.state, words: wordsOf(next) });
    await audit(db, actor, {
      action: 'move-lead',
      entity: 'lead',
      entityId: id,
      before: { state: lead.state },
      after: { state: next.state },
    });
  });
}

/** Returns what a lead says once it is moved. */
function columnsOf(
  { region }: LeadState,
  { state, price, currency, reservedUntil, lostReason }: Omit<LeadMove, 'version' | 'pieces'>,
  now: Date,
): Columns {
  const none = { lostReason: null, wonPrice: null, wonCurrency: null, reservedUntil: null };
  switch (state) {
    case 'WON':
      if (price === undefined) throw invalid('price', 'Say for which price it was sold.');
      return { ...none, state, wonPrice: price, wonCurrency: currency ?? currencyOf(region) };
    case 'LOST':
      if (lostReason === undefined) throw invalid('lostReason', 'Choose why it was lost.');
      return { ...none, state, lostReason };
    case 'RESERVED': {
      const asked = { availability: 'RESERVED', reservedUntil: reservedUntil ?? null } as const;
      return { ...none, state, reservedUntil: availabilityOf(asked, now).reservedUntil };
    }
    default:
      return { ...none, state };
  }
}

const isSaid = ({ state, lostReason, wonPrice, wonCurrency, reservedUntil }: Columns) =>
  [state, lostReason, wonPrice, wonCurrency, reservedUntil].join();

/** What the history says beside the states. */
const wordsOf = ({ lostReason, wonPrice, wonCurrency, reservedUntil }: Columns): string =>
  lostReason ?? reservedUntil ?? (wonPrice === null ? '' : `${wonCurrency} ${wonPrice}`);

/**
 * Sells or reserves the chosen pieces, all unless some are chosen, and gives back what the lead held and
 * does not any more, where nobody has said otherwise of it since. Returns whether that changes anything.
 */
async function movePieces(
  change: Change,
  actor: Seller,
  next: Columns,
  chosen: readonly string[] | undefined,
  now: Date,
): Promise<boolean> {
  const { db, lead } = change;
  const pieces = await listHeld(db, lead.id);
  if (chosen?.some((id) => !pieces.some((piece) => piece.id === id))) {
    throw invalid('pieces', 'One of these pieces is not of this lead.');
  }
  const holding = holdingOf(next);
  const held = holding === null ? [] : pieces.filter(({ id }) => chosen?.includes(id) ?? true);
  let areOthers = false;
  for (const piece of pieces) {
    if (piece.productId === null) continue;
    const isHeld = held.includes(piece);
    if (!isHeld && !piece.holds) continue;
    // The same product in another size: that piece takes the hold over.
    if (!isHeld && held.some(({ productId }) => productId === piece.productId)) continue;
    const product = await lockManaged(db, actor, piece.productId);
    if (product === null) continue;
    const isChanged =
      isHeld && holding !== null
        ? await holdPiece(change, actor, { piece, product, holding }, now)
        : await giveBack(change, actor, { piece, product }, now);
    areOthers ||= isChanged;
  }
  return areOthers;
}

type Moved = { piece: HeldPiece; product: LockedProduct };

/** Sells or reserves a piece. What another lead has sold or reserved already is this one's then. */
async function holdPiece(
  { db, touch }: Change,
  actor: Seller,
  { piece, product, holding }: Moved & { holding: Holding },
  now: Date,
): Promise<boolean> {
  if (holding.availability === 'RESERVED' && product.availability === 'SOLD' && !piece.holds) {
    throw isSold(piece.productName);
  }
  const change = changeOfAvailability(product, holding, now);
  if (change === null) return takeOverHold(db, piece.id, product.id);
  await applyState(db, touch, actor, product, change);
  await setHolds(db, piece.id, true);
  return true;
}

/** Makes what a piece's lead has sold or reserved available again. */
async function giveBack(
  { db, lead, touch }: Change,
  actor: Seller,
  { piece, product }: Moved,
  now: Date,
): Promise<boolean> {
  const before = holdingOf(lead);
  const isAsLeft =
    before?.availability === product.availability && before.reservedUntil === product.reservedUntil;
  const free = { availability: 'AVAILABLE', reservedUntil: null } as const;
  const change = isAsLeft ? changeOfAvailability(product, free, now) : null;
  if (change !== null) await applyState(db, touch, actor, product, change);
  await setHolds(db, piece.id, false);
  return true;
}

type Holding = Pick<LockedProduct, 'availability' | 'reservedUntil'>;

/** Returns what a lead in this state makes of its pieces, or null. */
function holdingOf({ state, reservedUntil }: Columns): Holding | null {
  if (state === 'WON') return { availability: 'SOLD', reservedUntil: null };
  return state === 'RESERVED' ? { availability: 'RESERVED', reservedUntil } : null;
}

const isSold = (name: string) =>
  failure(
    409,
    'sold',
    `“${name}” is sold. Reserve the other pieces, or say first that it is available.`,
  );
