import { useEffect, useRef, useState } from 'react';
import type { Region } from '#contracts/price.ts';
import { isReachable } from '#domain/chat-link.ts';
import { LONGEST_IN_QR } from '#domain/enquiries/enquiry-message.ts';
import * as texts from '#texts/storefront/enquiries.tsx';
import { close } from '#texts/storefront/every-page.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { useRegion } from '#web/ui/region.ts';
import { useFrame } from '../site.ts';
import {
  type Enquired,
  type Enquiry,
  enquiryLink,
  newReference,
  reportEnquiry,
} from './enquiry.ts';

type PhoneCodeProps = {
  pieces: readonly Enquired[];
  words?: string;
  /** Returns the reference of what is asked now; drawn anew where it is left out. */
  referenceOf?: (region: Region) => string;
  onClose(): void;
};

/**
 * The chat as a QR code, for a phone's camera. It is an enquiry as a press on the chat's link is, and counted so.
 */
export function PhoneCode({ pieces, words, referenceOf = newReference, onClose }: PhoneCodeProps) {
  const { adminChatNumber, name: marketplace } = useFrame().site;
  const isTheirs = pieces.every(({ seller }) => isReachable(seller));
  const region = useRegion();
  const dialog = useRef<HTMLDialogElement>(null);
  const [enquiry, setEnquiry] = useState<Enquiry>();
  // What was asked when it was opened stays.
  const [asked] = useState({ pieces, region, words, referenceOf });

  useEffect(() => {
    dialog.current?.showModal();
    const { referenceOf: draw, ...about } = asked;
    const drawn = { ...about, reference: draw(about.region) };
    reportEnquiry(drawn, adminChatNumber);
    setEnquiry(drawn);
  }, [asked, adminChatNumber]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself
    <dialog
      ref={dialog}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      aria-labelledby="phone-code-title"
      className="phone-code"
    >
      <div className="grid justify-items-center gap-5 p-8 text-center">
        <h2 id="phone-code-title" className="font-serif text-title">
          {texts.continueOnPhone}
        </h2>
        <div className="size-72">
          {enquiry && (
            <QrCode
              text={enquiryLink(enquiry, adminChatNumber, LONGEST_IN_QR)}
              label={texts.codeOfChat}
              correction="low"
              className="size-72"
            />
          )}
        </div>
        <p className="max-w-72 text-small text-ink-soft">
          {texts.pointCamera({
            ...(!isTheirs && { site: marketplace }),
            ...(enquiry && { reference: enquiry.reference }),
          })}
        </p>
      </div>
      <button
        type="button"
        aria-label={close}
        onClick={() => dialog.current?.close()}
        className="absolute top-1 inset-e-1 grid size-11 place-items-center"
      >
        <Icon name="close" size={18} />
      </button>
    </dialog>
  );
}
