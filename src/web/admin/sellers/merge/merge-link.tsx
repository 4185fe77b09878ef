import type { Seller } from '#contracts/seller.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';

/** Leads to the screen that makes this account part of another one of the same seller. */
export function MergeLink({ seller }: { seller: Seller }) {
  return (
    <ActionButtonLink to={adminAddresses.mergeSeller(seller._id)}>
      Merge with another account…
    </ActionButtonLink>
  );
}
