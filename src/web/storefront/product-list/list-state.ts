import type { FacetName } from '#contracts/facets/facets.ts';
import {
  countedNames,
  type FilterName,
  filterNames,
  listFilters,
} from '#contracts/facets/list-facets.ts';
import type { ProductFiltersIn } from '#contracts/facets/product-filters.ts';
import type { PublicSort } from '#contracts/product.ts';
import { saidCurrency } from '#domain/currencies.ts';
import { deepestPage } from '#domain/deepest-page.ts';
import { type PriceRange, readPrices, searchText, wholeNumber } from '../read-params.ts';
import { readView, type View } from '../views.ts';
import { ATTRIBUTE, type Chosen, choosing, chosenEntries, chosenOf } from './chosen.ts';
import type { ListKind } from './list-kinds.ts';
import { boxesSaid } from './read-boxes.ts';

/** The state in a list's address. Prices are in `currency`; `null` means no limit. */
export type ListState = PriceRange & {
  q: string;
  /** Words of the search that name no taxonomy entry. */
  plain: string[];
  chosen: Chosen;
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

/** Parses an address's parameters; invalid ones are ignored. */
export function readListState(kind: ListKind, params: URLSearchParams): ListState {
  const { step, longest, sorts, isSearched } = kind;
  const steps = Math.ceil((wholeNumber(params.get('show')) || step) / step);
  const [plain] = sorts;
  const q = searchText(isSearched ? params.get('q') : null);
  const state: ListState = {
    q,
    plain: isSearched ? plainWords(params.getAll('plain'), q) : [],
    ...readPrices(params),
    chosen: readChosen(kind, params),
    all: WHOLE.filter((name) => params.getAll('all').includes(name)),
    sort: (sorts.find(({ value }) => value === params.get('sort')) ?? plain)?.value ?? '',
    view: readView(params.get('view')),
    show: Math.min(steps * step, longest),
    page: Math.min(wholeNumber(params.get('page')) || 1, deepestPage(kind.longest)),
  };
  return isSearched ? boxesSaid(state, params.getAll('read')) : state;
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
    ['minPrice', state.minPrice],
    ['maxPrice', state.maxPrice],
    ['currency', (hasPrices(state) && saidCurrency(state.currency)) || null],
    ...chosenEntries(state).flatMap(([name, values]) =>
      isNamed(name)
        ? values.map((value) => [name, value] as const)
        : [[name, values.join(',')] as const],
    ),
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
export function productFilters(state: ListState): ProductFiltersIn {
  const entries = chosenEntries(state);
  const ofAttributes = entries.filter(([name]) => name.startsWith(ATTRIBUTE));
  const others = entries.filter(([name]) => !name.startsWith(ATTRIBUTE));
  return {
    q: state.q || undefined,
    plain: state.plain.length > 0 ? state.plain.join(',') : undefined,
    minPrice: state.minPrice ?? undefined,
    maxPrice: state.maxPrice ?? undefined,
    currency: saidCurrency(state.currency),
    ...Object.fromEntries(
      others.map(([name, values]) => [name, isNamed(name) ? values : values.join(',')]),
    ),
    attr:
      ofAttributes.length > 0
        ? Object.fromEntries(
            ofAttributes.map(([name, values]) => [name.slice(ATTRIBUTE.length), values]),
          )
        : undefined,
  };
}

/** Returns what the list can be narrowed by: the sub-categories within a category alone. */
export function facetsOf({ without }: ListKind, state: ListState): FacetName[] {
  const isInCategory =
    chosenOf(state, 'category').length === 1 || chosenOf(state, 'subCategory').length > 0;
  const names = countedNames.filter(
    (name) => !without.includes(name) && (name !== 'subCategory' || isInCategory),
  );
  return [...names, ...(without.includes('attr') ? [] : ['attributes' as const]), 'price'];
}

/** Returns what is chosen without one value of a filter; its sub-categories go with a category. */
export function withoutValue(state: ListState, name: string, value: string) {
  const left = chosenOf(state, name).filter((other) => other !== value);
  return choosing(name === 'category' ? choosing(state, 'subCategory', []) : state, name, left);
}

/** The state without any filter but the search. */
export const unfiltered = {
  chosen: {},
  minPrice: null,
  maxPrice: null,
} satisfies Partial<ListState>;

/** Whether anything but a search narrows the list. */
export const isFiltered = (state: ListState): boolean =>
  chosenEntries(state).length > 0 || state.minPrice !== null || state.maxPrice !== null;

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

const isNamed = (name: string) => listFilters[name as FilterName]?.kind === 'names';

const entry = (name: string, values: string[]) => [name, values] as const;

function readChosen(kind: ListKind, params: URLSearchParams): Chosen {
  const filters = filterNames.filter((name) => !kind.without.includes(name));
  const read = filters.flatMap((name) =>
    name === 'attr' ? attributesOf(params) : [entry(name, valuesOf(name, params.getAll(name)))],
  );
  return Object.fromEntries(read.filter(([, values]) => values.length > 0));
}

function valuesOf(name: Exclude<FilterName, 'attr'>, given: readonly string[]): string[] {
  const filter = listFilters[name];
  switch (filter.kind) {
    case 'ids':
      return chosen(given.flatMap(idsOf));
    case 'names':
      return chosen(given.map(brandOf));
    case 'mark':
      return given.includes(filter.value) ? [filter.value] : [];
    case 'one':
      return filter.values.filter((value) => given.includes(value)).slice(0, 1);
  }
}

/** Returns the values of attributes by their parameters, in one order, as the API takes them. */
function attributesOf(params: URLSearchParams) {
  const names = [...new Set(params.keys())].filter((name) => /^attr\.[a-z0-9-]{1,120}$/.test(name));
  const given = names.map((name) => {
    const values = params.getAll(name).flatMap((text) => text.split(','));
    return entry(name, chosen(values.filter(isValue)));
  });
  return given
    .filter(([, values]) => values.length > 0)
    .sort()
    .slice(0, MOST_ATTRIBUTES);
}

const isValue = (text: string) => text.length <= 60 && !text.includes('\0');

function idsOf(text: string): string[] {
  return text.split(',').filter((id) => /^[a-z0-9]{1,64}$/.test(id));
}

/** Returns a brand as the API takes it. */
function brandOf(text: string): string {
  return text.replaceAll('\0', '').trim().slice(0, 80);
}
