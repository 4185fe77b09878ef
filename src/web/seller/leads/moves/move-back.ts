import type { Lead } from '#contracts/leads/lead.ts';
import type { moveLead } from '#contracts/leads/lead-calls.ts';
import { isReservationOver } from '#domain/leads/follow-up.ts';

/** A move as it is sent, apart from the version. */
export type MoveTo = Omit<NonNullable<(typeof moveLead)['types']>['body'], 'version'>;

/**
 * Returns the move that makes a lead what it is now, to be sent once it was moved elsewhere. One whose reservation
 * is over cannot be reserved until that day again: it is talked about, and holds as little as it did.
 */
export function moveBackTo({ state, pieces, ...lead }: Lead, today: string): MoveTo {
  if (isReservationOver({ state, ...lead }, today)) return { state: 'TALKING' };
  const held = pieces.filter(({ holds }) => holds).map(({ _id }) => _id);
  if (state === 'WON') {
    const { wonPrice, wonCurrency } = lead;
    return {
      state,
      pieces: held,
      ...(wonPrice !== null && { price: wonPrice }),
      ...(wonCurrency && { currency: wonCurrency }),
    };
  }
  if (state === 'RESERVED') {
    return {
      state,
      pieces: held,
      ...(lead.reservedUntil && { reservedUntil: lead.reservedUntil }),
    };
  }
  if (state === 'LOST') return { state, ...(lead.lostReason && { lostReason: lead.lostReason }) };
  return { state };
}
