import { tendTables } from '#database/tend-tables.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { startImporter } from '#services/imports/importer.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { startEncoder } from '#services/media/encoder.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/** What goes on beside requests: encoding pictures, imports, and clearing away what nobody uses. */
export function startBackground(market: Marketplace): { stop: () => Promise<void> } {
  const encoder = startEncoder(market);
  const importer = startImporter(market);
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(market);
  }, SWEEP_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all([encoder.stop(), importer.stop(), sweeping]);
    },
  };
}

async function sweep(market: Marketplace): Promise<void> {
  try {
    await sweepExpired(market);
    const removed = await sweepMedia(market);
    if (removed.assets + removed.files > 0) market.log.info(removed, 'unused media removed');
    if (market.engine === 'embedded') await tendTables(market.db);
  } catch (error) {
    market.log.error({ err: error }, 'the sweep failed; it will be tried again');
  }
}
