import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { updateProfile } from '#contracts/calls/profile.ts';
import { ProfileUpdate, type Seller } from '#contracts/seller.ts';
import * as texts from '#texts/seller/chat-numbers.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { formDataOf } from '#web/ui/back-office/form/send-form.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { TestEnquiry } from './test-enquiry.tsx';

const Numbers = ProfileUpdate.pick({ INR: true, DXB: true });

/** Asks for the seller's chat numbers, each of which can be tested at once. */
export function ChatNumbersDialog({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const { site } = useBackOffice();
  const update = useSend(updateProfile);
  return (
    <FormDialog<z.input<typeof Numbers>, z.output<typeof Numbers>>
      title={texts.title}
      schema={Numbers}
      defaults={{ INR: seller.INR, DXB: seller.DXB }}
      draftKey={`chat-numbers:${seller._id}`}
      submit={texts.save}
      busy={texts.saving}
      onSubmit={async (numbers) => {
        const { _id: userId, name, version } = seller;
        const form = formDataOf({ name, version, ...numbers });
        const { message, data } = await update({ params: { userId }, form });
        tellUpdated(message, data);
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">{texts.dialogText(site.name)}</p>
      <NumberField field="INR" label={texts.indianNumber} placeholder="+91" />
      <NumberField field="DXB" label={texts.dubaiNumber} placeholder="+971" />
    </FormDialog>
  );
}

/** Says that the profile was saved, for longer where the message tells what waits for an admin. */
export function tellUpdated(message: string, { changes }: Pick<Seller, 'changes'>): void {
  const isWaiting = changes.some(({ state }) => state === 'waiting');
  (isWaiting ? toasts.note : toasts.success)(message);
}

type NumberFieldProps = { field: 'INR' | 'DXB'; label: string; placeholder: string };

/** A chat number's field, with a test link as soon as the number is valid. */
export function NumberField({ field, label, placeholder }: NumberFieldProps) {
  const number = useFormContext().watch(field) as string | undefined;
  return (
    <div>
      <TextField
        name={field}
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={placeholder}
      />
      <p className="mt-1.5 min-h-5">
        <TestEnquiry field={field} number={number} />
      </p>
    </div>
  );
}
