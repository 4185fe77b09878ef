import { Price } from '#web/ui/product/price.tsx';
import { ChatLinks } from './chat-links.tsx';
import type { Enquired } from './enquiry.ts';

/** On phones, a bar with price and chat within reach of the thumb. */
export function ChatBar({ product }: { product: Enquired }) {
  const isSold = product.availability === 'SOLD';
  return (
    <aside aria-label="Enquire" className="chat-bar">
      <Price
        priceINR={product.priceINR}
        priceAED={product.priceAED}
        className="min-w-0 flex-col font-medium"
      />
      <ChatLinks
        product={product}
        label={isSold ? 'Ask for similar' : 'Enquire'}
        className="px-5"
      />
    </aside>
  );
}
