import { erasePersonalData } from '#contracts/calls/privacy.ts';
import { Erasure, type PersonalData, type PersonQuery } from '#contracts/privacy.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';

type EraseDialogProps = { asked: PersonQuery; found: PersonalData; onClose: () => void };

/** Asks to type the address, number or reference again, since an erasure cannot be undone. */
export function EraseDialog({ asked, found, onClose }: EraseDialogProps) {
  const { email, phone, reference } = asked;
  const erase = useTell(erasePersonalData);
  return (
    <FormDialog
      title={`Erase everything of this ${reference ? 'enquiry' : phone ? 'number' : 'address'}?`}
      schema={Erasure}
      defaults={{ ...asked, confirm: '' }}
      submit="Erase for good"
      width="30rem"
      isDangerous
      onSubmit={(body) => erase({ body })}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {whatGoes(asked, found)} The audit keeps who did what by number, not by name. This cannot be
        undone.
      </p>
      <TextField
        name="confirm"
        label={`Type ${reference?.toUpperCase() ?? email ?? phone} to confirm`}
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}

function whatGoes({ phone, reference }: PersonQuery, { seller }: PersonalData): string {
  if (reference !== undefined) {
    return 'What is personal in this enquiry goes: words, sizes and notes, and whom it is of. Its customer goes with it where they asked nothing else.';
  }
  if (phone !== undefined) {
    return 'What sellers keep of this number goes: name, number, address, words and notes, also of enquiries whose words name it.';
  }
  return seller
    ? `The account of ${seller.name} goes, with its products, pictures, enquiries and papers, and so do its subscription and messages, and what sellers keep of it as a customer. Counts of enquiries stay, without names.`
    : 'The subscription and the messages of this address go, and what sellers keep of it as a customer; its reports stay without address and words.';
}
