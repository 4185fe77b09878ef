import type { ProductSeller } from '#contracts/product.ts';
import { isReachable } from '#domain/chat-link.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useFrame } from '../site.ts';

type ChatRecipientProps = { seller: ProductSeller; className?: string };

/** A note that the marketplace answers the chat, where the seller has no chat number. */
export function ChatRecipient({ seller, className }: ChatRecipientProps) {
  const { site } = useFrame();
  if (isReachable(seller)) return null;
  return (
    <p className={classNames('border-l border-brass pl-3 text-ink-soft text-small', className)}>
      {site.name} answers this chat for <bdi className="text-ink">{seller.name}</bdi>.
    </p>
  );
}
