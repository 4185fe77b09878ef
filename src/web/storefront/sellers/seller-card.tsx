import { piecesIn } from '#texts/storefront/sellers.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Written } from '#web/ui/written.tsx';
import { CardLink } from '../lists/card-link.tsx';
import type { PageSeller } from './page-seller.ts';

type SellerCardProps = { seller: PageSeller; sizes: string; heading?: 'h2' | 'h3' };

export function SellerCard({ seller, sizes, heading: Heading = 'h3' }: SellerCardProps) {
  return (
    <article className="product-card relative">
      <Picture media={seller.picture} sizes={sizes} fill alt="" />
      <Heading className="mt-4 font-serif text-title">
        <CardLink to={addresses.seller(seller)}>
          <Written>{seller.name}</Written>
        </CardLink>
      </Heading>
      <p className="mt-1 text-small text-ink-muted">
        {piecesIn({ pieces: seller.products, categories: seller.categories })}
      </p>
    </article>
  );
}
