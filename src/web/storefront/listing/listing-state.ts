import { type PriceRange, readPrices, wholeNumber } from '../read-params.ts';
import { readView, type View } from '../views.ts';

/** Products shown at first, and how many each Show More adds. */
export const STEP = 9;
/** Products on one page before the next page begins. */
export const LONGEST = 99;
const MOST_BRANDS = 50;

export const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'price-low-high', label: 'Price low to high' },
  { value: 'price-high-low', label: 'Price high to low' },
  { value: 'rating', label: 'Best rated' },
] as const;
export type ListingSort = (typeof sorts)[number]['value'];

/** The state in a listing's address. */
export type ListingState = PriceRange & {
  brands: string[];
  sort: ListingSort;
  view: View;
  show: number;
  page: number;
};

/** Parses an address's parameters; invalid ones are ignored. */
export function readListingState(params: URLSearchParams): ListingState {
  return {
    ...readPrices(params),
    brands: [...new Set(params.getAll('brand').map(brandOf).filter(Boolean))]
      .sort()
      .slice(0, MOST_BRANDS),
    sort: sorts.find(({ value }) => value === params.get('sort'))?.value ?? 'newest',
    view: readView(params.get('view')),
    show: Math.min(Math.ceil((wholeNumber(params.get('show')) || STEP) / STEP) * STEP, LONGEST),
    page: Math.min(wholeNumber(params.get('page')) || 1, 100_000),
  };
}

/**
 * Returns the state as the query of an address: only what differs from the default, in a fixed
 * order.
 */
export function listingQuery(state: ListingState): string {
  const hasBounds = state.minPrice !== null || state.maxPrice !== null;
  const pairs = [
    ['minPrice', state.minPrice],
    ['maxPrice', state.maxPrice],
    ['currency', state.currency === 'AED' && hasBounds ? 'AED' : null],
    ...state.brands.map((brand) => ['brand', brand] as const),
    ['sort', state.sort === 'newest' ? null : state.sort],
    ['view', state.view === 3 ? null : state.view],
    ['show', state.show === STEP ? null : state.show],
    ['page', state.page === 1 ? null : state.page],
  ] as const;
  const said = pairs.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}

/** Returns the API's parameters, without order and paging. */
export function listingFilters(state: ListingState) {
  return {
    minPrice: state.minPrice ?? undefined,
    maxPrice: state.maxPrice ?? undefined,
    currency: state.currency === 'AED' ? ('AED' as const) : undefined,
    brand: state.brands.length > 0 ? state.brands : undefined,
  };
}

/** Returns the state on page 1, after a change of filter or sort. */
export function fromTheTop(state: ListingState, change: Partial<ListingState> = {}): ListingState {
  return { ...state, show: STEP, page: 1, ...change };
}

/** Returns a brand as the API takes it. */
function brandOf(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, 80);
}
