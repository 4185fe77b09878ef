import type { Lead } from '#contracts/leads/lead.ts';
import { getLead, markJunk, moveLead, setFollowUp } from '#contracts/leads/lead-calls.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { isReservationOver } from '#domain/leads/follow-up.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as texts from '#texts/seller/lead-moves.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useRefresh, useSend } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../../use-self.ts';
import { eventInWords } from '../lead/event-words.ts';
import { shopperOf } from '../lead-words.ts';

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

/**
 * Returns a function that makes a change of a lead. Where somebody else has changed it since it was read,
 * the newest is shown, and the refusal says what happened.
 */
export function useWhatChanged() {
  const calls = useCalls();
  const refresh = useRefresh();
  const userId = useUserId();

  return async function change<T>({ _id: id }: Pick<Lead, '_id'>, act: () => Promise<T>) {
    try {
      return await act();
    } catch (error) {
      if (!isCallError(error) || error.failure.code !== 'changed-meanwhile') throw error;
      await refresh(['leads']);
      const lead = await calls.read(getLead, { params: { userId, leadId: id } }).catch(() => null);
      const last = lead?.events.at(-1);
      const message = last
        ? texts.changedMeanwhileBy({ what: eventInWords(last), who: last.actorName })
        : texts.changedMeanwhile;
      throw Object.assign(error, { failure: { ...error.failure, message } });
    }
  };
}

/** Returns a function that marks leads as junk or takes that back, says so and offers to undo it. */
export function useMarkJunk() {
  const send = useSend(markJunk);
  return async function mark(leads: readonly Lead[], junk: boolean): Promise<void> {
    const { data } = await send({ body: { leads: leads.map(({ _id }) => _id), junk } });
    const count = data.leads.length;
    if (count === 0) return;
    toasts.undoable(junk ? texts.markedJunk(count) : texts.tookOutOfJunk(count), () =>
      send({ body: { leads: data.leads, junk: !junk } }),
    );
  };
}

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
