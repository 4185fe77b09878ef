import type { MouseEvent } from 'react';
import type { Region } from '#contracts/price.ts';
import * as texts from '#texts/storefront/enquiries.tsx';
import { type ButtonLook, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useFrame } from '../site.ts';
import { type Enquired, enquiryLink, newReference, reportEnquiry } from './enquiry.ts';

type ChatLinksProps = {
  /** Pieces of one seller. */
  pieces: readonly Enquired[];
  label: string;
  words?: string;
  look?: ButtonLook;
  className?: string | undefined;
  /** Returns the reference of what is asked now; drawn anew where it is left out. */
  referenceOf?: (region: Region) => string;
  /** What a press does in place of the chat, where something is still to be said. */
  instead?: (() => void) | null;
};

/** The chat links of both regions; CSS shows that of the user's region. */
export function ChatLinks(props: ChatLinksProps) {
  return (
    <>
      <ChatLink {...props} region="IN" />
      <ChatLink {...props} region="AE" />
    </>
  );
}

/**
 * A plain link with a SKU as reference; a click replaces it by a drawn reference and is counted.
 */
function ChatLink({ region, ...props }: ChatLinksProps & { region: Region }) {
  const { pieces, label, words, look = 'solid', className, instead } = props;
  const { referenceOf = newReference } = props;
  const { adminChatNumber } = useFrame().site;
  const about = { pieces, region, words };

  function enquire(event: MouseEvent<HTMLAnchorElement>) {
    const { currentTarget, button } = event;
    if (button > 1) return;
    if (instead) {
      event.preventDefault();
      return instead();
    }
    const enquiry = { ...about, reference: referenceOf(region) };
    currentTarget.href = enquiryLink(enquiry, adminChatNumber);
    reportEnquiry(enquiry, adminChatNumber);
  }

  return (
    <a
      href={enquiryLink({ ...about, reference: pieces[0]?.sku ?? '' }, adminChatNumber)}
      target="_blank"
      rel="noopener"
      onClick={enquire}
      onAuxClick={enquire}
      data-region={region}
      ref={markLive}
      className={buttonClass(
        look,
        `chat-link ${region === 'IN' ? 'in-india' : 'in-emirates'} ${className ?? ''}`,
      )}
    >
      <Icon name="chat" size={18} />
      {label}
      <span className="sr-only">{texts.opensChat}</span>
    </a>
  );
}

/** Says that a click is counted: it is hydrated after the page. */
function markLive(link: HTMLAnchorElement | null): void {
  if (link) link.dataset.live = '';
}
