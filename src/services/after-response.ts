import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from './app-context.ts';

const going = new Set<Promise<void>>();

/**
 * Does `work` once the answer is out, so that it neither delays the answer nor tells anything by how
 * long it takes. What fails is logged and breaks nothing.
 */
export function afterResponse(
  context: Pick<AppContext, 'log'>,
  failed: string,
  work: () => Promise<void>,
): void {
  const done: Promise<void> = nextTurn()
    .then(work)
    .catch((error) => context.log.error({ err: error }, failed))
    .finally(() => going.delete(done));
  going.add(done);
}

/** Waits for what was begun after answers, at most so long: before the database closes, and in tests. */
export async function settleAfterResponses(mostMs = 5000): Promise<void> {
  const patience = new AbortController();
  const tooLong = wait(mostMs, true, { signal: patience.signal, ref: false }).catch(() => true);
  while (going.size > 0) {
    const late = await Promise.race([tooLong, Promise.all(going).then(() => false)]);
    if (late) break;
  }
  patience.abort();
}
