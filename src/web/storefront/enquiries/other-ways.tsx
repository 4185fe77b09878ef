import { Suspense, useState } from 'react';
import { isReachable } from '#domain/chat-link.ts';
import * as texts from '#texts/storefront/enquiries.tsx';
import { lazyPart } from '#web/ui/lazy-hydrate.tsx';
import { Link } from '#web/ui/link.tsx';
import { formAddress } from './ask-link.tsx';
import type { Enquired } from './enquiry.ts';
import { MarketplaceChat, MarketplacePhone } from './marketplace-ways.tsx';
import { PhoneLinks } from './phone-links.tsx';
import type { ShownPhones } from './shown-phones.ts';

const PhoneCode = lazyPart(
  () => import('./phone-code.tsx'),
  (module) => module.PhoneCode,
);

/** Ways to ask about a piece beside the first: on by phone, by a form or the marketplace's chat, by a call. */
export function OtherWays({ piece, phones }: { piece: Enquired; phones: ShownPhones }) {
  // A seller without a chat number is reached by the form, which then is the first way.
  const isTheirs = isReachable(piece.seller);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-6 text-small">
      {!isTheirs && <MarketplaceChat pieces={[piece]} className="mb-1 w-full" />}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="quiet-action needs-scripts desktop-only"
      >
        <span className="text-link">{texts.continueOnPhone}</span>
      </button>
      {isTheirs ? (
        <>
          <Link to={formAddress([piece])} rel="nofollow" className="quiet-action">
            <span className="text-link">{texts.writeWithoutChat}</span>
          </Link>
          <PhoneLinks seller={piece.seller} phones={phones} />
        </>
      ) : (
        <MarketplacePhone />
      )}
      {isOpen && (
        <Suspense>
          <PhoneCode pieces={[piece]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
