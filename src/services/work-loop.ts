import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway, isDiskFull } from '#database/postgres/database-away.ts';
import type { AppContext } from './app-context.ts';

const AFTER_FAILURE_MS = 5000;
const LONGEST_AFTER_FAILURES_MS = 30_000;

export type WorkLoop = { stop: () => Promise<void> };

export type Work = {
  /** What metrics, traces and the health screen call it. */
  name: string;
  /**
   * Takes up the work that waits longest, stopping cleanly once `signal` aborts; returns false when
   * none waits, and null when some does that failed and is not due again yet.
   */
  next: (context: AppContext, signal: AbortSignal) => Promise<boolean | null>;
  /** How often to look when nothing waits. */
  idleMs: number;
  /**
   * The log's message for an attempt that threw; it is made again, later and later up to half a minute.
   * That the database is away is said once, by who listens.
   */
  failed: string;
  /** Tells of new work, so that it need not wait until the next look. */
  wokenBy?: EventEmitter<{ queued: [] }> | null;
};

/**
 * Works through a queue in the background, one item after the other, until `stop`, which waits for
 * the present one.
 */
export function startWorkLoop(
  context: AppContext,
  { name, next, idleMs, failed, wokenBy = null }: Work,
): WorkLoop {
  const ending = new AbortController();
  const { signal } = ending;
  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});

  let wake = Promise.withResolvers<void>();
  wokenBy?.on('queued', () => wake.resolve());

  async function run(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        wake = Promise.withResolvers();
        const found = await context.observeJob(name, () => next(context, signal));
        failures = 0;
        if (!found) await Promise.race([pause(idleMs), wake.promise]);
      } catch (error) {
        if (signal.aborted) return;
        const isAway = isDatabaseAway(error) && !isDiskFull(error);
        if (!isAway) context.log.error({ err: error }, failed);
        failures = isAway ? 1 : failures + 1;
        await pause(Math.min(AFTER_FAILURE_MS * failures, LONGEST_AFTER_FAILURES_MS));
      }
    }
  }

  const running = run();
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}
