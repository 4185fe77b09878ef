import { useState } from 'react';
import {
  cancelSellerInvitation,
  getSellerInvitations,
  inviteSellerAgain,
} from '#contracts/calls/seller-invitations.ts';
import type { SellerInvitation } from '#contracts/sellers/seller-invitation.ts';
import { isolate } from '#domain/text/isolate.ts';
import { languages } from '#languages/languages.ts';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { formatAgo, formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { May } from '../may.tsx';
import { InviteSeller } from '../sellers/invite-seller.tsx';

/** Whom admins have invited to sell and who has not registered yet. */
export default function Invited() {
  const query = useRead(getSellerInvitations, {});
  return (
    <>
      <ScreenHead
        title="Invited sellers"
        text="People you have invited by mail who have not registered yet."
      >
        <InviteSeller />
      </ScreenHead>
      <QueryState query={query} what="This list" height="20rem">
        {(rows) =>
          rows.length === 0 ? (
            <div className="border-y border-hair px-5 py-16 text-center">
              <p className="font-medium">Nobody is invited</p>
              <p className="mt-1 text-ink-muted">Invitations that are open appear here.</p>
            </div>
          ) : (
            <ul className="divide-y divide-hair border-y border-hair">
              {rows.map((row) => (
                <InvitedRow key={row._id} invitation={row} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
}

function InvitedRow({ invitation }: { invitation: SellerInvitation }) {
  const { _id: invitationId, name, email, language, approved, invitedBy } = invitation;
  const { createdAt, expiresAt } = invitation;
  const [isAsking, setAsking] = useState(false);
  const again = useTell(inviteSellerAgain);
  const cancel = useTell(cancelSellerInvitation);
  const isOver = Date.parse(expiresAt) < Date.now();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-dense wrap-anywhere text-ink-soft">
          <bdi>{email}</bdi>, {languages[language].name}
        </p>
      </div>
      <div className="basis-64 text-dense text-ink-muted">
        <StatusDot tone={isOver ? 'bad' : 'quiet'}>{isOver ? 'Expired' : 'Invited'}</StatusDot>
        <p className="mt-0.5">
          by <bdi>{invitedBy}</bdi>,{' '}
          <span title={formatMoment(createdAt)}>{formatAgo(createdAt)}</span>
        </p>
        <p>{approved ? 'Approved at once' : 'Needs approval then'}</p>
      </div>
      <div className="flex gap-2">
        <May permission="change-sellers">
          <ActingButton act={() => again({ params: { invitationId } })}>
            Send again<span className="sr-only"> to {name}</span>
          </ActingButton>
          <ActionButton look="plain" onClick={() => setAsking(true)}>
            Cancel<span className="sr-only"> the invitation of {name}</span>
          </ActionButton>
        </May>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Cancel the invitation of ${isolate(name)}?`}
          text="The link in the mail no longer works."
          action="Cancel the invitation"
          cancel="Keep it"
          onConfirm={() => cancel({ params: { invitationId } })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
