import { Fragment } from 'react';
import * as texts from '#texts/storefront/home-sections.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { PageCard } from '#web/ui/product/page-card.ts';
import type { PageSeller } from '../sellers/page-seller.ts';
import { SellerCard } from '../sellers/seller-card.tsx';
import { LatestStories } from '../stories/latest-stories.tsx';
import { LazyRecentlyViewed } from '../viewed/lazy-recently-viewed.tsx';
import { type ArrivalsScene, NewArrivals } from './new-arrivals.tsx';
import { OwnSectionPart } from './own-section.tsx';
import { Promo, type PromoItem } from './promo.tsx';
import type { PageSection } from './read-sections.ts';
import { Trending } from './trending.tsx';

type BelowProps = {
  promo: PromoItem[];
  trending: PageCard[];
  sellers: PageSeller[];
  arrivals: ArrivalsScene;
  sections: PageSection[];
};

/** The home page below its first view. */
export function BelowTheFold({ sections, ...data }: BelowProps) {
  return sections.map((section, index) => <Fragment key={index}>{partOf(section, data)}</Fragment>);
}

function partOf(
  section: PageSection,
  { promo, trending, sellers, arrivals }: Omit<BelowProps, 'sections'>,
) {
  switch (section.kind) {
    case 'promotions':
      return <Promo items={promo} />;
    case 'trending':
      return <Trending products={trending} />;
    case 'recently-viewed':
      return (
        <div className="viewed-at-home">
          <LazyRecentlyViewed />
        </div>
      );
    case 'featured-sellers':
      return <FeaturedSellers sellers={sellers} />;
    case 'new-arrivals':
      return <NewArrivals {...arrivals} />;
    case 'latest-stories':
      return <LatestStories stories={section.stories} />;
    default:
      return <OwnSectionPart {...section} />;
  }
}

function FeaturedSellers({ sellers }: { sellers: PageSeller[] }) {
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
