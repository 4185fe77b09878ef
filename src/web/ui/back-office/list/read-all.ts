import { useQuery } from '@tanstack/react-query';
import type { CallInput, ListTypes } from '#contracts/calls/call.ts';
import { useCalls } from '../back-office-provider.tsx';
import type { Rows } from '../calls.ts';
import { type ReadCall, readKey } from '../use-call.ts';

/** Rows per request. */
const PART = 100;

type Window = { limit: number; after?: string };

/**
 * Reads a whole list and reports its progress. Each part follows the last row of the one before, so
 * that none is missing or repeated where rows are added or deleted meanwhile.
 */
export async function readAll<Row>(
  readPart: (window: Window) => Promise<Rows<Row>>,
  onProgress: (read: number, total: number) => void = () => {},
): Promise<Row[]> {
  const all: Row[] = [];
  let part = await readPart({ limit: PART });
  const { total } = part;
  for (;;) {
    all.push(...part.rows);
    onProgress(all.length, total);
    if (part.next === null) return all;
    part = await readPart({ limit: PART, after: part.next });
  }
}

/** Reads all rows of a short list; `inputOf` returns the input of a part. */
export function useReadAll<T extends ListTypes>(
  call: ReadCall<T>,
  inputOf: (window: Window) => CallInput<T>,
  options: { enabled?: boolean } = {},
) {
  const calls = useCalls();
  return useQuery<T['response'][number][]>({
    queryKey: [...readKey(call, inputOf({ limit: PART })), 'all'],
    queryFn: () => readAll((window) => calls.readPage(call, inputOf(window))),
    ...(call.reads && { meta: { reads: call.reads } }),
    ...options,
  });
}
