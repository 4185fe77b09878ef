import { Price } from '#web/ui/product/price.tsx';
import { AskLink } from '../enquiries/ask-link.tsx';
import type { Enquired } from '../enquiries/enquiry.ts';
import { useCountedView } from '../viewed/use-counted-view.ts';

/** On phones, a bar with price and the first way to ask within reach of the thumb. */
export function ChatBar({ product }: { product: Enquired }) {
  useCountedView('product', product._id);
  const label = product.availability === 'SOLD' ? 'Ask for similar' : 'Enquire';
  return (
    <aside aria-label="Enquire" className="chat-bar">
      <Price
        priceINR={product.priceINR}
        priceAED={product.priceAED}
        className="min-w-0 flex-col font-medium"
      />
      <AskLink pieces={[product]} label={label} formLabel={label} className="px-5" />
    </aside>
  );
}
