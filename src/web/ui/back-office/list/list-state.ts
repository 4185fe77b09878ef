import type { Order } from '#contracts/list-query.ts';
import { useAddressParams } from '../address-params.ts';
import { type ListDefaults, readListState } from './read-list-state.ts';

/**
 * A list's state, which is stored in the URL alone, so that it survives a reload, a log-in and
 * going back. Searching, sorting and filtering return to page 1.
 */
export function useListState(defaults: ListDefaults) {
  const [params, changeAddress] = useAddressParams();
  const state = readListState(params, defaults);
  /** '' is no search, no filter and the first page: the address does not name it. */
  const change = (changes: Record<string, string>, replace = false) => {
    const named = Object.entries(changes).map(([name, value]) => [name, value || null]);
    changeAddress(Object.fromEntries(named), replace);
  };

  const sortTo = (sort: string, order: Order) => change({ sort, order, page: '' });

  return {
    ...state,
    goTo: (page: number, replace = false) =>
      change({ page: page === 1 ? '' : String(page) }, replace),
    /** Sets the rows per page; `page` is where the first row shown will be. */
    resize: (size: number, page: number) =>
      change({ size: String(size), page: page === 1 ? '' : String(page) }),
    search: (q: string) => change({ q, page: '' }, true),
    clearFilters: () =>
      change({
        ...Object.fromEntries(Object.keys(state.filters).map((name) => [name, ''])),
        page: '',
      }),
    filter: (name: string, value: string) => change({ [name]: value, page: '' }),
    /** The first click on a header sorts ascending, the next one descending. */
    sortBy: (sort: string) => {
      const order = state.sort === sort && state.order === 'asc' ? 'desc' : 'asc';
      sortTo(sort, order);
    },
    sortTo,
  };
}

export type ListControls = ReturnType<typeof useListState>;

/** Returns the search and the filters in use, as calls about all that match take them. */
export function usedFilters({ q, filters }: ListControls): Record<string, string> {
  const used = Object.entries({ ...filters, q }).filter(([, value]) => value !== '');
  return Object.fromEntries(used);
}
