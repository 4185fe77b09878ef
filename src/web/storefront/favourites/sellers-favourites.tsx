import type { MouseEvent } from 'react';
import type { Region } from '#contracts/price.ts';
import type { Product } from '#contracts/product.ts';
import { chatLink, chatNumberFor, enquiryMessageForSeveral } from '#domain/chat-link.ts';
import { addresses } from '#web/ui/addresses.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { CompareButton } from '#web/ui/product/compare-button.tsx';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { ChatRecipient } from '../product/chat-recipient.tsx';
import { countEnquiry, newReference } from '../product/enquiry.ts';
import { useFrame } from '../site.ts';
import { cardOf } from './card-of.ts';
import { RemoveButton } from './remove-button.tsx';

/** One seller's products among the favourites, and one enquiry about all of them. */
export function SellersFavourites({ pieces }: { pieces: Product[] }) {
  const seller = pieces[0]?.seller;
  if (!seller) return null;
  return (
    <section className="border-t border-line pt-7 pb-16" aria-labelledby={`of-${seller._id}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id={`of-${seller._id}`} className="font-serif text-title">
          <Link to={addresses.seller(seller)} prefetch="intent" className="hover:underline">
            <bdi>{seller.name}</bdi>
          </Link>
        </h2>
        {(['IN', 'AE'] as const).map((region) => (
          <AskAboutAll key={region} pieces={pieces} region={region} />
        ))}
      </div>
      <ChatRecipient seller={seller} className="mt-4" />
      <ul className="card-grid mt-7 grid-cols-2 lg:grid-cols-4">
        {pieces.map((product) => (
          <li key={product._id}>
            <ProductCard
              product={cardOf(product)}
              sizes="(min-width: 64rem) 23vw, 44vw"
              hasTools={false}
            />
            <div className="flex flex-wrap gap-x-6">
              <RemoveButton product={product} />
              <CompareButton product={product} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AskAboutAll({ pieces, region }: { pieces: Product[]; region: Region }) {
  const { site, origin } = useFrame();
  const seller = pieces[0]?.seller;
  if (!seller) return null;
  const number = chatNumberFor(region, seller, site.adminChatNumber);
  const linkWith = (referenceOf: (product: Product) => string) =>
    chatLink(
      number,
      enquiryMessageForSeveral(
        pieces.map((product) => ({
          product: {
            ...product,
            category: product.categoryId.name,
            url: origin + addresses.product(product),
          },
          reference: referenceOf(product),
        })),
        region,
      ),
    );

  function enquire({ currentTarget, button }: MouseEvent<HTMLAnchorElement>) {
    if (button > 1) return;
    const drawn = new Map(pieces.map(({ _id }) => [_id, newReference()]));
    currentTarget.href = linkWith(({ _id, sku }) => drawn.get(_id) ?? sku);
    for (const [id, reference] of drawn) countEnquiry(reference, id, region);
  }

  return (
    <a
      href={linkWith(({ sku }) => sku)}
      target="_blank"
      rel="noopener"
      onClick={enquire}
      onAuxClick={enquire}
      className={buttonClass('line', region === 'IN' ? 'in-india' : 'in-emirates')}
    >
      <Icon name="chat" size={18} />
      {pieces.length === 1
        ? 'Enquire about this piece'
        : `Enquire about these ${pieces.length} pieces`}
      <span className="sr-only"> (opens a chat in a new tab)</span>
    </a>
  );
}
