import type { MouseEvent } from 'react';
import type { Region } from '#contracts/price.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useFrame } from '../site.ts';
import { countEnquiry, type Enquired, enquiryLink, newReference } from './enquiry.ts';

type ChatLinksProps = { product: Enquired; label: string; className?: string };

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
 * A plain link with the SKU as reference; a click replaces it by a drawn reference and is counted.
 */
function ChatLink({ product, label, className, region }: ChatLinksProps & { region: Region }) {
  const { adminChatNumber } = useFrame().site;

  function enquire({ currentTarget, button }: MouseEvent<HTMLAnchorElement>) {
    if (button > 1) return;
    const reference = newReference();
    currentTarget.href = enquiryLink(product, region, adminChatNumber, reference);
    countEnquiry(reference, product._id, region);
  }

  return (
    <a
      href={enquiryLink(product, region, adminChatNumber, product.sku)}
      target="_blank"
      rel="noopener"
      onClick={enquire}
      onAuxClick={enquire}
      data-region={region}
      className={buttonClass(
        'solid',
        `${region === 'IN' ? 'in-india' : 'in-emirates'} ${className ?? ''}`,
      )}
    >
      <Icon name="chat" size={18} />
      {label}
      <span className="sr-only"> (opens a chat in a new tab)</span>
    </a>
  );
}
