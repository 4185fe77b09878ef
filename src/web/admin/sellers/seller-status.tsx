import { useState } from 'react';
import type { Seller } from '#contracts/seller.ts';
import { useWrite } from '#web/ui/office/mutate.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { StatusDot } from '#web/ui/office/status-dot.tsx';
import { sellerLists } from './seller-lists.ts';

const FAILED = 'Failed to update seller status. Please try again.';

/** Active or Inactive, turned by pressing it (SPEC §4): the opposite of what it is now is sent. */
export function SellerStatusButton({ seller }: { seller: Seller }) {
  const write = useWrite<Seller>(sellerLists);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function toggle() {
    setBusy(true);
    setFailed(false);
    try {
      await write(`/admin/update-status/${seller._id}`, {
        method: 'PUT',
        body: { status: !seller.status },
      });
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <div>
      <OfficeButton
        className="min-w-28"
        busy={isBusy && 'Updating...'}
        aria-label={isBusy ? undefined : `${seller.status ? 'Active' : 'Inactive'}: ${seller.name}`}
        title={seller.status ? 'Deactivate' : 'Activate'}
        onClick={toggle}
      >
        <StatusDot tone={seller.status ? 'good' : 'bad'}>
          {seller.status ? 'Active' : 'Inactive'}
        </StatusDot>
      </OfficeButton>
      {hasFailed && (
        <p role="alert" className="mt-1 max-w-48 text-fine text-bad">
          {FAILED}
        </p>
      )}
    </div>
  );
}
