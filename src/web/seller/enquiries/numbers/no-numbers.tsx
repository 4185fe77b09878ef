import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';

/** Stands in place of the numbers where there are none at all. */
export const NoNumbers = () => (
  <div className="flex flex-col items-center border-y border-hair px-5 py-16 text-center">
    <p className="font-medium">No numbers in this time</p>
    <p className="mt-1 max-w-[28rem] text-ink-muted">
      Nobody looked at your pieces or asked about them. Add pieces with good pictures and share
      their addresses, or choose a longer time.
    </p>
    <ActionButtonLink to={sellerAddresses.products()} className="mt-4">
      See your pieces
    </ActionButtonLink>
  </div>
);
