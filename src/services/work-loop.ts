import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from './app-context.ts';

const AFTER_FAILURE_MS = 5000;

export type WorkLoop = { stop: () => Promise<void> };

type Work = {
  /**
   * Takes up the work that waits longest, stopping cleanly once `signal` aborts; returns false when
   * none waits.
   */
  next: (context: AppContext, signal: AbortSignal) => Promise<boolean>;
  /** How often to look when nothing waits. */
  idleMs: number;
  /** The log's message for an attempt that threw; it is made again. */
  failed: string;
};

/**
 * Works through a queue in the background, one item after the other, until `stop`, which waits for
 * the present one.
 */
export function startWorkLoop(context: AppContext, { next, idleMs, failed }: Work): WorkLoop {
  const ending = new AbortController();
  const { signal } = ending;
  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (!(await next(context, signal))) await pause(idleMs);
      } catch (error) {
        if (signal.aborted) return;
        context.log.error({ err: error }, failed);
        await pause(AFTER_FAILURE_MS);
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
