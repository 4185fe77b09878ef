import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { PageHead } from '../page-head.tsx';
import type { View } from '../views.ts';
import type { ListKind } from './list-kinds.ts';
import type { ProductListData } from './load-product-list.ts';
import { ProductListForm, Toolbar } from './product-list-form.tsx';

const ProductResults = lazyHydrate(
  () => import('./product-results.tsx'),
  (module) => module.ProductResults,
);
const FilterPanel = lazyHydrate(
  () => import('./filter-panel.tsx'),
  (module) => module.FilterPanel,
);

type ListingProps = ProductListData & {
  kind: ListKind;
  title: string;
  text: string;
  /** The list's address, without a query. */
  page: string;
  trail: { label: string; to: string }[];
};

const sizes: Record<View, string> = {
  2: '(min-width: 48rem) 46vw, 92vw',
  3: '(min-width: 48rem) 30vw, 44vw',
  4: '(min-width: 48rem) 23vw, 29vw',
};

/** A page with the products of one product type or of a seller's sub-category. */
export function Listing({ kind, title, text, page, trail, ...data }: ListingProps) {
  const { state, scope, bounds, facets, total, isCapped } = data;
  const common = { kind, state, page };
  return (
    <>
      <div className="margins pt-4 md:pt-6">
        <Breadcrumbs trail={trail} here={title} />
      </div>
      <PageHead title={title} text={text} />
      <ProductListForm {...common} className="margins pt-6 pb-24 md:pt-8">
        <Toolbar {...common} filtersClass="max-sm:grow" sortClass="sm:ms-auto" />
        <FilterPanel
          {...common}
          {...{ scope, bounds, facets, total, isCapped }}
          look="filters-drawer"
        />
        <ProductResults {...common} {...data} sizes={sizes} />
      </ProductListForm>
    </>
  );
}
