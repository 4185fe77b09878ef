import { Suspense, useState } from 'react';
import type { Region } from '#contracts/price.ts';
import type { ProductSeller } from '#contracts/product.ts';
import { isReachable } from '#domain/chat-link.ts';
import { continueOnPhone, writeWithoutChat } from '#texts/storefront/enquiries.tsx';
import * as texts from '#texts/storefront/enquiry-list.tsx';
import { undo } from '#texts/storefront/every-page.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/field.tsx';
import { lazyPart } from '#web/ui/lazy-hydrate.tsx';
import { dayOf } from '#web/ui/product/asked.ts';
import {
  enquiryList,
  LONGEST_WORDS,
  withoutSeller,
  withSent,
  withWords,
} from '#web/ui/product/enquiry-list.ts';
import { useRegion } from '#web/ui/region.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { Written } from '#web/ui/written.tsx';
import { ChatLinks } from '../enquiries/chat-links.tsx';
import { ChatRecipient } from '../enquiries/chat-recipient.tsx';
import { newReference } from '../enquiries/enquiry.ts';
import { EnquiryForm } from '../enquiries/enquiry-form.tsx';
import { MarketplaceChat, MarketplacePhone } from '../enquiries/marketplace-ways.tsx';
import { PhoneCode } from '../enquiries/phone-code.tsx';
import { useFrame } from '../site.ts';
import { enquiredOf } from './enquired-of.ts';
import type { Listed } from './own-list.tsx';

const SellerPhones = lazyPart(
  () => import('./seller-phones.tsx'),
  (module) => module.SellerPhones,
);

type Open = 'phone-code' | 'form' | null;

type SendEnquiryProps = {
  pieces: Listed[];
  /** Asks for the sizes that are not chosen; null where none is missing. */
  askSizes: (() => void) | null;
};

/** The shopper's words to one seller, and the ways to send them with the pieces: one message, one reference. */
export function SendEnquiry({ pieces, askSizes }: SendEnquiryProps) {
  const { origin } = useFrame();
  const list = enquiryList.use();
  const shownRegion = useRegion();
  const [open, setOpen] = useState<Open>(null);
  const seller = pieces[0]?.product.seller;
  if (!seller) return null;
  // A seller without a chat number is reached by the form, which then is the first way.
  const isTheirs = isReachable(seller);
  const words = list.words[seller._id] ?? '';
  const enquired = pieces.map((piece) => enquiredOf(piece, origin));
  const sent = list.sent[seller._id];
  const by = { pieces: enquired, words, referenceOf };
  const opensForm = {
    'aria-expanded': open === 'form',
    onClick: askSizes ?? (() => setOpen(open === 'form' ? null : 'form')),
  };
  const isSent = sent !== undefined && sent.content === contentOf(pieces, words, shownRegion);

  /** The same message has the same reference, so that it counts once. */
  function referenceOf(region: Region): string {
    const { sent: known, words: written } = enquiryList.read();
    const content = contentOf(pieces, written[seller?._id ?? ''] ?? '', region);
    const before = known[seller?._id ?? ''];
    const reference = before?.content === content ? before.reference : newReference();
    const at = new Date().toISOString();
    enquiryList.write(withSent(enquiryList.read(), seller?._id ?? '', { reference, at, content }));
    return reference;
  }

  return (
    <div
      className={classNames(
        'pt-6 lg:self-start',
        // An open form is taller than a window.
        open !== 'form' && 'lg:sticky lg:top-32',
      )}
    >
      <TextArea
        key={seller._id}
        label={texts.wordsTo(seller.name)}
        name={`words-${seller._id}`}
        rows={3}
        maxLength={LONGEST_WORDS}
        defaultValue={words}
        placeholder={texts.optional}
        onChange={({ target }) =>
          enquiryList.write(withWords(enquiryList.read(), seller._id, target.value))
        }
      />
      <div className="mt-4 grid gap-1">
        {isTheirs ? (
          <ChatLinks
            {...by}
            label={texts.askByChat(pieces.length)}
            instead={askSizes}
            className="w-full px-4"
          />
        ) : (
          <>
            <Button {...opensForm} className="w-full px-4">
              {texts.write(pieces.length)}
            </Button>
            <MarketplaceChat {...by} instead={askSizes} className="mt-1 w-full px-4" />
          </>
        )}
        <div className="flex flex-wrap items-center gap-x-6">
          <button
            type="button"
            onClick={askSizes ?? (() => setOpen('phone-code'))}
            className="quiet-action desktop-only"
          >
            <span className="text-link">{continueOnPhone}</span>
          </button>
          {isTheirs ? (
            <>
              <button type="button" {...opensForm} className="quiet-action">
                <span className="text-link">{writeWithoutChat}</span>
              </button>
              <Suspense>
                <SellerPhones seller={seller} />
              </Suspense>
            </>
          ) : (
            <MarketplacePhone />
          )}
        </div>
      </div>
      {open === 'form' && (
        <div className="narrow mt-4 border-t border-line pt-5">
          <EnquiryForm
            pieces={enquired}
            words={words}
            onSent={(reference) => {
              const content = contentOf(pieces, words, shownRegion);
              const at = new Date().toISOString();
              enquiryList.write(
                withSent(enquiryList.read(), seller._id, { reference, at, content }),
              );
              setOpen(null);
              // The button that had the focus is gone with the form.
              requestAnimationFrame(() => document.getElementById(`sent-${seller._id}`)?.focus());
            }}
          />
        </div>
      )}
      {open === 'phone-code' && <PhoneCode {...by} onClose={() => setOpen(null)} />}
      {isSent && sent && <SentNote {...{ pieces, seller, sent }} />}
    </div>
  );
}

type SentNoteProps = {
  pieces: Listed[];
  seller: ProductSeller;
  sent: { reference: string; at: string };
};

/** That this was asked, and the way to let go of it. */
function SentNote({ pieces, seller, sent }: SentNoteProps) {
  function clear() {
    const before = enquiryList.read();
    const ids = pieces.map(({ listed }) => listed.id);
    enquiryList.write(withoutSeller(before, seller._id, ids));
    const after = enquiryList.read();
    toast(texts.removed, {
      label: undo,
      takesFocus: true,
      act() {
        if (enquiryList.read() === after) enquiryList.write(before);
      },
    });
  }
  return (
    <div
      id={`sent-${seller._id}`}
      tabIndex={-1}
      role="status"
      className="mt-4 border-s border-brass ps-4 outline-none"
    >
      <p className="text-small text-ink-soft">
        {texts.asked({
          seller: <Written>{seller.name}</Written>,
          day: dayOf(sent.at),
          reference: <span className="font-medium text-ink">{sent.reference}</span>,
        })}
      </p>
      <ChatRecipient seller={seller} className="mt-3" />
      <Button look="line" onClick={clear} className="mt-3">
        {texts.removeAsked(pieces.length)}
      </Button>
    </div>
  );
}

/** What would be sent, in a form that is compared. */
function contentOf(pieces: Listed[], words: string, region: Region): string {
  const asked = pieces.map(({ listed: { id, size, quantity, note } }) => [
    id,
    size,
    quantity,
    note,
  ]);
  return JSON.stringify([region, words, asked]);
}
