import { z } from 'zod';
import { goneAfter } from '#contracts/bin.ts';
import { deleteSeller } from '#contracts/calls/bin.ts';
import type { Seller } from '#contracts/seller.ts';
import { fateOfSeller } from '#domain/fate-of-seller.ts';
import { isolate } from '#domain/text/isolate.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';

const Deleting = z.object({ reason: z.string().max(500) });

/** Asks whether a seller is to go into the bin, and for the reason that it is told. */
export function DeleteSellerDialog({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const send = useTell(deleteSeller);
  return (
    <FormDialog
      title={`Delete ${isolate(seller.name)}`}
      schema={Deleting}
      defaults={{ reason: '' }}
      draftKey={`delete-seller:${seller._id}`}
      submit="Delete Seller"
      isDangerous
      onSubmit={(body) => send({ params: { id: seller._id }, body })}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Its page and its products go from the shop at once, and the seller is told by mail.{' '}
        {fateOfSeller(goneAfter(new Date()))}
      </p>
      <TextAreaField name="reason" label="Reason (optional)" rows={3} maxLength={500} />
    </FormDialog>
  );
}
