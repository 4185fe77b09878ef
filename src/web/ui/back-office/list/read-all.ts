import type { Calls, Params } from '../calls.ts';

/** Rows per request. */
const PART = 100;

/**
 * Reads a whole list and reports its progress. Each part follows the last row of the one before, so
 * that none is missing or repeated where rows are added or deleted meanwhile.
 */
export async function readAll<Row>(
  calls: Calls,
  path: string,
  params: Params,
  onProgress: (read: number, total: number) => void = () => {},
): Promise<Row[]> {
  const all: Row[] = [];
  const whole = { ...params, limit: PART, page: undefined };
  let total = 0;
  for (let after: string | undefined; ; ) {
    const part = await calls.list<Row>(path, { ...whole, after });
    all.push(...part.rows);
    if (after === undefined) total = part.total;
    onProgress(all.length, total);
    if (part.next === null) return all;
    after = part.next;
  }
}
