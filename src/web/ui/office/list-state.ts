import { useSearchParams } from 'react-router';

export type Order = 'asc' | 'desc';

/** What a list is asked for, as its address tells: the page, the words searched, sort and filters. */
export type ListState = {
  page: number;
  q: string;
  sort: string | undefined;
  order: Order;
  filters: Record<string, string>;
};

type ListDefaults = { sort?: string; order?: Order; filters?: readonly string[] };

/**
 * A list's state, which lives in the URL alone, so that it outlives a reload, a log-in and a way
 * back. Searching, sorting and filtering lead back to page 1.
 */
export function useListState(defaults: ListDefaults = {}) {
  const [params, setParams] = useSearchParams();
  const state: ListState = {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    q: params.get('q') ?? '',
    sort: params.get('sort') ?? defaults.sort,
    order: orderIn(params.get('order')) ?? defaults.order ?? 'desc',
    filters: Object.fromEntries(
      (defaults.filters ?? []).map((name) => [name, params.get(name) ?? '']),
    ),
  };

  function change(changes: Record<string, string>, replace = false) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  const sortTo = (sort: string, order: Order) => change({ sort, order, page: '' });

  return {
    ...state,
    goTo: (page: number) => change({ page: page === 1 ? '' : String(page) }),
    search: (q: string) => change({ q, page: '' }, true),
    filter: (name: string, value: string) => change({ [name]: value, page: '' }),
    /** The first click sorts ascending, the same header again turns it round. */
    sortBy: (sort: string) => {
      const order = state.sort === sort && state.order === 'asc' ? 'desc' : 'asc';
      sortTo(sort, order);
    },
    sortTo,
  };
}

export type ListControls = ReturnType<typeof useListState>;

const orderIn = (text: string | null) => (text === 'asc' || text === 'desc' ? text : undefined);
