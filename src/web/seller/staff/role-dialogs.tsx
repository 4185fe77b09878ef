import { useFormContext } from 'react-hook-form';
import { StaffRole } from '#contracts/account.ts';
import { changeStaffRole, inviteStaff } from '#contracts/calls/staff.ts';
import { StaffInvited, type StaffMember, StaffRoleChange } from '#contracts/staff/staff.ts';
import { roleNames, roleTexts } from '#texts/back-office/staff-roles.ts';
import * as texts from '#texts/seller/staff.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { SelectField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';

/** Invites somebody by mail, with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useTell(inviteStaff);
  return (
    <FormDialog
      title={texts.inviteTitle}
      schema={StaffInvited}
      defaults={{ email: '', role: 'replies' }}
      submit={texts.sendInvitation}
      width="30rem"
      onSubmit={(body) => invite({ body })}
      onClose={onClose}
    >
      <TextField name="email" label={texts.email} type="email" autoComplete="off" dir="ltr" />
      <RoleField />
      <p className="text-dense text-ink-muted">{texts.inviteNote}</p>
    </FormDialog>
  );
}

type RoleDialogProps = { member: StaffMember; onClose: () => void };

/** Says what a member of the staff may do. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const change = useTell(changeStaffRole);
  return (
    <FormDialog
      title={texts.changeRoleOf(member.name)}
      schema={StaffRoleChange}
      defaults={{ role: member.role }}
      submit={texts.save}
      width="30rem"
      onSubmit={async (body) => {
        const params = { staffId: member._id };
        await change({ params, body });
      }}
      onClose={onClose}
    >
      <RoleField />
    </FormDialog>
  );
}

function RoleField() {
  const role = StaffRole.safeParse(useFormContext().watch('role')).data;
  return (
    <SelectField
      name="role"
      label={texts.whatTheyMayDo}
      placeholder={texts.chooseRole}
      hint={role && roleTexts[role]}
      options={StaffRole.options.map((value) => ({ value, label: roleNames[value] }))}
    />
  );
}
