import { setTimeout as wait } from 'node:timers/promises';
import type { Marketplace } from '../marketplace.ts';
import { encodeNextPicture } from './encode-waiting.ts';

const IDLE_MS = 2000;
const AFTER_FAILURE_MS = 5000;

/** Works through the queue of pictures in the background until `stop`, which waits for the last one. */
export function startEncoder(market: Marketplace): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (!(await encodeNextPicture(market, signal))) await pause(IDLE_MS);
      } catch (error) {
        if (signal.aborted) return;
        market.log.error({ err: error }, 'a picture could not be encoded; it will be tried again');
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
