import type { Region } from '#contracts/price.ts';
import * as texts from '#texts/storefront/enquiries.tsx';
import { useFrame } from '../site.ts';
import { ChatLinks } from './chat-links.tsx';
import type { Enquired } from './enquiry.ts';

type MarketplaceChatProps = {
  /** Pieces of one seller, which has no chat number. */
  pieces: readonly Enquired[];
  words?: string;
  className?: string;
  referenceOf?: (region: Region) => string;
  instead?: (() => void) | null;
};

/** The marketplace's own chat, named as such: second to the form, which reaches the seller itself. */
export function MarketplaceChat(props: MarketplaceChatProps) {
  const { site } = useFrame();
  return <ChatLinks {...props} label={texts.chatWith(site.name)} look="line" />;
}

/** A call to the marketplace, in place of one to a seller without a number. */
export function MarketplacePhone() {
  const { site, phone } = useFrame();
  return (
    <a href={`tel:${site.phone}`} className="quiet-action">
      <span className="text-link">
        {texts.callSite({
          site: site.name,
          phone: (
            <bdi dir="ltr" className="whitespace-nowrap">
              {phone}
            </bdi>
          ),
        })}
      </span>
    </a>
  );
}
