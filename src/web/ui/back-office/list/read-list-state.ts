import type { Order } from '#contracts/list-query.ts';

/** Further on the API gives no page, and no list goes so far. */
const LAST_PAGE = 1_000_000;

/** How many rows a page can have. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];

/** What a list is asked for, as its address tells: the page, the words searched, sort and filters. */
export type ListState = {
  page: number;
  /** Rows of a page where the reader chose, else what the screen begins with. */
  size: number | undefined;
  q: string;
  sort: string | undefined;
  order: Order;
  filters: Record<string, string>;
};

export type ListDefaults = {
  /** Whose `sort` names what the list can be sorted by. */
  columns: readonly { sort?: string }[];
  sort?: string;
  order?: Order;
  /** The parameters that narrow the list, and what each can be: `null` where only the API knows. */
  filters?: Readonly<Record<string, readonly { value: string }[] | null>>;
};

/**
 * Reads an address that anybody may have typed. A sort that the list does not have is as none, and
 * its order with it; so is a filter that cannot be chosen. What is no page is the first.
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

function pageIn(text: string | null): number {
  const page = Math.trunc(Number(text));
  return page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

const orderIn = (text: string | null) => (text === 'asc' || text === 'desc' ? text : undefined);
