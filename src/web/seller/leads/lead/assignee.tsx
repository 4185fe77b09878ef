import { useId } from 'react';
import type { Lead } from '#contracts/leads/lead.ts';
import { assignLead } from '#contracts/leads/lead-calls.ts';
import * as texts from '#texts/seller/staff.ts';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import { useWhatChanged } from '../moves/use-what-changed.ts';
import { useColleagues } from '../use-colleagues.ts';

/** Who is to answer a lead, to be chosen of the staff; nothing where the seller works alone. */
export function Assignee({ lead, mayWrite }: { lead: Lead; mayWrite: boolean }) {
  const id = useId();
  const colleagues = useColleagues();
  const send = useSend(assignLead);
  const change = useWhatChanged();
  const { mutate, isPending } = useAction(async (assigneeId: string | null) => {
    const params = { leadId: lead._id };
    await change(lead, () => send({ params, body: { assigneeId, version: lead.version } }));
  });
  if (colleagues.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <label htmlFor={id} className="text-dense text-ink-muted">
        {texts.assignee}
      </label>
      <select
        id={id}
        className="back-office-input w-auto! max-w-full"
        value={lead.assignee?._id ?? ''}
        disabled={!mayWrite || isPending}
        onChange={(event) => mutate(event.target.value || null)}
      >
        <option value="">{texts.nobody}</option>
        {colleagues.map((colleague) => (
          <option key={colleague._id} value={colleague._id}>
            {texts.named(colleague)}
          </option>
        ))}
      </select>
    </div>
  );
}
