import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  cancelInvitation,
  changeAdminRole,
  deactivateAdmin,
  getPeople,
  handOver as handOverCall,
  inviteAdminAgain,
  inviteAdmin as inviteCall,
  removeAdmin,
} from '#contracts/calls/people.ts';
import { getOwnAdmin } from '#contracts/calls/support.ts';
import {
  AdminInvitation,
  type Colleague,
  HandingOver,
  type OpenInvitation,
  RoleChange,
} from '#contracts/people.ts';
import type { AdminRole } from '#contracts/policy.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { SelectField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { RowMenu } from '#web/ui/back-office/row-menu.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useAction, useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { roleOptions, roles } from './roles.ts';

/** The admins: who they are and what they may do, and who is invited. */
export default function PeopleScreen() {
  const query = useRead(getPeople, {});
  const mayChange = useMay('change-people');
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <ScreenHead title="People" text="Who runs this marketplace, and what each of them may do.">
        {mayChange && (
          <ActionButton look="solid" onClick={() => setInviting(true)}>
            <Plus size={15} aria-hidden="true" />
            Invite an Admin
          </ActionButton>
        )}
      </ScreenHead>
      <QueryState query={query} what="The admins" height="20rem">
        {(people) => (
          <div className="grid max-w-4xl gap-8">
            <Admins admins={people.admins} mayChange={mayChange} />
            {people.invitations.length > 0 && (
              <Invitations invitations={people.invitations} mayChange={mayChange} />
            )}
            <Roles />
          </div>
        )}
      </QueryState>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

const listClass = 'divide-y divide-hair rounded-panel border border-hair bg-panel';
const rowClass = 'flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3';

function Admins({ admins, mayChange }: { admins: Colleague[]; mayChange: boolean }) {
  const own = useRead(getOwnAdmin, {}).data?._id;
  return (
    <section aria-labelledby="admins">
      <h2 id="admins" className="mb-3 font-medium">
        Admins
      </h2>
      <ul className={listClass}>
        {admins.map((admin) => (
          <li key={admin._id} className={rowClass}>
            <div className="min-w-0 grow basis-72">
              <p className="font-medium wrap-anywhere">
                <bdi>{admin.name}</bdi>
                {admin._id === own && <span className="text-ink-muted"> (you)</span>}
              </p>
              <p className="text-ink-muted wrap-anywhere">{admin.email}</p>
            </div>
            <div className="basis-24">{roles[admin.role].name}</div>
            <div className="basis-56 text-ink-soft">
              {admin.deactivatedAt ? (
                <StatusDot tone="bad">{`Deactivated ${formatMoment(admin.deactivatedAt)}`}</StatusDot>
              ) : (
                <p>
                  {admin.lastSeenAt ? `Seen ${formatMoment(admin.lastSeenAt)}` : 'Not logged in'}
                </p>
              )}
              <p>{admin.hasSecondFactor ? 'Two-step verification' : 'Password alone'}</p>
            </div>
            {mayChange && admin._id !== own && <AdminActions admin={admin} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Opened = 'role' | 'hand over' | 'remove' | 'deactivate' | null;

function AdminActions({ admin }: { admin: Colleague }) {
  const { _id: id, name, deactivatedAt } = admin;
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const setActive = useTell(deactivateAdmin);
  const remove = useTell(removeAdmin);
  const reactivate = useAction(() => setActive({ params: { id }, body: { deactivated: false } }));
  const isActive = deactivatedAt === null;
  return (
    <>
      <RowMenu
        name={name}
        items={[
          { label: 'Change role', onClick: () => setOpened('role') },
          isActive && { label: 'Hand over to', onClick: () => setOpened('hand over') },
          isActive
            ? { label: 'Deactivate', onClick: () => setOpened('deactivate') }
            : { label: 'Reactivate', onClick: () => reactivate.mutate(undefined) },
          { label: 'Remove', isDangerous: true, onClick: () => setOpened('remove') },
        ]}
      />
      {opened === 'role' && <RoleDialog admin={admin} onClose={close} />}
      {opened === 'hand over' && <HandOverDialog admin={admin} onClose={close} />}
      {opened === 'deactivate' && (
        <ConfirmDialog
          title={`Deactivate ${isolate(name)}?`}
          text="Every session ends at once, and no log-in and no new password is possible until the account is reactivated."
          action="Deactivate"
          onConfirm={() => setActive({ params: { id }, body: { deactivated: true } })}
          onClose={close}
        />
      )}
      {opened === 'remove' && (
        <ConfirmDialog
          title={`Remove ${isolate(name)}?`}
          text="Every session ends at once, and the account is gone. What was done by it stays in the audit log under this name."
          action="Remove"
          onConfirm={() => remove({ params: { id } })}
          onClose={close}
        />
      )}
    </>
  );
}

type InvitationsProps = { invitations: OpenInvitation[]; mayChange: boolean };

function Invitations({ invitations, mayChange }: InvitationsProps) {
  const again = useTell(inviteAdminAgain);
  const cancel = useTell(cancelInvitation);
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="mb-3 font-medium">
        Invitations
      </h2>
      <ul className={listClass}>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation._id}
            invitation={invitation}
            mayChange={mayChange}
            again={() => again({ params: { id: invitation._id } })}
            cancel={() => cancel({ params: { id: invitation._id } })}
          >
            {roles[invitation.role].name}
          </InvitationRow>
        ))}
      </ul>
    </section>
  );
}

function Roles() {
  return (
    <section aria-labelledby="roles">
      <h2 id="roles" className="mb-3 font-medium">
        Roles
      </h2>
      <dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
        {Object.values(roles).map(({ name, may }) => (
          <div key={name} className="md:contents">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-soft">{may}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type DialogProps = { onClose: () => void };

/** Invites somebody by mail to become an admin. */
function InviteDialog({ onClose }: DialogProps) {
  const send = useTell(inviteCall);
  return (
    <FormDialog
      title="Invite an Admin"
      schema={AdminInvitation}
      defaults={{ name: '', email: '', role: 'support' }}
      draftKey="invite-admin"
      submit="Send invitation"
      onSubmit={(body) => send({ body })}
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoComplete="off" maxLength={100} />
      <TextField name="email" label="Email" type="email" autoComplete="off" maxLength={254} />
      <RoleField label="Role" options={roleOptions} />
      <p className="text-ink-muted">
        The link in the mail works once, within three days. You can send it again, or cancel it.
      </p>
    </FormDialog>
  );
}

type RoleFieldProps = { label: string; options: typeof roleOptions };

/** The choice of a role, and below it what that role may do. */
function RoleField({ label, options }: RoleFieldProps) {
  const role: AdminRole = useFormContext<{ role: AdminRole }>().watch('role');
  return <SelectField name="role" label={label} hint={roles[role].may} options={options} />;
}

type OfAdmin = DialogProps & { admin: Colleague };

/** Gives another admin another role. */
function RoleDialog({ admin, onClose }: OfAdmin) {
  const send = useTell(changeAdminRole);
  return (
    <FormDialog
      title={`Role of ${isolate(admin.name)}`}
      schema={RoleChange}
      defaults={{ role: admin.role }}
      submit="Change Role"
      onSubmit={(body) => send({ params: { id: admin._id }, body })}
      onClose={onClose}
    >
      <RoleField label="Role" options={roleOptions} />
      <p className="text-ink-muted">It applies at once, also where this admin is logged in.</p>
    </FormDialog>
  );
}

const Keeping = HandingOver.pick({ role: true });
const kept = roleOptions.filter(({ value }) => value !== 'owner');

/** Makes another admin an owner in the place of the one who asks. */
function HandOverDialog({ admin, onClose }: OfAdmin) {
  const send = useTell(handOverCall);
  return (
    <FormDialog
      title={`Hand the marketplace over to ${isolate(admin.name)}`}
      schema={Keeping}
      defaults={{ role: 'manager' }}
      submit="Hand Over"
      isDangerous
      onSubmit={({ role }) => send({ body: { to: admin._id, role } })}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        <bdi>{admin.name}</bdi> becomes an owner, and you are one no more. Only an owner can change
        that again.
      </p>
      <RoleField label="The role that you keep" options={kept} />
    </FormDialog>
  );
}
