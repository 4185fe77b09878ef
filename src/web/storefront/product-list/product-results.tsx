import type { MouseEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { deepestPage } from '#domain/deepest-page.ts';
import { formatCount } from '#languages/count.ts';
import { basePath } from '#texts/language.ts';
import * as texts from '#texts/storefront/list-parts.tsx';
import { ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { Written } from '#web/ui/written.tsx';
import { ColumnChoice, columnsOf } from '../column-choice.tsx';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';
import type { View } from '../views.ts';
import { chosenFilters } from './chosen-filters.ts';
import type { ListKind } from './list-kinds.ts';
import { fromTheTop, listQuery } from './list-state.ts';
import type { ProductListData } from './load-product-list.ts';
import { LookInto, SearchNote } from './search-note.tsx';

/** Cards likely to be visible before scrolling: their pictures are not lazy. */
const FIRST_SEEN = 2;

export type ProductResultsProps = Omit<ProductListData, 'bounds'> & {
  kind: ListKind;
  /** The list's address, without a query. */
  page: string;
  /** How wide a card's picture is. */
  sizes: Record<View, string>;
  categories?: { _id: string; name: string }[];
};

/** The products found, with what narrows them and the way to more. */
export function ProductResults(props: ProductResultsProps) {
  const { kind, state, search, products, page, sizes, categories = [], newest = [] } = props;
  const isOther = products.length === 0 || (search?.nearest ?? null) !== null;
  const isChanging = useNavigation().location?.pathname === basePath + page;
  return (
    <section aria-label={texts.products} className="mt-3">
      <Summary {...props} />
      {search && <SearchNote kind={kind} state={state} search={search} page={page} />}
      {products.length === 0 ? (
        <EmptyState title={texts.nothingFound} text={texts.tryOthers}>
          <ButtonLink look="line" to={page} preventScrollReset>
            {texts.clearAllFilters}
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
                sizes={sizes[state.view]}
                priority={index < FIRST_SEEN}
                heading="h2"
              />
            </li>
          ))}
        </ul>
      )}
      <More {...props} />
      {state.q !== '' && isOther && <LookInto categories={categories} />}
      {newest.length > 0 && (
        <Newest products={newest} sizes={sizes[state.view]} view={state.view} />
      )}
      {products.length === 0 && <ViewedInMargins />}
    </section>
  );
}

type NewestProps = { products: ProductListData['products']; sizes: string; view: View };

/** What is new, where nothing was found. */
function Newest({ products, sizes, view }: NewestProps) {
  const id = 'new-pieces';
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="eyebrow mb-6 text-brass-deep">
        {texts.newInShop}
      </h2>
      <ul className={classNames('card-grid', columnsOf[view])}>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} sizes={sizes} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Summary(props: ProductResultsProps) {
  const { kind, state, search, total, isCapped, page, categories, facets } = props;
  return (
    <div className="mb-3 flex items-start justify-between gap-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 text-small">
        <p role="status" className="text-ink-muted">
          {isCapped ? texts.foundAtLeast(formatCount(total)) : texts.found(total)}
        </p>
        <ul className="flex flex-wrap gap-x-4">
          {chosenFilters(state, search, categories, facets.values).map(
            ({ key, label, without }) => (
              <li key={key}>
                <Link
                  to={page + listQuery(kind, fromTheTop(kind, state, without))}
                  preventScrollReset
                  aria-label={texts.remove(label)}
                  className="inline-flex min-h-11 items-center gap-1.5 underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  <Written>{label}</Written>
                  <Icon name="close" size={14} className="flex-none" />
                </Link>
              </li>
            ),
          )}
        </ul>
      </div>
      <ColumnChoice
        chosen={state.view}
        addressOf={(view) => page + listQuery(kind, { ...state, view })}
      />
    </div>
  );
}

function More({ kind, state, products, total, isCapped, page }: ProductResultsProps) {
  const navigate = useNavigate();
  const seen = (state.page - 1) * kind.longest + products.length;
  if (products.length === 0) return null;
  const isFull = state.show >= kind.longest;
  const isMore = seen < total || isCapped;
  const isDeepest = isFull && state.page === deepestPage(kind.longest);
  const next = isFull
    ? fromTheTop(kind, state, { page: state.page + 1 })
    : { ...state, show: state.show + kind.step };
  const address = page + listQuery(kind, next);

  // Scripts add to the list in place; without them the page opens at the first new product.
  function stay(event: MouseEvent) {
    if (isFull || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(address, { preventScrollReset: true, replace: true });
  }

  return (
    <div className="mt-16 flex flex-col items-center gap-5 text-center">
      <p role="status" className="text-small text-ink-muted">
        {isCapped
          ? texts.showingOfAtLeast(formatCount(seen), formatCount(total))
          : texts.showing(formatCount(seen), total)}
      </p>
      {isMore && isDeepest && <p className="text-small text-ink-muted">{texts.filtersLeadOn}</p>}
      {isMore && !isDeepest && (
        <Link
          to={isFull ? address : `${address}#piece-${products.length + 1}`}
          prefetch="intent"
          onClick={stay}
          className={buttonClass('line', 'min-w-64')}
        >
          {kind.more}
        </Link>
      )}
      {state.page > 1 && (
        <Link
          to={page + listQuery(kind, { ...state, page: state.page - 1, show: kind.longest })}
          className="text-link inline-flex min-h-11 items-center text-small"
        >
          {texts.earlierProducts}
        </Link>
      )}
    </div>
  );
}
