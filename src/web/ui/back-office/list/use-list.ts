import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallInput, ListTypes, ParamsInput } from '#contracts/calls/call.ts';
import type { Order, Paging } from '#contracts/list-query.ts';
import { deepestPage } from '#domain/deepest-page.ts';
import { languageNames, languages } from '#languages/languages.ts';
import { useBackOffice, useCalls } from '../back-office-provider.tsx';
import type { Rows } from '../calls.ts';
import { readPreference, savePreference } from '../preferences.ts';
import { readClaims, useToken } from '../session.ts';
import { type ReadCall, useReadPage } from '../use-call.ts';
import type { ListFilter, ListFilters } from './filters/list-filters.tsx';
import type { ListColumn } from './list-column.ts';
import { type ListControls, useListState } from './list-state.ts';
import { readAll } from './read-all.ts';
import { PAGE_SIZES } from './read-list-state.ts';

type SortOf<T extends ListTypes> = T['query'] extends { sort?: infer Sort }
  ? Extract<Sort, string>
  : never;
type FilterName<T extends ListTypes> = Exclude<
  keyof T['query'],
  keyof Paging | 'q' | 'sort' | 'order'
>;
type FiltersOf<T extends ListTypes> = {
  [Name in FilterName<T>]?: ListFilter<Extract<T['query'][Name], string>>;
};
type TypesOf<C extends { types?: ListTypes }> = NonNullable<C['types']>;

/** A column of the list that a call returns; it can sort only as the call can. */
export type CallColumn<C extends { types?: ListTypes }> = ListColumn<
  TypesOf<C>['response'][number],
  SortOf<TypesOf<C>>
>;

type ListOptions<T extends ListTypes> = {
  columns: readonly ListColumn<T['response'][number], SortOf<T>>[];
  /** The reader's filters, by the call's parameters that they set. */
  filters?: FiltersOf<T>;
  /** The order until another is chosen. */
  sort?: SortOf<T>;
  order?: Order;
  /** The number of rows per page until another is chosen. */
  pageSize: number;
  /** Parameters that are always set, or that are computed from the chosen filters. */
  query?: T['query'] | ((filters: Readonly<Record<string, string>>) => T['query']);
};

/** A list as its screen shows it, with its state in the address. */
export type List<Row> = {
  columns: readonly ListColumn<Row>[];
  filters: ListFilters;
  state: ListControls;
  query: UseQueryResult<Rows<Row>>;
  pageSize: number;
  /** Sets the rows per page, and remembers them; `page` is where the first row shown will be. */
  resize: (size: number, page: number) => void;
  /** Reads all rows of the list as it is filtered and sorted; reports how many have been read. */
  readAll: (onProgress: (read: number, total: number) => void) => Promise<Row[]>;
};

/**
 * Reads the list that `call` returns, filtered and sorted as the address says. The rows before stay
 * while the next load, so that nothing jumps.
 */
export function useList<T extends ListTypes>(
  call: ReadCall<T>,
  options: ListOptions<T> & ParamsInput<T>,
): List<T['response'][number]> {
  const calls = useCalls();
  const { columns, query, params } = options;
  const filters: ListFilters = options.filters ?? {};
  const state = useListState({
    columns,
    filters: choicesOf(filters),
    sort: options.sort,
    order: options.order,
  });
  const remembered = useRememberedSize(call.route, state.size);
  const pageSize = remembered.size ?? options.pageSize;
  const { size = pageSize, q, sort, order } = state;
  const page = Math.min(state.page, deepestPage(size));
  const fixed = typeof query === 'function' ? query(state.filters) : query;
  // The address is text; `columns` and `filters` let through only what the call accepts.
  const inputOf = (window: Paging) => {
    const asked = { ...state.filters, q, sort, order: sort && order, ...window, ...fixed };
    const input: object = { params, query: asked };
    return input as CallInput<T>;
  };
  return {
    columns,
    filters,
    state,
    query: useReadPage(call, inputOf({ page, limit: size }), { keepPrevious: true }),
    pageSize,
    resize: (size, page) => {
      remembered.remember(size);
      state.resize(size, page);
    },
    readAll: (onProgress) => readAll((window) => calls.readPage(call, inputOf(window)), onProgress),
  };
}

const choicesOf = (filters: ListFilters) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      filter !== undefined && 'options' in filter && !filter.isOpen ? filter.options : null,
    ]),
  );

/** The sizes of a person's lists as a cookie has them: `get-products:25.get-leads:50`. */
const sizesIn = (kept: string | null) =>
  new Map(
    (kept ?? '').split('.').flatMap((each) => (each ? [each.split(':', 2)] : [])) as [
      string,
      string,
    ][],
  );

/**
 * Returns the rows per page that the person who is logged in has chosen for a call's list in this browser, if any, and a
 * function that remembers another choice, whatever language the pages are in. A choice counts once the address has it:
 * until then the page number belongs to the former one.
 */
function useRememberedSize(route: string, sizeOfAddress: number | undefined) {
  const { role } = useBackOffice();
  const claims = readClaims(useToken(role) ?? '');
  const person = claims.staffId ?? claims.userId ?? claims.adminId ?? '';
  const [cookie, list] = [`rows-${person.slice(0, 12)}`, route.split('/')[2] ?? ''];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cookie is read anew with each size of the address
  const size = useMemo(
    () => Number(sizesIn(readPreference(cookie)).get(list)),
    [cookie, list, sizeOfAddress],
  );
  return {
    size: size > 0 && size <= Math.max(...PAGE_SIZES) ? size : undefined,
    remember(chosen: number) {
      const sizes = sizesIn(readPreference(cookie)).set(list, String(chosen));
      const value = [...sizes].map((each) => each.join(':')).join('.');
      for (const name of languageNames) {
        savePreference(cookie, value, `${languages[name].path}/${role.role}`);
      }
    },
  };
}
