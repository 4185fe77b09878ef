import type { ProductSeller } from '#contracts/product.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChatRecipient } from '../enquiries/chat-recipient.tsx';
import { pluralise } from '../pluralise.ts';
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
      <p className="text-small text-ink-muted">{pluralise(count, 'piece')}</p>
      <ChatRecipient seller={seller} className="mt-3 basis-full" />
    </div>
  );
}
