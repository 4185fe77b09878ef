import { getFacets, getProducts } from '#contracts/calls/products.ts';
import { cardProduct } from '#web/ui/product/card-product.ts';
import type { ApiClient } from '../../api-context.ts';
import { LONGEST, listingFilters, readListingState } from './listing-state.ts';

export type ListingData = Awaited<ReturnType<typeof loadListing>>;

/** The scope of a listing's products. */
type Scope = { type: string } | { seller: string; subCategory: string };

/** Loads what a listing shows for its scope and the parameters of its address. */
export async function loadListing(api: ApiClient, scope: Scope, params: URLSearchParams) {
  const state = readListingState(params);
  const asked = { ...scope, ...listingFilters(state) };
  const [found, facets] = await Promise.all([
    api.list(getProducts, {
      query: {
        ...asked,
        sort: state.sort,
        limit: state.page === 1 ? state.show : LONGEST,
        page: state.page === 1 ? undefined : state.page,
      },
    }),
    api.get(getFacets, { query: asked }),
  ]);
  return {
    state,
    products: found.rows.slice(0, state.show).map(cardProduct),
    total: found.total,
    isCapped: found.capped,
    bounds: facets.price,
    brands: facets.brands,
  };
}
