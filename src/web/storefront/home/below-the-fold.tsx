import { Fragment, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/storefront/home-sections.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { wantsLessMotion } from '#web/ui/browser/wants-less-motion.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { PageCard } from '#web/ui/product/page-card.ts';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import type { PageSeller } from '../sellers/page-seller.ts';
import { SellerCard } from '../sellers/seller-card.tsx';
import { LatestStories } from '../stories/latest-stories.tsx';
import { LazyRecentlyViewed } from '../viewed/lazy-recently-viewed.tsx';
import { type ArrivalsScene, NewArrivals } from './new-arrivals.tsx';
import { OwnSectionPart } from './own-section.tsx';
import { Promo, type PromoItem } from './promo.tsx';
import type { PageSection } from './read-sections.ts';
import { ControlButton, PauseButton } from './slide-controls.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';

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

/** It steps by one card: a quarter of the strip, or under 768 px the whole of it. */
const STEPS_EVERY_MS = 3_000;
const SIZES = '(min-width: 96rem) 21rem, (min-width: 48rem) 23vw, 92vw';

/** Trending products in an endless strip: swiped, stepped, or stepping by itself. */
function Trending({ products }: { products: PageCard[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const { isPaused, togglePause, within } = useAutoAdvance(() => step(1), STEPS_EVERY_MS);
  // The copies make the strip endless, which takes scripts: the page is sent without them.
  const [isDoubled, setDoubled] = useState(false);
  useEffect(() => setDoubled(true), []);
  if (products.length === 0) return null;

  function step(direction: 1 | -1) {
    const list = strip.current;
    const [first, second] = list?.children ?? [];
    if (!list || !first || !second) return;
    const width = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    let at = Math.round(list.scrollLeft / width);
    // After the list comes a copy of its start: it continues from the start unnoticed.
    if (direction === 1 && at >= products.length) at -= products.length;
    else if (direction === -1 && at === 0) at = products.length;
    if (at !== Math.round(list.scrollLeft / width)) {
      list.scrollTo({ left: at * width, behavior: 'instant' });
    }
    list.scrollTo({
      left: (at + direction) * width,
      behavior: wantsLessMotion() ? 'instant' : 'smooth',
    });
  }

  return (
    <section className="py-20 md:py-28" aria-labelledby="trending-heading" {...within}>
      <div className="margins flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 id="trending-heading" className="eyebrow text-brass-deep">
            {texts.trending}
          </h2>
          <p className="mt-4 max-w-2xl font-display text-heading text-balance">
            {texts.trendingLine}
          </p>
        </div>
        <div className="needs-scripts -ms-3 flex">
          <ControlButton label={texts.previousPieces} onClick={() => step(-1)}>
            <Icon name="left" size={20} className="rtl:-scale-x-100" />
          </ControlButton>
          <ControlButton label={texts.nextPieces} onClick={() => step(1)}>
            <Icon name="right" size={20} className="rtl:-scale-x-100" />
          </ControlButton>
          <PauseButton isPaused={isPaused} onClick={togglePause} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <ul ref={strip} tabIndex={0} aria-label={texts.trendingPieces} className="card-strip">
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
        {isDoubled &&
          products.map((product) => (
            <li key={product._id} aria-hidden="true">
              <ProductCard product={product} sizes={SIZES} isCopy />
            </li>
          ))}
      </ul>
    </section>
  );
}
