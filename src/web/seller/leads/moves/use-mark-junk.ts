import type { Lead } from '#contracts/leads/lead.ts';
import { markJunk } from '#contracts/leads/lead-calls.ts';
import * as texts from '#texts/seller/lead-moves.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

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
