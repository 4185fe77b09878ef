import { WHOLE_LIST } from '#contracts/list-query.ts';
import type { Calls, Params } from './calls.ts';

/** Reads a whole list page after page, telling how many rows are there. `limit` is left to the API. */
export async function readAll<Row>(
  calls: Calls,
  path: string,
  params: Params,
  onProgress: (read: number, total: number) => void = () => {},
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await calls.list<Row>(path, { ...params, limit: undefined, page });
    all.push(...rows);
    onProgress(all.length, total);
    if (rows.length < WHOLE_LIST) return all;
  }
}
