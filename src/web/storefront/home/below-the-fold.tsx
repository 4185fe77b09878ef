import { Fragment } from 'react';
import type { PageCard } from '#web/ui/product/page-card.ts';
import type { PageSeller } from '../sellers/page-seller.ts';
import { LatestStories } from '../stories/latest-stories.tsx';
import { LazyRecentlyViewed } from '../viewed/lazy-recently-viewed.tsx';
import { FeaturedSellers } from './featured-sellers.tsx';
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
