import { redirect } from 'react-router';
import { getListing } from '#contracts/calls/products.ts';
import type { Facet } from '#contracts/facets/facets.ts';
import { pageCard } from '#web/ui/product/page-card.ts';
import type { ApiClient } from '../../api-context.ts';
import { ATTRIBUTE, type Chosen, chosenEntries } from './chosen.ts';
import type { ListKind } from './list-kinds.ts';
import {
  facetsOf,
  isFiltered,
  type ListState,
  productFilters,
  readListState,
} from './list-state.ts';

export type ProductListData = Awaited<ReturnType<typeof loadProductList>>;

/** The scope of a list's products, besides its address. */
type Scope = { type?: string; seller?: string; subCategory?: string };

/** How many new pieces stand below a list that found nothing, by its columns: two rows of four, else full rows of six. */
const NEWEST = { 2: 6, 3: 6, 4: 8 };

/** Loads what a list of products shows for its scope and the parameters of its address. */
export async function loadProductList(
  api: ApiClient,
  kind: ListKind,
  params: URLSearchParams,
  scope: Scope = {},
) {
  const asked = readListState(kind, params);
  const filters = { ...productFilters(asked), ...scope };
  const { products, total, capped, price, facets, search, brands } = await api.get(getListing, {
    query: {
      ...filters,
      facets: facetsOf(kind, asked).join(','),
      all: asked.all.join(',') || undefined,
      unknown: 'ignored',
      sort: asked.sort || undefined,
      // Later pages are requested in full length, so that each begins where the last one ended.
      limit: asked.page === 1 ? asked.show : kind.longest,
      page: asked.page === 1 ? undefined : asked.page,
    },
  });
  if (brands !== undefined) throw toBrands(brands, params);
  // Where a search or filters find nothing, what is new stands below.
  const isLost = products.length === 0 && (asked.q !== '' || isFiltered(asked));
  const newest = isLost
    ? await api.get(getListing, {
        query: { sort: 'newest', limit: NEWEST[asked.view], unknown: 'ignored' },
      })
    : null;
  return {
    scope,
    state: { ...asked, chosen: knownOf(asked, facets?.values ?? []) },
    products: products.slice(0, asked.show).map(pageCard),
    total,
    isCapped: capped,
    bounds: price,
    facets: facets ?? { values: [], prices: null },
    ...(search && { search }),
    ...(newest && { newest: newest.products.map(pageCard) }),
  };
}

/** Leads a list of brands that were merged to the same one of those that they are now. */
function toBrands(brands: readonly string[], params: URLSearchParams) {
  const query = new URLSearchParams(params);
  query.delete('brand');
  for (const brand of brands) query.append('brand', brand);
  return redirect(`?${query}`, 301);
}

/** Returns what the list is filtered by, without attributes and values that do not exist. */
function knownOf(asked: ListState, facets: readonly Facet[]): Chosen {
  const known = chosenEntries(asked).map(([name, values]) => {
    if (!name.startsWith(ATTRIBUTE)) return [name, values];
    const told = facets.find((facet) => facet.name === name)?.values ?? [];
    return [name, values.filter((value) => told.some((each) => each.value === value))];
  });
  return Object.fromEntries(known);
}
