import type { ProductSeller } from '#contracts/product.ts';
import { chatNumberFor, isReachable } from '#domain/chat-link.ts';
import * as texts from '#texts/storefront/enquiries.tsx';
import type { ShownPhones } from './shown-phones.ts';

type PhoneLinksProps = { seller: Pick<ProductSeller, 'INR' | 'DXB'>; phones: ShownPhones };

/** A call to the seller, at the number of the user's region; nothing where it has none. */
export function PhoneLinks({ seller, phones }: PhoneLinksProps) {
  if (!isReachable(seller)) return null;
  const [india, emirates] = [chatNumberFor('IN', seller, ''), chatNumberFor('AE', seller, '')];
  if (india === emirates) return <PhoneLink number={india} shown={phones.IN} />;
  return (
    <>
      <PhoneLink number={india} shown={phones.IN} className="in-india" />
      <PhoneLink number={emirates} shown={phones.AE} className="in-emirates" />
    </>
  );
}

type PhoneLinkProps = { number: string; shown: string; className?: string };

function PhoneLink({ number, shown, className = '' }: PhoneLinkProps) {
  return (
    <a href={`tel:${number}`} className={`quiet-action ${className}`}>
      <span className="text-link">{texts.call(shown)}</span>
    </a>
  );
}
