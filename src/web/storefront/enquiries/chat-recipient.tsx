import type { ProductSeller } from '#contracts/product.ts';
import { awayInWords } from '#domain/availability/reservation.ts';
import { isReachable } from '#domain/chat-link.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useFrame } from '../site.ts';

type ChatRecipientProps = {
  seller: Pick<ProductSeller, 'name' | 'INR' | 'DXB' | 'awayUntil'>;
  className?: string;
};

/**
 * Who answers and when: where the seller has no chat number, that it does so by phone or email and the chat is
 * the marketplace's; and that the shop is away.
 */
export function ChatRecipient({ seller, className }: ChatRecipientProps) {
  const { site } = useFrame();
  const isTheirs = isReachable(seller);
  if (isTheirs && seller.awayUntil === null) return null;
  return (
    <div
      className={classNames(
        'grid gap-1 border-l-2 border-brass pl-3 text-ink-soft text-small',
        className,
      )}
    >
      {seller.awayUntil !== null && <p data-away="">{awayInWords(seller.awayUntil)}</p>}
      {!isTheirs && (
        <p>
          <bdi className="text-ink">{seller.name}</bdi> answers what you write by phone or email.
          The chat is with {site.name}.
        </p>
      )}
    </div>
  );
}
