import { useRef, useState } from 'react';
import { lacksSize } from './enquired-of.ts';
import { ListedRow } from './listed-row.tsx';
import type { Listed } from './own-list.tsx';
import { SellerHead } from './seller-head.tsx';
import { SendEnquiry } from './send-enquiry.tsx';

/** One seller's pieces on the list, and the one message about them. */
export function SellersList({ pieces }: { pieces: Listed[] }) {
  const section = useRef<HTMLElement>(null);
  const [asksSizes, setAsksSizes] = useState(false);
  const seller = pieces[0]?.product.seller;
  if (!seller) return null;

  function askSizes() {
    setAsksSizes(true);
    requestAnimationFrame(() =>
      section.current?.querySelector<HTMLElement>('select[aria-invalid]')?.focus(),
    );
  }

  return (
    <section
      ref={section}
      className="grid gap-x-12 border-t border-ink pt-7 pb-16 lg:grid-cols-[minmax(0,1fr)_23rem]"
      aria-labelledby={`of-${seller._id}`}
    >
      <SellerHead seller={seller} count={pieces.length} className="lg:col-span-2" />
      <ul className="mt-6 divide-y divide-line border-y border-line lg:self-start">
        {pieces.map((piece) => (
          <ListedRow key={piece.listed.id} piece={piece} asksSize={asksSizes && lacksSize(piece)} />
        ))}
      </ul>
      <SendEnquiry pieces={pieces} askSizes={pieces.some(lacksSize) ? askSizes : null} />
    </section>
  );
}
