import { getListing } from '#contracts/calls/products.ts';
import { pageCard } from '#web/ui/product/page-card.ts';
import type { ApiClient } from '../../api-context.ts';
import { facetsOf, type ListKind, productFilters, readListState } from './list-state.ts';

export type ProductListData = Awaited<ReturnType<typeof loadProductList>>;

/** The scope of a list's products, besides its address. */
type Scope = { type?: string; seller?: string; subCategory?: string };

/** Loads what a list of products shows for its scope and the parameters of its address. */
export async function loadProductList(
  api: ApiClient,
  kind: ListKind,
  params: URLSearchParams,
  scope: Scope = {},
) {
  const state = readListState(kind, params);
  const filters = { ...productFilters(state), ...scope };
  const { products, total, capped, price, facets, search } = await api.get(getListing, {
    query: {
      ...filters,
      facets: facetsOf(kind, state).join(','),
      sort: state.sort || undefined,
      // Later pages are requested in full length, so that each begins where the last one ended.
      limit: state.page === 1 ? state.show : kind.longest,
      page: state.page === 1 ? undefined : state.page,
    },
  });
  return {
    state,
    products: products.slice(0, state.show).map(pageCard),
    total,
    isCapped: capped,
    bounds: price,
    facets: facets ?? { values: [], prices: null },
    ...(search && { search }),
  };
}
