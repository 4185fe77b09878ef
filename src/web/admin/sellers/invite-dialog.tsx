import type { z } from 'zod';
import { inviteSeller } from '#contracts/calls/seller-invitations.ts';
import { SellerInvitationInput } from '#contracts/sellers/seller-invitation.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { languageOptions } from '#web/ui/back-office/form/language-options.ts';
import { useTell } from '#web/ui/back-office/use-call.ts';

type Typed = z.input<typeof SellerInvitationInput>;

/** Invites somebody by mail to sell. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useTell(inviteSeller);
  return (
    <FormDialog<Typed, z.output<typeof SellerInvitationInput>>
      title="Invite a seller"
      schema={SellerInvitationInput}
      defaults={{ name: '', email: '', language: 'en', approved: false }}
      draftKey="invite-seller"
      submit="Send invitation"
      busy="Sending..."
      onSubmit={(body) => invite({ body })}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        The link in the mail opens the registration, filled in, for three days; it confirms the
        address as well.
      </p>
      <TextField name="name" label="Name" maxLength={100} autoComplete="off" />
      <TextField name="email" label="Email" type="email" autoComplete="off" />
      <SelectField
        name="language"
        label="Language of the mail"
        placeholder="Choose a language"
        options={languageOptions}
      />
      <CheckField
        name="approved"
        label="Approve at once"
        hint="The seller may add products as soon as it has registered. Otherwise it waits for approval."
      />
    </FormDialog>
  );
}
