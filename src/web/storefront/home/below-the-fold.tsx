import type { PageCard } from '#web/ui/product/page-card.ts';
import type { PageSeller } from '../sellers/page-seller.ts';
import { LazyRecentlyViewed } from '../viewed/lazy-recently-viewed.tsx';
import { FeaturedSellers } from './featured-sellers.tsx';
import { type ArrivalsScene, NewArrivals } from './new-arrivals.tsx';
import { Promo, type PromoItem } from './promo.tsx';
import { Trending } from './trending.tsx';

type BelowProps = {
  promo: PromoItem[];
  trending: PageCard[];
  sellers: PageSeller[];
  arrivals: ArrivalsScene;
};

/** The home page below its first view. */
export function BelowTheFold({ promo, trending, sellers, arrivals }: BelowProps) {
  return (
    <>
      <Promo items={promo} />
      <Trending products={trending} />
      <div className="viewed-at-home">
        <LazyRecentlyViewed />
      </div>
      <FeaturedSellers sellers={sellers} />
      <NewArrivals {...arrivals} />
    </>
  );
}
