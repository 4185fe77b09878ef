import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import {
  cancelStaffInvitation,
  getStaff,
  removeStaff,
  resendStaffInvitation,
} from '#contracts/calls/staff.ts';
import type { StaffInvitation, StaffMember } from '#contracts/staff/staff.ts';
import { roleNames } from '#texts/back-office/staff-roles.ts';
import * as texts from '#texts/seller/staff.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { formatAgo, formatDay, formatMoment } from '#web/ui/back-office/formats.ts';
import { NothingYet } from '#web/ui/back-office/nothing-yet.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useAction, useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { useSelf, useUserId } from '../use-self.ts';
import { LeaveShop } from './leave-shop.tsx';

const InviteDialog = lazyDialog(
  () => import('./role-dialogs.tsx'),
  (module) => module.InviteDialog,
);
const RoleDialog = lazyDialog(
  () => import('./role-dialogs.tsx'),
  (module) => module.RoleDialog,
);

/** The people who work for the seller, and those who are invited. */
export default function Staff() {
  const query = useRead(getStaff, { params: { userId: useUserId() } });
  const isApproved = useSelf().data?.status !== false;
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <ScreenHead title={texts.title} text={isApproved ? texts.text : texts.notApproved}>
        <ActionButton look="solid" disabled={!isApproved} onClick={() => setInviting(true)}>
          <UserPlus size={15} aria-hidden="true" />
          {texts.invite}
        </ActionButton>
      </ScreenHead>
      <QueryState query={query} what={texts.yourStaff} height="16rem">
        {({ members, invitations }) => (
          <div className="flex flex-col gap-8">
            {members.length > 0 && <Members members={members} />}
            {invitations.length > 0 && <Invitations invitations={invitations} />}
            {members.length + invitations.length === 0 && (
              <NothingYet title={texts.emptyTitle} text={texts.emptyText} />
            )}
            <LeaveShop />
          </div>
        )}
      </QueryState>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

function Members({ members }: { members: readonly StaffMember[] }) {
  const [changing, setChanging] = useState<StaffMember | null>(null);
  const [removing, setRemoving] = useState<StaffMember | null>(null);
  const remove = useTell(removeStaff);
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="mb-2 font-semibold">
        {texts.people}
      </h2>
      <ul className="divide-y divide-hair border-y border-hair">
        {members.map((member) => (
          <li
            key={member._id}
            data-row={member._id}
            className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4"
          >
            <div className="min-w-0 grow basis-72">
              <h3 className="font-medium wrap-anywhere">
                <bdi>{member.name}</bdi>
                {member.isYou && <span className="text-ink-muted"> ({texts.you})</span>}
              </h3>
              <p className="text-dense text-ink-soft">
                {roleNames[member.role]} · <bdi className="wrap-anywhere">{member.email}</bdi>
              </p>
              <p className="mt-0.5 text-fine text-ink-muted">
                {[
                  texts.since(formatDay(member.createdAt)),
                  member.lastSeenAt
                    ? texts.lastSeen(formatAgo(member.lastSeenAt))
                    : texts.notLoggedIn,
                  ...(member.hasSecondFactor ? [texts.withSecondFactor] : []),
                ].join(' · ')}
              </p>
            </div>
            {!member.isYou && (
              <div className="flex gap-1.5">
                <ActionButton
                  aria-label={texts.changeRoleOf(member.name)}
                  onClick={() => setChanging(member)}
                >
                  {texts.changeRole}
                </ActionButton>
                <ActionButton
                  look="plain"
                  aria-label={texts.removeNamed(member.name)}
                  onClick={() => setRemoving(member)}
                >
                  {texts.remove}
                </ActionButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {changing && <RoleDialog member={changing} onClose={() => setChanging(null)} />}
      {removing && (
        <ConfirmDialog
          title={texts.removeTitle(removing.name)}
          text={texts.removeText}
          action={texts.remove}
          onConfirm={() => remove({ params: { staffId: removing._id } })}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

function Invitations({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const [cancelling, setCancelling] = useState<StaffInvitation | null>(null);
  const resend = useTell(resendStaffInvitation);
  const cancel = useTell(cancelStaffInvitation);
  const again = useAction(({ _id: invitationId }: StaffInvitation) =>
    resend({ params: { invitationId } }),
  );
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className="mb-2 font-semibold">
        {texts.invited}
      </h2>
      <ul className="divide-y divide-hair border-y border-hair">
        {invitations.map((invitation) => (
          <li
            key={invitation._id}
            data-row={invitation._id}
            className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4"
          >
            <div className="min-w-0 grow basis-72">
              <h3 className="font-medium wrap-anywhere">
                <bdi>{invitation.email}</bdi>
              </h3>
              <p className="text-dense text-ink-soft">{roleNames[invitation.role]}</p>
              <p className="mt-0.5 text-fine text-ink-muted">
                {new Date(invitation.expiresAt) < new Date()
                  ? texts.invitationExpired
                  : texts.invitedBy({
                      name: invitation.invitedBy,
                      until: formatMoment(invitation.expiresAt),
                    })}
              </p>
            </div>
            <div className="flex gap-1.5">
              <ActionButton
                disabled={again.isPending}
                aria-label={texts.sendAgainTo(invitation.email)}
                onClick={() => again.mutate(invitation)}
              >
                {texts.sendAgain}
              </ActionButton>
              <ActionButton
                look="plain"
                aria-label={texts.takeBackFrom(invitation.email)}
                onClick={() => setCancelling(invitation)}
              >
                {texts.takeBack}
              </ActionButton>
            </div>
          </li>
        ))}
      </ul>
      {cancelling && (
        <ConfirmDialog
          title={texts.takeBackTitle}
          text={texts.takeBackText(cancelling.email)}
          action={texts.takeBack}
          onConfirm={async () => {
            const params = { invitationId: cancelling._id };
            await cancel({ params });
          }}
          onClose={() => setCancelling(null)}
        />
      )}
    </section>
  );
}
