import * as enquiries from '#texts/seller/enquiries.ts';
import * as texts from '#texts/seller/enquiry-numbers.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';

/** Stands in place of the numbers where there are none at all. */
export const NoNumbers = () => (
  <div className="flex flex-col items-center border-y border-hair px-5 py-16 text-center">
    <p className="font-medium">{texts.noNumbersTitle}</p>
    <p className="mt-1 max-w-[28rem] text-ink-muted">{texts.noNumbersText}</p>
    <ActionButtonLink to={sellerAddresses.products()} className="mt-4">
      {enquiries.seePieces}
    </ActionButtonLink>
  </div>
);
