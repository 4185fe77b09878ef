import type { Region } from '#contracts/price.ts';
import type { PublicSeller } from '#contracts/seller.ts';
import { chatLink, chatNumberFor, isReachable, sellerMessage } from '#domain/chat-link.ts';
import { monthInWords } from '#domain/time/date-words.ts';
import { inLanguage } from '#languages/languages.ts';
import { language } from '#texts/language.ts';
import * as texts from '#texts/storefront/sellers.ts';
import { addresses } from '#web/ui/addresses.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Written } from '#web/ui/written.tsx';
import { ChatRecipient } from '../enquiries/chat-recipient.tsx';
import { MarketplacePhone } from '../enquiries/marketplace-ways.tsx';
import { PhoneLinks } from '../enquiries/phone-links.tsx';
import type { ShownPhones } from '../enquiries/shown-phones.ts';
import { useFrame } from '../site.ts';

/** Where a seller is, since when, how soon it usually replies, and the way to its chat. */
export function SellerFacts({ seller, phones }: { seller: PublicSeller; phones: ShownPhones }) {
  const facts = [
    [texts.city, seller.city],
    [texts.memberSince, monthInWords(seller.createdAt)],
    [texts.usuallyReplies, seller.replyTime === '' ? '' : texts.repliesWithin[seller.replyTime]],
    [texts.openingHours, seller.openingHours],
  ] as const;
  const isTheirs = isReachable(seller);
  const form = addresses.enquiryForm({ seller: seller._id });
  return (
    <>
      <dl className="mt-7 flex flex-wrap gap-x-10 gap-y-3 border-y border-line py-4 text-small">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-ink-muted">{name}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">
                  <Written>{value}</Written>
                </dd>
              </div>
            ),
        )}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {!isTheirs && (
          <Link to={form} rel="nofollow" className={buttonClass('solid', 'max-sm:w-full')}>
            {texts.writeToSeller}
          </Link>
        )}
        <SellerChat seller={seller} region="IN" className="in-india" />
        <SellerChat seller={seller} region="AE" className="in-emirates" />
        {isTheirs ? (
          <>
            <Link to={form} rel="nofollow" className="quiet-action">
              <span className="text-link">{texts.writeWithoutChat}</span>
            </Link>
            <PhoneLinks seller={seller} phones={phones} />
          </>
        ) : (
          <MarketplacePhone />
        )}
        <ChatRecipient seller={seller} />
      </div>
      <Link
        to={addresses.reportSeller(seller)}
        rel="nofollow"
        className="mt-4 flex min-h-11 w-fit items-center text-small text-ink-muted underline decoration-line underline-offset-4 hover:text-ink"
      >
        {texts.reportShop}
      </Link>
    </>
  );
}

type SellerChatProps = { seller: PublicSeller; region: Region; className: string };

/**
 * A plain link: an enquiry is counted by its product, and this one has none. Of a seller without a chat number it
 * leads to the marketplace, and says so.
 */
function SellerChat({ seller, region, className }: SellerChatProps) {
  const { site, origin } = useFrame();
  const number = chatNumberFor(region, seller, site.adminChatNumber);
  const isTheirs = isReachable(seller);
  const page = inLanguage(language, addresses.seller(seller));
  const message = sellerMessage(seller, new URL(page, origin).href, number);
  return (
    <a
      href={chatLink(number, message)}
      target="_blank"
      rel="noopener"
      data-region={region}
      className={buttonClass(isTheirs ? 'solid' : 'line', `max-sm:w-full ${className}`)}
    >
      <Icon name="chat" size={18} />
      {isTheirs ? texts.chatWithSeller : texts.chatWith(site.name)}
      <span className="sr-only">{texts.opensChat}</span>
    </a>
  );
}
