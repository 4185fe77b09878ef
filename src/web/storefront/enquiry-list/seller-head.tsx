import type { ProductSeller } from '#contracts/product.ts';
import { pieces } from '#texts/storefront/enquiry-list.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChatRecipient } from '../enquiries/chat-recipient.tsx';
import { GroupName } from '../sellers/group-name.tsx';

type SellerHeadProps = { seller: ProductSeller; count: number; className?: string };

/** Above one seller's pieces of an enquiry list: who it is, how many they are, and who answers when. */
export function SellerHead({ seller, count, className }: SellerHeadProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1',
        className,
      )}
    >
      <GroupName seller={seller} />
      <p className="text-small text-ink-muted">{pieces(count)}</p>
      <ChatRecipient seller={seller} className="mt-3 basis-full" />
    </div>
  );
}
