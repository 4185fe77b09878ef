import type { Lead } from '#contracts/leads/lead.ts';
import { getLead } from '#contracts/leads/lead-calls.ts';
import * as texts from '#texts/seller/lead-moves.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { useRefresh } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../../use-self.ts';
import { eventInWords } from '../lead/event-words.ts';

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
