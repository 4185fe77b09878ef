import { z } from 'zod';
import { StatusChange } from '#contracts/seller.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { useWrite } from '#web/ui/back-office/mutate.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { sellerLists } from '../sellers/seller-lists.ts';

const Reason = z.object({
  reason: StatusChange.shape.reason
    .unwrap()
    .refine((text) => text.length > 0, 'Say why, so that the seller knows what to do'),
});

type DeclineChangeDialogProps = {
  changeId: string;
  /** The change, such as 'Name of Khor Meridian'. */
  what: string;
  onClose: () => void;
};

/** Declines a change and tells the seller why, by mail and in its back office. */
export function DeclineChangeDialog({ changeId, what, onClose }: DeclineChangeDialogProps) {
  const write = useWrite(sellerLists);
  return (
    <FormDialog<z.input<typeof Reason>, z.output<typeof Reason>>
      title={`Decline: ${what}`}
      schema={Reason}
      defaults={{ reason: '' }}
      draftKey={`decline-change:${changeId}`}
      submit="Decline"
      busy="Declining..."
      onSubmit={async ({ reason }) => {
        const body = { accept: false, reason };
        const { message } = await write(`/admin/decide-change/${changeId}`, {
          method: 'PUT',
          body,
        });
        toasts.success(message);
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Shoppers go on seeing what they see now. The seller is told by mail, with your reason.
      </p>
      <TextAreaField name="reason" label="Reason" rows={3} maxLength={500} />
    </FormDialog>
  );
}
