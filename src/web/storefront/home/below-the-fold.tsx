import type { ProductCard as Card } from '#contracts/product.ts';
import type { PublicSeller } from '#contracts/seller.ts';
import { FeaturedSellers } from './featured-sellers.tsx';
import { type ArrivalsScene, NewArrivals } from './new-arrivals.tsx';
import { Promo, type PromoItem } from './promo.tsx';
import { Trending } from './trending.tsx';

type BelowProps = {
  promo: PromoItem[];
  trending: Card[];
  sellers: PublicSeller[];
  arrivals: ArrivalsScene;
};

/** The home page below its first view. */
export function BelowTheFold({ promo, trending, sellers, arrivals }: BelowProps) {
  return (
    <>
      <Promo items={promo} />
      <Trending products={trending} />
      <FeaturedSellers sellers={sellers} />
      <NewArrivals {...arrivals} />
    </>
  );
}
