import { Price } from '#web/ui/product/price.tsx';
import { ChatLinks } from '../enquiries/chat-links.tsx';
import type { Enquired } from '../enquiries/enquiry.ts';
import { useCountedView } from '../viewed/use-counted-view.ts';

/** On phones, a bar with price and chat within reach of the thumb. */
export function ChatBar({ product }: { product: Enquired }) {
  useCountedView('product', product._id);
  const isSold = product.availability === 'SOLD';
  return (
    <aside aria-label="Enquire" className="chat-bar">
      <Price
        priceINR={product.priceINR}
        priceAED={product.priceAED}
        className="min-w-0 flex-col font-medium"
      />
      <ChatLinks
        pieces={[product]}
        label={isSold ? 'Ask for similar' : 'Enquire'}
        className="px-5"
      />
    </aside>
  );
}
