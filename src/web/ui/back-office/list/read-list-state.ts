import type { Order } from '#contracts/list-query.ts';

/** The API gives no page beyond this. */
const LAST_PAGE = 1_000_000;

/** The choices of rows per page. */
export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

/** What a list's address asks for: page, search, sort and filters. */
export type ListState = {
  page: number;
  /** The rows per page where chosen, else the screen's default. */
  size: number | undefined;
  q: string;
  sort: string | undefined;
  order: Order;
  filters: Record<string, string>;
};

export type ListDefaults = {
  /** The columns whose `sort` names the allowed sorts. */
  columns: readonly { sort?: string }[];
  sort?: string | undefined;
  order?: Order | undefined;
  /** The list's filter parameters and their allowed values; `null` where only the API knows. */
  filters?: Readonly<Record<string, readonly { value: string }[] | null>>;
};

/**
 * Reads an address that anybody may have typed. Unknown sorts and filters are ignored; an invalid
 * page is the first.
 */
export function readListState(params: URLSearchParams, defaults: ListDefaults): ListState {
  const asked = params.get('sort');
  const isSort = asked === null || defaults.columns.some(({ sort }) => sort === asked);
  const own = isSort ? orderIn(params.get('order')) : undefined;
  return {
    page: pageIn(params.get('page')),
    size: PAGE_SIZES.find((size) => String(size) === params.get('size')),
    q: params.get('q') ?? '',
    sort: (isSort ? asked : null) ?? defaults.sort,
    order: own ?? defaults.order ?? 'desc',
    filters: Object.fromEntries(
      Object.entries(defaults.filters ?? {}).map(([name, choices]) => {
        const value = params.get(name) ?? '';
        const isOurs = choices === null || choices.some((choice) => choice.value === value);
        return [name, isOurs ? value : ''];
      }),
    ),
  };
}

/**
 * Returns the parameters that lead to this state, apart from the page: alike for two addresses that show the same.
 */
export function queryOf({ q, filters, sort, order, size }: ListState): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  for (const name of Object.keys(filters).sort()) {
    if (filters[name]) params.set(name, filters[name]);
  }
  if (sort) {
    params.set('sort', sort);
    params.set('order', order);
  }
  if (size) params.set('size', String(size));
  return params.toString();
}

function pageIn(text: string | null): number {
  const page = Math.trunc(Number(text));
  return page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

const orderIn = (text: string | null) => (text === 'asc' || text === 'desc' ? text : undefined);
