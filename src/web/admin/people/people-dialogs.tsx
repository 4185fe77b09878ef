import { useFormContext } from 'react-hook-form';
import {
  changeAdminRole,
  handOver as handOverCall,
  inviteAdmin as inviteCall,
} from '#contracts/calls/people.ts';
import { AdminInvitation, type Colleague, HandingOver, RoleChange } from '#contracts/people.ts';
import type { AdminRole } from '#contracts/policy.ts';
import { isolate } from '#domain/text/isolate.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { SelectField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { roleOptions, roles } from './roles.ts';

type DialogProps = { onClose: () => void };

/** Invites somebody by mail to become an admin. */
export function InviteDialog({ onClose }: DialogProps) {
  const send = useTell(inviteCall);
  return (
    <FormDialog
      title="Invite an Admin"
      schema={AdminInvitation}
      defaults={{ name: '', email: '', role: 'support' }}
      draftKey="invite-admin"
      submit="Send Invitation"
      onSubmit={(body) => send({ body })}
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoComplete="off" maxLength={100} />
      <TextField name="email" label="Email" type="email" autoComplete="off" maxLength={254} />
      <RoleField label="Role" options={roleOptions} />
      <p className="text-ink-muted">
        The link in the mail works once, for 72 hours. You can send it again, or cancel it.
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
export function RoleDialog({ admin, onClose }: OfAdmin) {
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
      <p className="text-ink-muted">It counts at once, also where this admin is logged in.</p>
    </FormDialog>
  );
}

const Keeping = HandingOver.pick({ role: true });
const kept = roleOptions.filter(({ value }) => value !== 'owner');

/** Makes another admin an owner in the place of the one who asks. */
export function HandOverDialog({ admin, onClose }: OfAdmin) {
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
