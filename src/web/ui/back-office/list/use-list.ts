import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCalls } from '../back-office-provider.tsx';
import type { Params, Rows } from '../calls.ts';
import type { ListState } from './read-list-state.ts';

/** Returns the API's parameters for a list's state. */
export function listParams(state: ListState, pageSize: number): Params {
  const { page, size, q, sort, order, filters } = state;
  return { ...filters, q, sort, order: sort && order, page, limit: size ?? pageSize };
}

/**
 * Reads one page of the list at `path`. The rows before stay while the next load, so that nothing
 * jumps. Invalidating `['list', path]` reloads all lists of a path.
 */
export function useList<Row>(path: string, state: ListState, pageSize: number, extra?: Params) {
  const calls = useCalls();
  const params = { ...listParams(state, pageSize), ...extra };
  return useQuery<Rows<Row>>({
    queryKey: ['list', path, params],
    queryFn: ({ signal }) => calls.list<Row>(path, params, signal),
    placeholderData: keepPreviousData,
  });
}

export type ListQuery<Row> = ReturnType<typeof useList<Row>>;
