import { z } from 'zod';
import { type Seller, StatusChange } from '#contracts/seller.ts';
import { isolate } from '#domain/isolate.ts';
import { FormDialog } from '#web/ui/office/form-dialog.tsx';
import { TextAreaField } from '#web/ui/office/form-fields.tsx';
import { useWrite } from '#web/ui/office/mutate.ts';
import { toasts } from '#web/ui/office/toasts.tsx';
import { sellerLists } from './seller-lists.ts';

export type Decision = 'approve' | 'decline' | 'deactivate';

const words = {
  approve: { title: 'Approve', submit: 'Approve', busy: 'Approving...', done: 'approved' },
  decline: { title: 'Decline', submit: 'Decline', busy: 'Declining...', done: 'declined' },
  deactivate: {
    title: 'Deactivate',
    submit: 'Deactivate',
    busy: 'Deactivating...',
    done: 'deactivated',
  },
} as const;

/** Refusals need a reason, since the seller is told it. */
const WithReason = StatusChange.pick({ reason: true }).extend({
  reason: StatusChange.shape.reason
    .unwrap()
    .refine((text) => text.length > 0, 'Say why, so that the seller knows what to do'),
});
const MaybeReason = z.object({ reason: StatusChange.shape.reason });

type DecideDialogProps = { seller: Seller; decision: Decision; onClose: () => void };

/** Approves, declines or deactivates a seller; the reason is shown to it and mailed. */
export function DecideDialog({ seller, decision, onClose }: DecideDialogProps) {
  const write = useWrite<Seller>(sellerLists);
  const { title, submit, busy, done } = words[decision];
  const isApproval = decision === 'approve';
  return (
    <FormDialog<{ reason?: string | undefined }, { reason: string }>
      title={`${title} ${isolate(seller.name)}`}
      schema={isApproval ? MaybeReason : WithReason}
      defaults={{ reason: '' }}
      draftKey={`${decision}:${seller._id}`}
      submit={submit}
      busy={busy}
      onSubmit={async ({ reason }) => {
        await write(`/admin/update-status/${seller._id}`, {
          method: 'PUT',
          body: { status: isApproval, reason },
        });
        toasts.success(`${isolate(seller.name)} is ${done}`);
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {isApproval
          ? 'The seller is told by mail, and may add and edit products from now on.'
          : 'The seller is told by mail, with your reason, and its products are not shown to shoppers.'}
      </p>
      <TextAreaField
        name="reason"
        label={isApproval ? 'Note to the seller (optional)' : 'Reason'}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
