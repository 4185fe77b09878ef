import { lazy, Suspense, useState } from 'react';
import { isReachable } from '#domain/chat-link.ts';
import { addresses } from '#web/ui/addresses.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Enquired } from './enquiry.ts';
import { PhoneLinks } from './phone-links.tsx';
import type { ShownPhones } from './shown-phones.ts';

const PhoneCode = lazy(() =>
  import('./phone-code.tsx').then((module) => ({ default: module.PhoneCode })),
);

/** Ways to ask about a piece beside the chat: on by phone, by a form, by a call. */
export function OtherWays({ piece, phones }: { piece: Enquired; phones: ShownPhones }) {
  // A seller without a chat number is reached best by the form.
  const isTheirs = isReachable(piece.seller);
  const [isOpen, setOpen] = useState(false);
  const size = piece.size === undefined ? {} : { size: piece.size };
  return (
    <div className="flex flex-wrap items-center gap-x-6 text-small">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="quiet-action needs-scripts desktop-only"
      >
        <span className="text-link">Continue on your phone</span>
      </button>
      <Link
        to={addresses.enquiryForm({ ids: piece._id, ...size })}
        rel="nofollow"
        className={isTheirs ? 'quiet-action' : buttonClass('line', 'mb-1 w-full')}
      >
        <span className={isTheirs ? 'text-link' : undefined}>Write without chat</span>
      </Link>
      <PhoneLinks seller={piece.seller} phones={phones} />
      {isOpen && (
        <Suspense>
          <PhoneCode pieces={[piece]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
