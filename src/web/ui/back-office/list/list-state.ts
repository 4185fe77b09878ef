import type { Order } from '#contracts/list-query.ts';
import { useAddressParams, useIsPlainAddress } from '../address-params.ts';
import { type ListDefaults, queryOf, readListState } from './read-list-state.ts';

/**
 * A list's state, which is stored in the URL alone, so that it survives a reload, a log-in and
 * going back. Searching, sorting and filtering return to page 1.
 */
export function useListState(defaults: ListDefaults) {
  const [params, changeAddress] = useAddressParams();
  const isPlain = useIsPlainAddress();
  const state = readListState(params, defaults);
  /** '' is no search, no filter and the first page: the address does not name it. */
  const change = (changes: Record<string, string>, replace = false) => {
    const named = Object.entries(changes).map(([name, value]) => [name, value || null]);
    changeAddress(Object.fromEntries(named), replace);
  };

  /** What this list makes of the parameters of a saved view: it leaves out those that it does not have. */
  const understood = (query: string) =>
    queryOf(readListState(new URLSearchParams(query), defaults));
  const sortTo = (sort: string, order: Order) => change({ sort, order, page: '' });

  return {
    ...state,
    /** Nothing is asked for, and nobody has cleared it here. */
    isPlain,
    /** What is shown apart from the page, as {@link queryOf} has it. */
    query: queryOf(state),
    understood,
    /** The saved view that the address began with, and the columns that it asks for, if any. */
    view: params.get('view'),
    columns: params.get('columns')?.split('.') ?? null,
    /** Shows a saved view in place of all that the address asks for; null shows all rows. */
    showView: (view: { _id: string; query: string } | null, replace = false) =>
      change(
        {
          ...Object.fromEntries(Object.keys(state.filters).map((name) => [name, ''])),
          ...{ q: '', sort: '', order: '', size: '', page: '', columns: '' },
          ...Object.fromEntries(new URLSearchParams(view ? understood(view.query) : '')),
          view: view?._id ?? '',
        },
        replace,
      ),
    /** Goes on showing the same, as no view. */
    leaveView: () => change({ view: '' }, true),
    /** Asks for columns in the address, with a dash where only the one with the name is left; null takes them out of it. */
    showColumns: (columns: readonly string[] | null) =>
      change({ columns: columns === null ? '' : columns.join('.') || '-' }, true),
    goTo: (page: number, replace = false) =>
      change({ page: page === 1 ? '' : String(page) }, replace),
    /** Sets the rows per page in the address. */
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
