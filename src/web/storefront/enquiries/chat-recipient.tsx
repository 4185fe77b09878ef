import type { ReactNode } from 'react';
import type { ProductSeller } from '#contracts/product.ts';
import { awayInWords } from '#domain/availability/reservation.ts';
import { isReachable } from '#domain/chat-link.ts';
import { usuallyReplies } from '#texts/domain/values.ts';
import * as texts from '#texts/storefront/enquiries.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Written } from '#web/ui/written.tsx';
import { useFrame } from '../site.ts';

type Answering = Pick<ProductSeller, 'awayUntil'> &
  Partial<Pick<ProductSeller, 'city' | 'replyTime'>>;

type WhoAnswersProps = { seller: Answering; className?: string; children?: ReactNode };

/** Where a seller is and how soon it replies, where that is given, and that the shop is away. */
export function WhoAnswers({ seller, className, children }: WhoAnswersProps) {
  const facts = inShort(seller);
  if (facts === '' && seller.awayUntil === null && !children) return null;
  return (
    <div
      className={classNames(
        'grid gap-1 border-s-2 border-brass ps-3 text-ink-soft text-small',
        className,
      )}
    >
      {facts && (
        <p>
          <Written>{facts}</Written>
        </p>
      )}
      {seller.awayUntil !== null && <p data-away="">{awayInWords(seller.awayUntil)}</p>}
      {children}
    </div>
  );
}

type ChatRecipientProps = {
  seller: Answering & Pick<ProductSeller, 'name' | 'INR' | 'DXB'>;
  className?: string;
};

/**
 * Who answers and when; where the seller has no chat number, that it does so by phone or email and the chat is the
 * marketplace's.
 */
export function ChatRecipient({ seller, className }: ChatRecipientProps) {
  const { site } = useFrame();
  return (
    <WhoAnswers seller={seller} {...(className && { className })}>
      {!isReachable(seller) && (
        <p>
          {texts.answersOtherwise({
            seller: <Written className="text-ink">{seller.name}</Written>,
            site: site.name,
          })}
        </p>
      )}
    </WhoAnswers>
  );
}

/** Returns a line such as `Usually replies within a day · Kochi`; empty where nothing is known. */
function inShort({ city = '', replyTime = '' }: Answering): string {
  const soon = replyTime && usuallyReplies[replyTime];
  return [soon, city].filter(Boolean).join(' · ');
}
