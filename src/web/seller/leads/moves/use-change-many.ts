import type { Lead, LostReason } from '#contracts/leads/lead.ts';
import { assignLead, moveLead } from '#contracts/leads/lead-calls.ts';
import type { Colleague } from '#contracts/staff/staff.ts';
import * as texts from '#texts/seller/lead-moves.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useRefresh } from '#web/ui/back-office/use-call.ts';
import { useUndoMove } from './use-move.ts';

type Change = {
  /** Changes a lead as it was read, and returns it as it is then. */
  act: (lead: Lead) => Promise<Lead>;
  undo: (lead: Lead, changed: Lead) => Promise<unknown>;
  said: (count: number) => string;
};

/**
 * Returns functions that change several leads, each for itself as it was read. What was changed is told and can be
 * undone; of those that were refused, how many and why the first.
 */
export function useChangeMany() {
  const calls = useCalls();
  const refresh = useRefresh();
  const undoMove = useUndoMove();

  async function change(leads: readonly Lead[], { act, undo, said }: Change): Promise<void> {
    const changed: [Lead, Lead][] = [];
    const refusals: unknown[] = [];
    for (const lead of leads) {
      await act(lead).then(
        (now) => changed.push([lead, now]),
        (error) => refusals.push(error),
      );
    }
    await refresh(['leads', ...moveLead.changes]);
    if (changed.length > 0) {
      toasts.undoable(said(changed.length), async () => {
        for (const [lead, now] of changed) await undo(lead, now);
      });
    }
    if (refusals.length > 0) {
      const why = messageOf(refusals[0]);
      toasts.failure(texts.notChanged({ count: refusals.length, why }));
    }
  }

  async function give(lead: Lead, assigneeId: string | null, version: number): Promise<Lead> {
    const body = { assigneeId, version };
    return (await calls.send(assignLead, { params: { leadId: lead._id }, body })).data;
  }

  return {
    lose: (leads: readonly Lead[], lostReason: LostReason) =>
      change(leads, {
        act: async ({ _id: leadId, version }) => {
          const body = { state: 'LOST', lostReason, version } as const;
          return (await calls.send(moveLead, { params: { leadId }, body })).data;
        },
        undo: undoMove,
        said: texts.markedLost,
      }),
    assign: (leads: readonly Lead[], { _id, name }: Pick<Colleague, '_id' | 'name'>) =>
      change(leads, {
        act: (lead) => give(lead, _id, lead.version),
        undo: async (lead, now) => {
          await give(lead, lead.assignee?._id ?? null, now.version);
          await refresh(['leads']);
        },
        said: (count) => texts.gaveTo({ count, name }),
      }),
  };
}
