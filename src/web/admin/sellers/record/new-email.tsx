import { cancelNewEmail, correctContact } from '#contracts/calls/seller-record.ts';
import type { Seller } from '#contracts/seller.ts';
import type { SellerRecord } from '#contracts/sellers/seller-record.ts';
import { ActingButton } from '#web/ui/back-office/action-button.tsx';
import { formatAgo, formatMoment } from '#web/ui/back-office/formats.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { May } from '../../may.tsx';

type NewEmailProps = { seller: Seller; newEmail: NonNullable<SellerRecord['newEmail']> };

/** An address that an admin has put down and that waits to be confirmed. */
export function NewEmail({ seller, newEmail }: NewEmailProps) {
  const { _id: sellerId, version } = seller;
  const { email, askedBy, createdAt } = newEmail;
  const correct = useSend(correctContact);
  const cancel = useTell(cancelNewEmail);
  async function sendAgain() {
    await correct({ params: { sellerId }, body: { email, version } });
    toasts.success('The link is sent again. The one before no longer works.');
  }

  return (
    <div role="note" className="mt-2 rounded-control bg-warn-soft px-3 py-2">
      <p className="text-warn">
        <bdi className="wrap-anywhere">{email}</bdi> waits to be confirmed: put down by{' '}
        <bdi>{askedBy}</bdi>{' '}
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatAgo(createdAt)}
        </time>
      </p>
      <May permission="change-sellers">
        <div className="mt-2 flex flex-wrap gap-2">
          <ActingButton act={sendAgain}>Send again</ActingButton>
          <ActingButton look="plain" act={() => cancel({ params: { sellerId } })}>
            Cancel
          </ActingButton>
        </div>
      </May>
    </div>
  );
}
