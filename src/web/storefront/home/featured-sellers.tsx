import * as texts from '#texts/storefront/home-sections.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { PageSeller } from '../sellers/page-seller.ts';
import { SellerCard } from '../sellers/seller-card.tsx';

export function FeaturedSellers({ sellers }: { sellers: PageSeller[] }) {
  if (sellers.length === 0) return null;
  return (
    <section className="bg-sand/60 py-20 md:py-28" aria-labelledby="sellers-heading">
      <div className="margins">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 id="sellers-heading" className="font-display text-heading">
            {texts.featuredSellers}
          </h2>
          <ButtonLink look="line" to={addresses.sellers({ all: 1 })}>
            {texts.viewAllSellers}
          </ButtonLink>
        </div>
        <ul className="card-grid mt-10 grid-cols-2 md:mt-14 lg:grid-cols-4">
          {sellers.map((seller) => (
            <li key={seller._id}>
              <SellerCard seller={seller} sizes="(min-width: 64rem) 23vw, 44vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
