import { decideSellerChange } from '#contracts/calls/seller-changes.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { WithReason } from '../sellers/decide-dialog.tsx';

type DeclineChangeDialogProps = {
  changeId: string;
  /** The change, such as 'Name of Khor Meridian'. */
  what: string;
  onClose: () => void;
};

/** Declines a change and tells the seller why, by mail and in its back office. */
export function DeclineChangeDialog({ changeId, what, onClose }: DeclineChangeDialogProps) {
  const decide = useTell(decideSellerChange);
  return (
    <FormDialog
      title={`Decline: ${what}`}
      schema={WithReason}
      defaults={{ reason: '' }}
      draftKey={`decline-change:${changeId}`}
      submit="Decline"
      onSubmit={async ({ reason }) => {
        const body = { accept: false, reason };
        await decide({ params: { changeId }, body });
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
