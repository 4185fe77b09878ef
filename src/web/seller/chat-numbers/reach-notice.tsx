import { useState } from 'react';
import type { Seller } from '#contracts/seller.ts';
import { isReachable } from '#domain/chat-link.ts';
import * as texts from '#texts/seller/chat-numbers.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { isNumberWaiting } from './is-number-waiting.ts';
import { LazyChatNumbersDialog } from './lazy-chat-numbers-dialog.ts';

/** Tells a seller with visible products that shoppers reach the marketplace instead. */
export function ReachNotice({ seller }: { seller: Seller }) {
  const { site } = useBackOffice();
  const [isOpen, setOpen] = useState(false);
  if (!seller.status || isReachable(seller)) return null;
  return (
    <div role="note" className="mb-4 rounded-control bg-warn-soft px-3 py-2.5 text-warn">
      {isNumberWaiting(seller) ? (
        texts.untilAccepted(site.name)
      ) : (
        <>
          {texts.noNumber(site.name)}{' '}
          <button
            type="button"
            className="underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            onClick={() => setOpen(true)}
          >
            {texts.add}
          </button>
        </>
      )}
      {isOpen && <LazyChatNumbersDialog seller={seller} onClose={() => setOpen(false)} />}
    </div>
  );
}
