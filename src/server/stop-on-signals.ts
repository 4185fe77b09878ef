import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DrainSettings } from './drain.ts';

/** `drains`: others may still send requests here for a while, and are told to stop it. */
export type Stop = (how: { drains: boolean }) => Promise<void>;

/** What is left of work and connections may take so long, once all requests have ended. */
const LONGEST_END_SECONDS = 15;

/** How long a process takes to stop at most, in milliseconds. */
export const longestStop = ({ drainSeconds, shutdownSeconds }: DrainSettings) =>
  (drainSeconds + shutdownSeconds + LONGEST_END_SECONDS) * 1000;

/**
 * Stops once, however many signals arrive, and exits: 0 after a clean stop, else, and after
 * `longestMs` whatever is left, 1. `SIGINT` is a person at a terminal, for whom nothing drains.
 * Returns the same for whoever asks for it in another way.
 */
export function stopOnSignals(
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  stop: Stop,
  longestMs: number,
): (why: string, how: { drains: boolean }) => void {
  let asked = false;
  const end = async (why: string, how: { drains: boolean }) => {
    if (asked) return;
    asked = true;
    log.info({ signal: why }, 'stopping');
    try {
      const late = wait(longestMs, 'late' as const, { ref: false });
      if ((await Promise.race([stop(how), late])) === 'late') {
        throw new Error(`it had not ended after ${longestMs / 1000} s`);
      }
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'the stop failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', (signal) => void end(signal, { drains: true }));
  process.on('SIGINT', (signal) => void end(signal, { drains: false }));
  return end;
}
