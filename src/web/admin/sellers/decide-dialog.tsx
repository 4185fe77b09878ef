import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { getMessagesOf } from '#contracts/calls/messages.ts';
import { type Seller, StatusChange } from '#contracts/seller.ts';
import { isolate } from '#domain/text/isolate.ts';
import { callError, isCallError } from '#web/ui/back-office/calls.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { MessageList } from '#web/ui/back-office/messages/message-list.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { type Decision, statusProblem, useDecide } from './use-decide.ts';

const words = {
  approve: {
    title: 'Approve',
    busy: 'Approving...',
    text: 'The seller is told by mail, and may add and edit products from now on.',
  },
  decline: {
    title: 'Decline',
    busy: 'Declining...',
    text: 'The seller is told by mail, with your reason, and can answer you with documents.',
  },
  deactivate: {
    title: 'Deactivate',
    busy: 'Deactivating...',
    text: 'The seller is told by mail, with your reason, and its products are not shown to shoppers. You can undo it at once: the mail waits for a minute.',
  },
} as const;

/** Refusals require a reason, which is sent to the seller. */
export const WithReason = StatusChange.pick({ reason: true }).extend({
  reason: StatusChange.shape.reason
    .unwrap()
    .refine((text) => text.length > 0, 'Say why, so that the seller knows what to do'),
});
const MaybeReason = z.object({ reason: StatusChange.shape.reason });

type DecideDialogProps = { seller: Seller; decision: Decision; onClose: () => void };

/** Approves, declines or deactivates a seller; the reason is shown to it and mailed. */
export function DecideDialog({ seller, decision, onClose }: DecideDialogProps) {
  const decide = useDecide();
  const client = useQueryClient();
  const { title, busy, text } = words[decision];
  const isApproval = decision === 'approve';
  const showNewest = () => {
    void client.invalidateQueries();
    onClose();
  };
  return (
    <FormDialog<{ reason?: string | undefined }, { reason: string }>
      title={`${title} ${isolate(seller.name)}`}
      schema={isApproval ? MaybeReason : WithReason}
      defaults={{ reason: '' }}
      draftKey={`${decision}:${seller._id}`}
      submit={title}
      busy={busy}
      onSubmit={({ reason }) => decide(seller, decision, reason).catch(inWords)}
      onClose={onClose}
      onReload={showNewest}
    >
      {isApproval && !seller.emailConfirmed && (
        <p role="note" className="rounded-control bg-warn-soft px-3 py-2 text-warn">
          This seller has not confirmed its email,{' '}
          <bdi className="wrap-anywhere">{seller.email}</bdi>. Somebody else may own that address.
          You may approve the seller all the same.
        </p>
      )}
      <p className="text-ink-soft">{text}</p>
      <LatestMessages seller={seller} />
      <TextAreaField
        name="reason"
        label={isApproval ? 'Note to the seller (optional)' : 'Reason'}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}

/** Returns our own text where the server has none. */
function inWords(error: unknown): never {
  if (!isCallError(error)) throw error;
  const failure = { ...error.failure, message: statusProblem(error) };
  throw callError(failure);
}

/** The latest messages, beside a decision; renders nothing where there are none. */
function LatestMessages({ seller }: { seller: Seller }) {
  const { data = [] } = useRead(getMessagesOf, { params: { sellerId: seller._id } });
  if (data.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 text-dense font-medium">What was written so far</h3>
      <section
        aria-label="What was written so far"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="max-h-56 overflow-y-auto"
      >
        <MessageList messages={data} />
      </section>
    </div>
  );
}
