import { getFacets, getProducts } from '#contracts/calls/products.ts';
import { getSite } from '#contracts/calls/site.ts';
import { cardProduct } from '#web/ui/product/card-product.ts';
import type { ApiClient } from '../../api-context.ts';
import { heroScene } from '../home/home-scenes.ts';
import { readAllCategories } from '../read-all-rows.ts';
import { LONGEST, productFilters, readShopState } from './shop-state.ts';

export type ShopData = Awaited<ReturnType<typeof loadShop>>;

/** Loads what the shop's page shows for the parameters of its address. */
export async function loadShop(api: ApiClient, params: URLSearchParams) {
  const state = readShopState(params);
  const filters = productFilters(state);
  const [found, facets, categories, site] = await Promise.all([
    api.list(getProducts, {
      query: {
        ...filters,
        sort: state.sort || undefined,
        // Later pages are requested in full length, so that each begins where the last one ended.
        limit: state.page === 1 ? state.show : LONGEST,
        page: state.page === 1 ? undefined : state.page,
      },
    }),
    api.get(getFacets, { query: { ...filters, minPrice: undefined, maxPrice: undefined } }),
    readAllCategories(api),
    api.get(getSite),
  ]);
  return {
    state,
    // A search shows its results without the hero.
    hero: state.q === '' ? heroScene(site, 'shop') : null,
    products: found.rows.slice(0, state.show).map(cardProduct),
    total: found.total,
    isCapped: found.capped,
    bounds: facets.price,
    categories: categories.map(({ _id, name, picture }) => ({ _id, name, picture })),
  };
}
