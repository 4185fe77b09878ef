import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/storefront/home-sections.tsx';
import { wantsLessMotion } from '#web/ui/browser/wants-less-motion.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { PageCard } from '#web/ui/product/page-card.ts';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { ControlButton, PauseButton } from './slide-controls.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';

/** It steps by one card: a quarter of the strip, or under 768 px the whole of it. */
const STEPS_EVERY_MS = 3_000;
const SIZES = '(min-width: 96rem) 21rem, (min-width: 48rem) 23vw, 92vw';

/** Trending products in an endless strip: swiped, stepped, or stepping by itself. */
export function Trending({ products }: { products: PageCard[] }) {
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
