import type { Lead } from '#contracts/leads/lead.ts';
import { moveLead, setFollowUp } from '#contracts/leads/lead-calls.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as texts from '#texts/seller/lead-moves.ts';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { shopperOf } from '../lead-words.ts';
import { type MoveTo, moveBackTo } from './move-back.ts';
import { useWhatChanged } from './use-what-changed.ts';

/** Returns a function that makes a lead, which was moved, what it was. */
export function useUndoMove() {
  const send = useSend(moveLead);
  const sendFollowUp = useSend(setFollowUp);

  return async function undo(lead: Lead, moved: Lead): Promise<void> {
    const params = { leadId: lead._id };
    const today = dayOf(new Date());
    const body = { ...moveBackTo(lead, today), version: moved.version };
    const { data } = await send({ params, body });
    // The day of the follow-up goes where a lead is over.
    const { followUpOn } = lead;
    if (followUpOn === null || moved.followUpOn !== null || followUpOn < today) return;
    await sendFollowUp({ params, body: { followUpOn, version: data.version } });
  };
}

/** Returns a function that moves a lead as it was read, says so and offers to take it back. */
export function useMove() {
  const send = useSend(moveLead);
  const undo = useUndoMove();
  const sayWhatChanged = useWhatChanged();

  return async function move(lead: Lead, next: MoveTo): Promise<void> {
    const params = { leadId: lead._id };
    const { data } = await sayWhatChanged(lead, () =>
      send({ params, body: { ...next, version: lead.version } }),
    );
    toasts.undoable(
      texts.moved({ who: isolate(shopperOf(lead)), state: leadStates[data.state].name }),
      () => undo(lead, data),
    );
  };
}
