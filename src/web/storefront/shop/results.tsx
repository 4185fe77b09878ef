import type { MouseEvent } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import { formatPrice } from '#domain/price.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { ColumnChoice, columnsOf } from '../column-choice.tsx';
import { pluralise } from '../pluralise.ts';
import type { View } from '../views.ts';
import type { ShopData } from './load-shop.ts';
import { fromTheTop, LONGEST, type ShopState, STEP, shopQuery } from './shop-state.ts';

/** How wide a card's picture is, beside the filters on wide screens. */
const sizesOf: Record<View, string> = {
  2: '(min-width: 64rem) 35vw, (min-width: 48rem) 44vw, 92vw',
  3: '(min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 44vw',
  4: '(min-width: 64rem) 17vw, (min-width: 48rem) 22vw, 29vw',
};

/** Cards of a search likely to be visible before scrolling: their pictures are not lazy. */
const FIRST_SEEN = 2;

export function Results(data: ShopData) {
  const { state, products } = data;
  const navigation = useNavigation();
  const isChanging = navigation.location?.pathname === addresses.shop();
  return (
    <section aria-label="Products" className="mt-6">
      <Summary {...data} />
      {products.length === 0 ? (
        <EmptyState title="No products found" text="Try adjusting your filters or check back later">
          <ButtonLink look="line" to={addresses.shop()} preventScrollReset>
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
                // The hero is seen first; in a search's list, the first products are.
                priority={state.q !== '' && index < FIRST_SEEN}
                heading="h2"
              />
            </li>
          ))}
        </ul>
      )}
      <More {...data} />
    </section>
  );
}

function Summary({ state, total, isCapped, categories }: ShopData) {
  return (
    <div className="mb-6 flex items-start justify-between gap-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 text-small">
        <p role="status" className="text-ink-muted">
          {pluralise(total, 'piece')}
          {isCapped && ' or more'}
        </p>
        <ul className="flex flex-wrap gap-x-4">
          {chosenFilters(state, categories).map(({ label, without }) => (
            <li key={label}>
              <Link
                to={addresses.shop(shopQuery(without))}
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
        addressOf={(view) => addresses.shop(shopQuery({ ...state, view }))}
      />
    </div>
  );
}

function chosenFilters(state: ShopState, categories: ShopData['categories']) {
  const without = (change: Partial<ShopState>) => fromTheTop(state, change);
  const chosen = state.categories.map((id) => ({
    label: categories.find(({ _id }) => _id === id)?.name ?? 'Another category',
    without: without({ categories: state.categories.filter((other) => other !== id) }),
  }));
  if (state.q) chosen.unshift({ label: `“${state.q}”`, without: without({ q: '' }) });
  if (state.seller) chosen.push({ label: 'One seller', without: without({ seller: '' }) });
  const price = priceLabel(state);
  if (price) chosen.push({ label: price, without: without({ minPrice: null, maxPrice: null }) });
  return chosen;
}

function priceLabel({ minPrice, maxPrice, currency }: ShopState): string {
  const [low, high] = [minPrice, maxPrice].map((price) =>
    price === null ? '' : formatPrice(price, currency),
  );
  if (low && high) return `${low} to ${high}`;
  if (low) return `From ${low}`;
  return high ? `Up to ${high}` : '';
}

function More({ state, products, total }: ShopData) {
  const navigate = useNavigate();
  const seen = (state.page - 1) * LONGEST + products.length;
  if (products.length === 0) return null;
  const isFull = state.show >= LONGEST;
  const next = isFull
    ? fromTheTop(state, { page: state.page + 1 })
    : { ...state, show: state.show + STEP };
  const address = addresses.shop(shopQuery(next));

  // Scripts add to the list in place; without them the new page opens at the first new product.
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
          Show More Products
        </Link>
      )}
      {state.page > 1 && (
        <Link
          to={addresses.shop(shopQuery({ ...state, page: state.page - 1, show: LONGEST }))}
          className="text-link inline-flex min-h-11 items-center text-small"
        >
          Earlier products
        </Link>
      )}
    </div>
  );
}
