import { BellRing } from 'lucide-react';
import type { LeadDetail } from '#contracts/leads/lead.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { isReservationOver } from '#domain/leads/follow-up.ts';
import { formatPrice } from '#domain/price.ts';
import { dayInWords } from '#domain/time/date-words.ts';
import * as texts from '#texts/seller/lead.tsx';
import * as moves from '#texts/seller/lead-moves.ts';
import * as sales from '#texts/seller/sales.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { leadStates, lostReasons } from '#web/ui/back-office/enquiries/lead-states.ts';
import { priceOf } from '../lead-words.ts';
import { useBeginMove } from '../moves/moves-provider.tsx';
import { corrections } from '../moves/next-moves.ts';

/** What the present state says, the price, the day, or the reason, and the way to correct it. */
export function Outcome({ lead, mayWrite }: { lead: LeadDetail; mayWrite: boolean }) {
  const begin = useBeginMove();
  const { state } = lead;
  if (state === 'NEW' || state === 'TALKING') return null;
  return (
    <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {isReservationOver(lead, dayOf(new Date())) ? (
        <Ended />
      ) : (
        <p className="text-dense text-ink-soft">{inWords(lead)}</p>
      )}
      <ActionButton disabled={!mayWrite} onClick={() => begin(lead, state)}>
        {corrections[state].label}
      </ActionButton>
    </div>
  );
}

/** Says that what was reserved is available again, and what to do. */
function Ended() {
  return (
    <div className="min-w-0 grow basis-64 text-dense">
      <p className="flex items-center gap-1.5 font-medium text-warn">
        <BellRing size={13} aria-hidden="true" />
        {moves.reservationEnded}
      </p>
      <p className="text-ink-soft">{texts.reservationEndedText}</p>
    </div>
  );
}

function inWords(lead: LeadDetail): string | null {
  const { state, reservedUntil, lostReason } = lead;
  if (state === 'WON') return texts.soldFor(priceOf(lead));
  if (reservedUntil)
    return [texts.reservedUntil(dayInWords(reservedUntil)), lastPayment(lead)]
      .filter(Boolean)
      .join(' · ');
  return (
    lostReason &&
    moves.stateWith({
      state: leadStates.LOST.name,
      detail: moves.reasonAfterState(lostReasons[lostReason]),
    })
  );
}

/** What was received of what the customer was asked for last, if anything was. */
function lastPayment({ payments }: LeadDetail): string | undefined {
  const last = payments.at(-1);
  if (last === undefined) return undefined;
  const price = formatPrice(last.amount, last.currency);
  return last.receivedAt === null ? sales.priceAsked(price) : sales.priceReceived(price);
}
