import type { FacetName } from '#contracts/facets/facets.ts';
import type { PublicSort } from '#contracts/product.ts';
import { deepestPage } from '#domain/deepest-page.ts';
import { type PriceRange, readPrices, searchText, wholeNumber } from '../read-params.ts';
import { readView, type View } from '../views.ts';
import { AVAILABILITIES, type AvailabilityChoice } from './availability-choices.ts';
import { chosenBy, type ListKind } from './list-kinds.ts';
import { boxesSaid } from './read-boxes.ts';

/** The state in a list's address. Prices are in `currency`; `null` means no limit. */
export type ListState = PriceRange & {
  q: string;
  /** Words of the search that name no taxonomy entry. */
  plain: string[];
  categories: string[];
  subCategories: string[];
  sellers: string[];
  brands: string[];
  /** Values of attributes by their codes, as the address has them. */
  attributes: Record<string, string[]>;
  isReduced: boolean;
  isNew: boolean;
  /** '' means what can be had, reserved or not. */
  availability: AvailabilityChoice | '';
  /** The facets of which every value is told, not only the most frequent ones. */
  all: FacetName[];
  sort: PublicSort | '';
  view: View;
  show: number;
  page: number;
};

const MOST_CHOSEN = 50;
const MOST_ATTRIBUTES = 10;
/** Facets that may have more values than are told at first. */
const WHOLE = ['subCategory', 'brand', 'seller', 'attributes'] as const;
/** What the parameters of attributes begin with. */
export const ATTRIBUTE = 'attr.';
const NEW_DAYS = '7' as const;

/** Parses an address's parameters; invalid ones are ignored. */
export function readListState(kind: ListKind, params: URLSearchParams): ListState {
  const given = (name: ListKind['filters'][number]) =>
    kind.filters.includes(name) ? params.getAll(name) : [];
  const { step, longest, sorts } = kind;
  const steps = Math.ceil((wholeNumber(params.get('show')) || step) / step);
  const [plain] = sorts;
  const q = searchText(given('q')[0] ?? null);
  const state: ListState = {
    q,
    plain: plainWords(kind.filters.includes('q') ? params.getAll('plain') : [], q),
    categories: chosen(given('category').flatMap(idsOf)),
    subCategories: chosen(given('subCategory').flatMap(idsOf)),
    sellers: chosen(given('seller').flatMap(idsOf)),
    ...readPrices(params),
    brands: chosen(given('brand').map(brandOf)),
    attributes: kind.filters.includes('attr') ? attributesOf(params) : {},
    isReduced: given('discount').includes('true'),
    isNew: given('new').includes(NEW_DAYS),
    availability: AVAILABILITIES.find((each) => given('availability').includes(each)) ?? '',
    all: WHOLE.filter((name) => params.getAll('all').includes(name)),
    sort: (sorts.find(({ value }) => value === params.get('sort')) ?? plain)?.value ?? '',
    view: readView(params.get('view')),
    show: Math.min(steps * step, longest),
    page: Math.min(wholeNumber(params.get('page')) || 1, deepestPage(kind.longest)),
  };
  return kind.filters.includes('q') ? boxesSaid(state, params.getAll('read')) : state;
}

/** Returns the state that a form says; words are plain only of the search that they were taken off from. */
export function readListForm(kind: ListKind, form: URLSearchParams, before: ListState): ListState {
  const read = readListState(kind, form);
  return searchText(form.get('q')) === before.q ? read : { ...read, plain: [] };
}

/** Returns the state as the query of an address: what differs from the default, in a fixed order. */
export function listQuery({ step, sorts }: ListKind, state: ListState): string {
  const pairs = [
    ['q', state.q],
    ['plain', state.q === '' ? '' : state.plain.join(',')],
    ['category', state.categories.join(',')],
    ['subCategory', state.subCategories.join(',')],
    ['seller', state.sellers.join(',')],
    ['minPrice', state.minPrice],
    ['maxPrice', state.maxPrice],
    ['currency', state.currency === 'AED' && hasPrices(state) ? 'AED' : null],
    ...state.brands.map((brand) => ['brand', brand] as const),
    ...Object.entries(state.attributes).map(
      ([code, values]) => [`${ATTRIBUTE}${code}`, values.join(',')] as const,
    ),
    ['discount', state.isReduced ? 'true' : ''],
    ['new', state.isNew ? NEW_DAYS : ''],
    ['availability', state.availability],
    ...state.all.map((name) => ['all', name] as const),
    ['sort', state.sort === sorts[0]?.value ? null : state.sort],
    ['view', state.view === 3 ? null : state.view],
    ['show', state.show === step ? null : state.show],
    ['page', state.page === 1 ? null : state.page],
  ] as const;
  const said = pairs.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}

