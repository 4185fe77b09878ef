import type { EnquiredPiece } from '#contracts/leads/enquiry.ts';
import { cutText } from '#contracts/text.ts';

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
