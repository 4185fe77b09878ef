import { erasePersonalData } from '#contracts/calls/privacy.ts';
import { Erasure, type PersonalData, type PersonQuery } from '#contracts/privacy.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';

type EraseDialogProps = { asked: PersonQuery; found: PersonalData; onClose: () => void };

/** Asks to type the address or number again, since an erasure cannot be undone. */
export function EraseDialog({ asked, found, onClose }: EraseDialogProps) {
  const { seller } = found;
  const isNumber = asked.phone !== undefined;
  const erase = useSend(erasePersonalData);
  return (
    <FormDialog
      title={`Erase everything of this ${isNumber ? 'number' : 'address'}?`}
      schema={Erasure}
      defaults={{ ...asked, confirm: '' }}
      submit="Erase for good"
      busy="Erasing..."
      width="30rem"
      isDangerous
      onSubmit={async (body) => toasts.success((await erase({ body })).message)}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {isNumber
          ? 'What sellers keep of this number as a customer goes: name, number, address, words and notes.'
          : seller
            ? `The account of ${seller.name} goes, with its products, pictures, enquiries and papers, and so do its subscription and messages, and what sellers keep of it as a customer. Counts of enquiries stay, without names.`
            : 'The subscription and the messages of this address go, and what sellers keep of it as a customer; its reports stay without address and words.'}{' '}
        The audit keeps who did what by number, not by name. This cannot be undone.
      </p>
      <TextField
        name="confirm"
        label={`Type ${asked.email ?? asked.phone} to confirm`}
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}
