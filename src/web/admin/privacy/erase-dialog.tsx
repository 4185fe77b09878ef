import { erasePersonalData } from '#contracts/calls/privacy.ts';
import { Erasure, type PersonalData } from '#contracts/privacy.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

type EraseDialogProps = { found: PersonalData; onClose: () => void };

/** Asks to type the address again, since an erasure cannot be undone. */
export function EraseDialog({ found, onClose }: EraseDialogProps) {
  const { email, seller } = found;
  const erase = useSend(erasePersonalData);
  return (
    <FormDialog
      title="Erase everything of this address?"
      schema={Erasure}
      defaults={{ email, confirm: '' }}
      submit="Erase for good"
      busy="Erasing..."
      width="30rem"
      isDangerous
      onSubmit={async (body) => toasts.success((await erase({ body })).message)}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {seller
          ? `The account of ${seller.name} goes, with its products, pictures, enquiries and papers, and so do its subscription and messages. Counts of enquiries stay, without names.`
          : 'The subscription and the messages of this address go.'}{' '}
        The audit keeps who did what by number, not by name. This cannot be undone.
      </p>
      <TextField
        name="confirm"
        label={`Type ${email} to confirm`}
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}
