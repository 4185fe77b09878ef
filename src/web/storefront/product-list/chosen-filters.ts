import type { SearchedPrice, SearchReading } from '#contracts/search.ts';
import { formatPrice } from '#domain/price.ts';
import type { ListState } from './list-state.ts';

/** One thing that narrows a list, and what is different without it. */
export type ChosenFilter = { label: string; without: Partial<ListState> };

/** Returns what narrows a list, with what was read in its search. */
export function chosenFilters(
  state: ListState,
  search: SearchReading | undefined,
  categories: { _id: string; name: string }[] = [],
): ChosenFilter[] {
  const { seller, brands } = state;
  const price = priceLabel(state);
  const bounds = price && { label: price, without: { minPrice: null, maxPrice: null } };
  return [
    ...ofSearch(state, search),
    ...state.categories.map((id) => ({
      label: categories.find(({ _id }) => _id === id)?.name ?? 'Another category',
      without: { categories: state.categories.filter((other) => other !== id) },
    })),
    ...brands.map((name) => ({
      label: name,
      without: { brands: brands.filter((other) => other !== name) },
    })),
    ...(seller ? [{ label: 'One seller', without: { seller: '' } }] : []),
    ...(bounds ? [bounds] : []),
  ];
}

/** What a search is read as: a place taken off is searched as words, a price is left out of the text. */
function ofSearch(state: ListState, search: SearchReading | undefined): ChosenFilter[] {
  const { q, plain } = state;
  const { price = null, places = [], words = q, nearest = null } = search ?? {};
  const isRead = price !== null || places.length > 0;
  const others = [...new Set(places.map((place) => place.words)), price?.words].filter(Boolean);
  const text =
    isRead && nearest === null
      ? words && { label: `“${words}”`, without: { q: others.join(' ') } }
      : q && { label: `“${q}”`, without: { q: '' } };
  return [
    ...(text ? [text] : []),
    ...places.map(({ name, words: named }) => ({
      label: name,
      without: { plain: [...plain, named] },
    })),
    ...(price ? [{ label: saidPrice(price), without: { q: price.rest } }] : []),
  ];
}

function saidPrice({ minPrice, maxPrice, currency }: SearchedPrice): string {
  const [low, high] = [textOf(minPrice, currency), textOf(maxPrice, currency)];
  if (low && high) return `${low} to ${high}`;
  return low ? `Over ${low}` : `Under ${high}`;
}

function priceLabel({ minPrice, maxPrice, currency }: ListState): string {
  const [low, high] = [textOf(minPrice, currency), textOf(maxPrice, currency)];
  if (low && high) return `${low} to ${high}`;
  if (low) return `From ${low}`;
  return high ? `Up to ${high}` : '';
}

const textOf = (price: number | null, currency: ListState['currency']) =>
  price === null ? '' : formatPrice(price, currency);
