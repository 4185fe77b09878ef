import type { MouseEvent } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import { formatPrice } from '#domain/price.ts';
import { ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { ColumnChoice, columnsOf } from '../column-choice.tsx';
import { pluralise } from '../pluralise.ts';
import type { View } from '../views.ts';
import type { ListingProps } from './listing.tsx';
import { fromTheTop, type ListingState, LONGEST, listingQuery, STEP } from './listing-state.ts';

/** How wide a card's picture is. */
const sizesOf: Record<View, string> = {
  2: '(min-width: 48rem) 46vw, 92vw',
  3: '(min-width: 48rem) 30vw, 44vw',
  4: '(min-width: 48rem) 23vw, 29vw',
};
/** Cards likely to be visible before scrolling: their pictures are not lazy. */
const FIRST_SEEN = 2;

export function ListingResults(props: ListingProps) {
  const { state, products, page } = props;
  const isChanging = useNavigation().location?.pathname === page;
  return (
    <section aria-label="Products" className="mt-6">
      <Summary {...props} />
      {products.length === 0 ? (
        <EmptyState title="No products found" text="Try adjusting your filters or check back later">
          <ButtonLink look="line" to={page} preventScrollReset>
            Clear all filters
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul
          aria-busy={isChanging}
          className={classNames('card-grid results', columnsOf[state.view])}
        >
          {products.map((product, index) => (
            <li key={product._id} id={`piece-${index + 1}`} className="scroll-mt-28">
              <ProductCard
                product={product}
                sizes={sizesOf[state.view]}
                priority={index < FIRST_SEEN}
                heading="h2"
              />
            </li>
          ))}
        </ul>
      )}
      <More {...props} />
    </section>
  );
}

function Summary({ state, total, isCapped, page }: ListingProps) {
  return (
    <div className="mb-6 flex items-start justify-between gap-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 text-small">
        <p role="status" className="text-ink-muted">
          {pluralise(total, 'piece')}
          {isCapped && ' or more'}
        </p>
        <ul className="flex flex-wrap gap-x-4">
          {chosenFilters(state).map(({ label, without }) => (
            <li key={label}>
              <Link
                to={page + listingQuery(fromTheTop(state, without))}
                preventScrollReset
                aria-label={`Remove ${label}`}
                className="inline-flex min-h-11 items-center gap-1.5 underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                <bdi>{label}</bdi>
                <Icon name="close" size={14} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ColumnChoice
        chosen={state.view}
        addressOf={(view) => page + listingQuery({ ...state, view })}
      />
    </div>
  );
}

function chosenFilters(state: ListingState): { label: string; without: Partial<ListingState> }[] {
  const { minPrice, maxPrice, currency, brands } = state;
  const bounds = [
    minPrice === null ? '' : `from ${formatPrice(minPrice, currency)}`,
    maxPrice === null ? '' : `up to ${formatPrice(maxPrice, currency)}`,
  ];
  const price = bounds.filter(Boolean).join(' ');
  return [
    ...brands.map((name) => ({
      label: name,
      without: { brands: brands.filter((other) => other !== name) },
    })),
    ...(price
      ? [
          {
            label: price.replace(/^./, (letter) => letter.toUpperCase()),
            without: { minPrice: null, maxPrice: null },
          },
        ]
      : []),
  ];
}

function More({ state, products, total, page }: ListingProps) {
  const navigate = useNavigate();
  const seen = (state.page - 1) * LONGEST + products.length;
  if (products.length === 0) return null;
  const isFull = state.show >= LONGEST;
  const next = isFull
    ? fromTheTop(state, { page: state.page + 1 })
    : { ...state, show: state.show + STEP };
  const address = page + listingQuery(next);

  // Scripts add to the list in place; without them the page opens at the first new product.
  function stay(event: MouseEvent) {
    if (isFull || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(address, { preventScrollReset: true, replace: true });
  }

  return (
    <div className="mt-16 flex flex-col items-center gap-5 text-center">
      <p role="status" className="text-small text-ink-muted">
        Showing {seen.toLocaleString('en-IN')} of {pluralise(total, 'piece')}
      </p>
      {seen < total && (
        <Link
          to={isFull ? address : `${address}#piece-${products.length + 1}`}
          prefetch="intent"
          onClick={stay}
          className={buttonClass('line', 'min-w-64')}
        >
          Show More
        </Link>
      )}
      {state.page > 1 && (
        <Link
          to={page + listingQuery({ ...state, page: state.page - 1, show: LONGEST })}
          className="text-link inline-flex min-h-11 items-center text-small"
        >
          Earlier products
        </Link>
      )}
    </div>
  );
}
