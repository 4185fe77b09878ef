import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from './app-context.ts';

const going = new Set<Promise<void>>();

/**
 * Runs `work` after the response, so that it neither delays the response nor shows in its time.
 * Failures are logged.
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

/** Waits for pending work, `mostMs` at most: before the database closes, and in tests. */
export async function settleAfterResponses(mostMs = 5000): Promise<void> {
  const patience = new AbortController();
  const tooLong = wait(mostMs, true, { signal: patience.signal, ref: false }).catch(() => true);
  while (going.size > 0) {
    const late = await Promise.race([tooLong, Promise.all(going).then(() => false)]);
    if (late) break;
  }
  patience.abort();
}
