import { awayInWords } from '#domain/availability/reservation.ts';
import * as texts from '#texts/storefront/product-parts.tsx';
import { Price } from '#web/ui/product/price.tsx';
import { Written } from '#web/ui/written.tsx';
import { AskBySize } from '../enquiries/ask-by-size.tsx';
import type { Enquired } from '../enquiries/enquiry.ts';
import type { SizeChoice } from '../specifications/specifications-of.ts';
import { useCountedView } from '../viewed/use-counted-view.ts';

/**
 * On phones, a bar with name, price and the first way to ask within reach of the thumb; of a shop that is away, that it is
 * in place of the name.
 */
export function ChatBar({ product, choice }: { product: Enquired; choice: SizeChoice | null }) {
  useCountedView('product', product._id);
  const away = product.seller.awayUntil;
  const label = product.availability === 'SOLD' ? texts.askForSimilar : texts.enquire;
  return (
    <aside aria-label={texts.enquire} className="chat-bar">
      <p className="basis-full truncate text-fine text-ink-soft">
        {away === null ? <Written>{product.name}</Written> : awayInWords(away)}
      </p>
      <Price
        priceINR={product.priceINR}
        priceAED={product.priceAED}
        className="min-w-0 flex-col font-medium"
      />
      <AskBySize
        id="size-to-ask-below"
        piece={product}
        choice={choice}
        label={label}
        formLabel={label}
        className="px-5"
      />
    </aside>
  );
}
