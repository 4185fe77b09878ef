import type { Lead, LeadPiece } from '#contracts/leads/lead.ts';
import * as texts from '#texts/seller/lead-moves.ts';

/** A move that sets products sold or reserves them. */
export type HoldingState = 'WON' | 'RESERVED';

/** Whether a move can set a product: one that is deleted it cannot, and what is sold is not reserved. */
export const canBeChosen = (
  { productId, availability, holds, left }: LeadPiece,
  to: HoldingState,
): boolean =>
  productId !== null && (holds || left !== 0) && (to === 'WON' || availability !== 'SOLD' || holds);

/** Returns the ids of the pieces that are chosen at first: those that it holds in a correction, else all that can be. */
export function chosenAtFirst(
  { state, pieces }: Lead,
  to: HoldingState,
  isOver: boolean,
): string[] {
  const isCorrection = state === to && !isOver;
  return pieces
    .filter((piece) => piece.holds || (!isCorrection && canBeChosen(piece, to)))
    .map(({ _id }) => _id);
}

/** Returns what a move does to a product that is chosen for it, or is not. */
export function pieceInWords(
  piece: LeadPiece,
  { to, from, isChosen }: { to: HoldingState; from: Lead['state']; isChosen: boolean },
): string {
  const { productId, availability, holds, size, sizeAvailable } = piece;
  if (productId === null) return texts.isDeleted;
  const isBySize = to === 'WON' && sizeAvailable !== null;
  const ofSize = isBySize ? size : null;
  const isSold = availability === 'SOLD' || (isBySize && !sizeAvailable);
  if (isSold && !holds) return texts.isSoldAlready(ofSize);
  if (!isChosen) {
    if (holds) return texts.willBeAvailableAgain(ofSize);
    return availability === 'RESERVED' ? texts.staysReserved : texts.staysAvailable(ofSize);
  }
  if (piece.left !== null && !isBySize && (from !== 'WON' || !holds)) {
    const of = { count: Math.min(piece.quantity, piece.left), left: piece.left };
    return to === 'RESERVED' ? texts.willBeReservedOf(of) : texts.willBeSoldOf(of);
  }
  if (to === 'RESERVED') return texts.willBeReserved;
  return from === 'WON' && holds ? texts.staysSold(ofSize) : texts.willBeSetSold(ofSize);
}
