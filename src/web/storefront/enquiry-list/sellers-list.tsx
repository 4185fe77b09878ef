import { addresses } from '#web/ui/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { ChatRecipient } from '../enquiries/chat-recipient.tsx';
import { pluralise } from '../pluralise.ts';
import { ListedRow } from './listed-row.tsx';
import type { Listed } from './own-list.tsx';
import { SendEnquiry } from './send-enquiry.tsx';

/** One seller's pieces on the list, and the one message about them. */
export function SellersList({ pieces }: { pieces: Listed[] }) {
  const seller = pieces[0]?.product.seller;
  if (!seller) return null;
  return (
    <section
      className="grid gap-x-12 border-t border-ink pt-7 pb-16 lg:grid-cols-[minmax(0,1fr)_23rem]"
      aria-labelledby={`of-${seller._id}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:col-span-2">
        <h2 id={`of-${seller._id}`} className="min-w-0 font-serif text-title wrap-anywhere">
          <Link to={addresses.seller(seller)} prefetch="intent" className="hover:underline">
            <bdi>{seller.name}</bdi>
          </Link>
        </h2>
        <p className="text-small text-ink-muted">{pluralise(pieces.length, 'piece')}</p>
        <ChatRecipient seller={seller} className="mt-3 basis-full" />
      </div>
      <ul className="mt-6 divide-y divide-line border-y border-line lg:self-start">
        {pieces.map((piece) => (
          <ListedRow key={piece.listed.id} piece={piece} />
        ))}
      </ul>
      <SendEnquiry pieces={pieces} />
    </section>
  );
}
