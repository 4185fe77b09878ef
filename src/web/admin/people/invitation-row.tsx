import { type ReactNode, useState } from 'react';
import { isolate } from '#domain/text/isolate.ts';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';

type InvitationRowProps = {
  invitation: { name: string; email: string; invitedBy: string; expiresAt: string };
  /** What it is for. */
  children: ReactNode;
  mayChange: boolean;
  again: () => Promise<unknown>;
  cancel: () => Promise<unknown>;
};

/** An open invitation, with what can be done with it. */
export function InvitationRow({ invitation, children, mayChange, ...acts }: InvitationRowProps) {
  const { name, email, invitedBy, expiresAt } = invitation;
  const [isAsking, setAsking] = useState(false);
  const isOver = Date.parse(expiresAt) < Date.now();
  const until = formatMoment(expiresAt);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-ink-muted wrap-anywhere">{email}</p>
      </div>
      <div className="basis-36">{children}</div>
      <div className="basis-56 text-ink-soft">
        <StatusDot tone={isOver ? 'bad' : 'quiet'}>
          {isOver ? `Expired ${until}` : `Good until ${until}`}
        </StatusDot>
        <p>
          Invited by <bdi>{invitedBy}</bdi>
        </p>
      </div>
      {mayChange && (
        <div className="flex gap-2">
          <ActingButton act={acts.again}>
            Send again<span className="sr-only"> to {email}</span>
          </ActingButton>
          <ActionButton look="plain" onClick={() => setAsking(true)}>
            Cancel<span className="sr-only"> the invitation of {email}</span>
          </ActionButton>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Cancel the invitation of ${isolate(name)}?`}
          text="The link in the mail no longer works."
          action="Cancel the invitation"
          cancel="Keep it"
          onConfirm={acts.cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
