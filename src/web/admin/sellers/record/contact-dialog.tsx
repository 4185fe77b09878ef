import type { z } from 'zod';
import { correctContact } from '#contracts/calls/seller-record.ts';
import type { Seller } from '#contracts/seller.ts';
import { ContactCorrection } from '#contracts/sellers/seller-record.ts';
import { isolate } from '#domain/text/isolate.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { useRefresh, useTell } from '#web/ui/back-office/use-call.ts';

const Form = ContactCorrection.omit({ version: true });

/** Corrects what a seller is called and reached by, as it is shown. */
export function ContactDialog({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const correct = useTell(correctContact);
  const refresh = useRefresh();
  const { _id: sellerId, name, email, phone, INR, DXB, version } = seller;
  return (
    <FormDialog<z.input<typeof Form>, z.output<typeof Form>>
      title={`Correct the contact data of ${isolate(name)}`}
      schema={Form}
      defaults={{ name, email, phone, INR, DXB, reason: '' }}
      draftKey={`correct-contact:${sellerId}`}
      submit="Save"
      busy="Saving..."
      onSubmit={(values) => correct({ params: { sellerId }, body: { ...values, version } })}
      onClose={onClose}
      onReload={() => {
        void refresh(['sellers', 'seller-record']);
        onClose();
      }}
    >
      <p className="text-ink-soft">
        Name and numbers change at once, and the seller is told by mail. A new e-mail address counts
        once it is confirmed from there; the current one is told.
      </p>
      <TextField name="name" label="Name" autoComplete="off" />
      <TextField name="email" label="Email" type="email" autoComplete="off" />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="off"
        hint="Ten digits, by which the seller logs in."
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="INR" label="Chat number, India" type="tel" autoComplete="off" />
        <TextField name="DXB" label="Chat number, Emirates" type="tel" autoComplete="off" />
      </div>
      <TextAreaField
        name="reason"
        label="Reason (optional)"
        rows={2}
        maxLength={500}
        hint="The seller reads it in the mail; it is kept in the audit log too."
      />
    </FormDialog>
  );
}
