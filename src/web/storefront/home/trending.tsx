import { useRef } from 'react';
import type { CardProduct } from '#web/ui/card-product.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ProductCard } from '#web/ui/product-card.tsx';

/** Trending products in a strip: swiped on phones, stepped by card with the arrows elsewhere. */
export function Trending({ products }: { products: CardProduct[] }) {
  const strip = useRef<HTMLUListElement>(null);
  if (products.length === 0) return null;

  function step(direction: 1 | -1) {
    const list = strip.current;
    const card = list?.firstElementChild;
    if (!list || !card) return;
    const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
    list.scrollBy({ left: direction * (card.clientWidth + gap) });
  }

  return (
    <section className="py-20 md:py-28" aria-labelledby="trending-heading">
      <div className="margins flex items-end justify-between gap-8">
        <div>
          <h2 id="trending-heading" className="eyebrow text-brass-deep">
            TRENDING
          </h2>
          <p className="mt-4 max-w-2xl font-display text-heading text-balance">
            The World’s Premium Brands In One Destination.
          </p>
        </div>
        <div className="needs-scripts hidden gap-2 md:flex">
          <StepButton label="Previous pieces" onClick={() => step(-1)}>
            <Icon name="left" size={20} />
          </StepButton>
          <StepButton label="Next pieces" onClick={() => step(1)}>
            <Icon name="right" size={20} />
          </StepButton>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <ul ref={strip} tabIndex={0} aria-label="Trending pieces" className="card-strip">
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              sizes="(min-width: 96rem) 21rem, (min-width: 48rem) 23vw, 74vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StepButton(props: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onClick}
      className="grid size-12 place-items-center border border-line transition-colors duration-200 hover:border-ink"
    >
      {props.children}
    </button>
  );
}