/** Returns the API's parameters, without order and paging. */
export function productFilters(state: ListState) {
  return {
    q: state.q || undefined,
    plain: state.plain.length > 0 ? state.plain.join(',') : undefined,
    category: state.categories.join(',') || undefined,
    subCategory: state.subCategories.join(',') || undefined,
    seller: state.sellers.join(',') || undefined,
    minPrice: state.minPrice ?? undefined,
    maxPrice: state.maxPrice ?? undefined,
    currency: state.currency === 'AED' ? ('AED' as const) : undefined,
    brand: state.brands.length > 0 ? state.brands : undefined,
    attr: Object.keys(state.attributes).length > 0 ? state.attributes : undefined,
    discount: state.isReduced ? ('true' as const) : undefined,
    new: state.isNew ? NEW_DAYS : undefined,
    availability: state.availability || undefined,
  };
}

/** Returns what the list can be narrowed by: the sub-categories within a category alone. */
export function facetsOf({ filters }: ListKind, state: ListState): FacetName[] {
  const isInCategory = state.categories.length === 1 || state.subCategories.length > 0;
  const names = (
    ['subCategory', 'brand', 'seller', 'discount', 'new', 'availability'] as const
  ).filter((name) => filters.includes(name) && (name !== 'subCategory' || isInCategory));
  return [...names, ...(filters.includes('attr') ? ['attributes' as const] : []), 'price'];
}

/** Returns what is chosen of a facet. */
export function chosenOf(state: ListState, name: string): string[] {
  if (name in chosenBy) return state[chosenBy[name as keyof typeof chosenBy]];
  return state.attributes[name.slice(ATTRIBUTE.length)] ?? [];
}

/** Returns the state without one value of a facet. */
export function withoutValue(state: ListState, name: string, value: string): Partial<ListState> {
  const left = chosenOf(state, name).filter((other) => other !== value);
  if (name in chosenBy) return { [chosenBy[name as keyof typeof chosenBy]]: left };
  const { [name.slice(ATTRIBUTE.length)]: _, ...others } = state.attributes;
  return {
    attributes: left.length === 0 ? others : { ...others, [name.slice(ATTRIBUTE.length)]: left },
  };
}

/** The state without any filter but the search. */
export const unfiltered = {
  categories: [],
  subCategories: [],
  sellers: [],
  brands: [],
  attributes: {},
  isReduced: false,
  isNew: false,
  availability: '',
  minPrice: null,
  maxPrice: null,
} satisfies Partial<ListState>;

/** Whether anything but a search narrows the list. */
export function isFiltered(state: ListState): boolean {
  const { categories, subCategories, sellers, brands, isReduced, isNew } = state;
  const ofAttributes = Object.keys(state.attributes);
  const chosen = [categories, subCategories, sellers, brands, ofAttributes].flat();
  const hasPrice = state.minPrice !== null || state.maxPrice !== null;
  return chosen.length > 0 || isReduced || isNew || state.availability !== '' || hasPrice;
}

/** Returns the state on page 1, after a change of filter, search or sort. */
export function fromTheTop({ step }: ListKind, state: ListState, change: Partial<ListState> = {}) {
  return { ...state, show: step, page: 1, ...change };
}

const chosen = (names: string[]) =>
  [...new Set(names.filter(Boolean))].sort().slice(0, MOST_CHOSEN);

/** Whether a list depends on prices, or may by its search: the address then tells the currency. */
const hasPrices = ({ q, minPrice, maxPrice, sort }: ListState): boolean =>
  minPrice !== null || maxPrice !== null || sort.startsWith('price-') || /\d/.test(q);

/** Returns the words of the search that are to be plain ones, without those that it does not have. */
function plainWords(texts: string[], q: string): string[] {
  const words = texts
    .flatMap((text) => text.replaceAll('\0', '').split(','))
    .map((word) => word.trim());
  return chosen(words.filter((word) => q.toLowerCase().includes(word.toLowerCase()))).slice(0, 8);
}

/** Returns the values of attributes by their codes, in one order, as the API takes them. */
function attributesOf(params: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(params.keys())].filter((name) => /^attr\.[a-z0-9-]{1,120}$/.test(name));
  const given = names.map((name) => {
    const values = params.getAll(name).flatMap((text) => text.split(','));
    return [name.slice(ATTRIBUTE.length), chosen(values.filter(isValue))];
  });
  const some = given.filter(([, values]) => values !== undefined && values.length > 0).sort();
  return Object.fromEntries(some.slice(0, MOST_ATTRIBUTES));
}

const isValue = (text: string) => text.length <= 60 && !text.includes('\0');

function idsOf(text: string): string[] {
  return text.split(',').filter((id) => /^[a-z0-9]{1,64}$/.test(id));
}

/** Returns a brand as the API takes it. */
function brandOf(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, 80);
}
