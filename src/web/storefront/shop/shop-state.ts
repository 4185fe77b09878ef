import { type PriceRange, readPrices, searchText, wholeNumber } from '../read-params.ts';
import { readView, type View } from '../views.ts';

/** Products shown at first, and how many each Show More adds. */
export const STEP = 6;
/** Products on one page before the next page begins: Show More adds no more than this. */
export const LONGEST = 96;

export const sorts = [
  { value: '', label: 'Default sorting' },
  { value: 'price-low-high', label: 'Price low to high' },
  { value: 'price-high-low', label: 'Price high to low' },
  { value: 'newest', label: 'New arrivals' },
] as const;
export type ShopSort = (typeof sorts)[number]['value'];

/** The state in the shop's address. Prices are in `currency`; `null` means no limit. */
export type ShopState = PriceRange & {
  q: string;
  categories: string[];
  seller: string;
  sort: ShopSort;
  view: View;
  show: number;
  page: number;
};

/** Parses an address's parameters; invalid ones are ignored. */
export function readShopState(params: URLSearchParams): ShopState {
  return {
    q: searchText(params.get('q')),
    categories: [...new Set(params.getAll('category').flatMap(idsOf))].sort().slice(0, 50),
    seller: idsOf(params.get('seller') ?? '')[0] ?? '',
    ...readPrices(params),
    sort: sorts.find(({ value }) => value === params.get('sort'))?.value ?? '',
    view: readView(params.get('view')),
    show: shownOf(params.get('show')),
    page: Math.min(wholeNumber(params.get('page')) || 1, 100_000),
  };
}

/**
 * Returns the state as parameters of an address: only what differs from the default, in a fixed
 * order.
 */
export function shopQuery(state: ShopState) {
  const hasBounds = state.minPrice !== null || state.maxPrice !== null;
  return {
    q: state.q || undefined,
    category: state.categories.join(',') || undefined,
    seller: state.seller || undefined,
    minPrice: state.minPrice ?? undefined,
    maxPrice: state.maxPrice ?? undefined,
    currency: state.currency === 'AED' && hasBounds ? 'AED' : undefined,
    sort: state.sort || undefined,
    view: state.view === 3 ? undefined : state.view,
    show: state.show === STEP ? undefined : state.show,
    page: state.page === 1 ? undefined : state.page,
  };
}

/**
 * Returns the API's parameters without paging; `facets` leaves out the price, whose limits they are
 * to return.
 */
export function productFilters(state: ShopState) {
  return {
    q: state.q || undefined,
    category: state.categories.join(',') || undefined,
    seller: state.seller || undefined,
    minPrice: state.minPrice ?? undefined,
    maxPrice: state.maxPrice ?? undefined,
    currency: state.currency === 'AED' ? ('AED' as const) : undefined,
  };
}

/** Returns the state on page 1, after a change of filter, search or sort. */
export function fromTheTop(state: ShopState, change: Partial<ShopState> = {}): ShopState {
  return { ...state, show: STEP, page: 1, ...change };
}

function idsOf(text: string): string[] {
  return text.split(',').filter((id) => /^[a-z0-9]{1,64}$/.test(id));
}

function shownOf(text: string | null): number {
  const steps = Math.ceil((wholeNumber(text) || STEP) / STEP);
  return Math.min(steps * STEP, LONGEST);
}
