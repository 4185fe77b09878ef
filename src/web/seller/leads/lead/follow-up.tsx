import { useId, useState } from 'react';
import type { Lead } from '#contracts/leads/lead.ts';
import { setFollowUp } from '#contracts/leads/lead-calls.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { followUpInWords, usualFollowUps } from '#domain/leads/follow-up.ts';
import * as texts from '#texts/seller/lead.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useWhatChanged } from '../moves/use-what-changed.ts';

/** The day on which the seller wants to come back to a lead: one tap for the usual ones. */
export function FollowUp({ lead, mayWrite }: { lead: Lead; mayWrite: boolean }) {
  const id = useId();
  const send = useSend(setFollowUp);
  const change = useWhatChanged();
  const [typed, setTyped] = useState('');
  const today = dayOf(new Date());
  const { mutate, isPending } = useAction(async (followUpOn: string | null) => {
    const params = { leadId: lead._id };
    await change(lead, () => send({ params, body: { followUpOn, version: lead.version } }));
    setTyped('');
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {lead.followUpOn && (
        <p className={classNames('me-2 font-medium', lead.followUpOn <= today && 'text-warn')}>
          {followUpInWords(lead.followUpOn, today)}
        </p>
      )}
      {usualFollowUps(today).map(({ words, day }) => (
        <ActionButton
          key={words}
          disabled={!mayWrite || isPending}
          aria-pressed={lead.followUpOn === day}
          className="aria-pressed:bg-accent-soft! aria-pressed:text-accent-deep"
          onClick={() => mutate(day)}
        >
          {words}
        </ActionButton>
      ))}
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '') mutate(typed);
        }}
      >
        <label htmlFor={id} className="sr-only">
          {texts.followUpOnAnotherDay}
        </label>
        <input
          id={id}
          type="date"
          min={today}
          value={typed}
          disabled={!mayWrite}
          onChange={(event) => setTyped(event.target.value)}
          className="back-office-input w-40!"
        />
        {typed !== '' && (
          <ActionButton type="submit" disabled={isPending}>
            {texts.set}
          </ActionButton>
        )}
      </form>
      {lead.followUpOn && (
        <ActionButton look="plain" disabled={!mayWrite || isPending} onClick={() => mutate(null)}>
          {texts.noFollowUp}
        </ActionButton>
      )}
    </div>
  );
}
