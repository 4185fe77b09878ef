import type { Marketplace } from '#services/marketplace.ts';
import { startEncoder } from '#services/media/encoder.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/** What goes on beside requests: encoding pictures, and clearing away what nobody uses. */
export function startBackground(market: Marketplace): { stop: () => Promise<void> } {
  const encoder = startEncoder(market);
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(market);
  }, SWEEP_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all([encoder.stop(), sweeping]);
    },
  };
}

async function sweep(market: Marketplace): Promise<void> {
  try {
    const removed = await sweepMedia(market);
    if (removed.assets + removed.files > 0) market.log.info(removed, 'unused media removed');
  } catch (error) {
    market.log.error({ err: error }, 'the sweep failed; it will be tried again');
  }
}
