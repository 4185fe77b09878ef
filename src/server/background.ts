import { releaseAllLeases } from '#database/queries/imports/import-queue.ts';
import { tendTables } from '#database/tend-tables.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { sealNextEntries } from '#services/audit-chain/seal-audit.ts';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { unpackNextArchive } from '#services/imports/unpack-archive.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { encodeNextPicture } from '#services/media/encode-waiting.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import { expireNext, type KeepDays } from '#services/privacy/expire-old.ts';
import { startWorkLoop, type WorkLoop } from '#services/work-loop.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/**
 * What goes on beside requests: pictures, imports, their ZIP files, the audit's seals, and clearing
 * away what nobody uses or what is older than it is kept.
 */
export async function startBackground(market: Marketplace, keep: KeepDays): Promise<WorkLoop> {
  // Alone on its database, this process need not wait for those that died to be given up.
  if (market.engine === 'embedded') await releaseAllLeases(market.db);
  const loops = [
    startWorkLoop(market, {
      next: encodeNextPicture,
      idleMs: 2000,
      failed: 'a picture could not be encoded; it will be tried again',
    }),
    startWorkLoop(market, {
      next: runNextImport,
      idleMs: 1000,
      failed: 'an import was interrupted; it will be taken up again',
    }),
    startWorkLoop(market, {
      next: unpackNextArchive,
      idleMs: 1000,
      failed: 'a ZIP could not be unpacked; it will be tried again',
    }),
    startWorkLoop(market, {
      next: sealNextEntries,
      idleMs: 1000,
      failed: 'audit entries could not be sealed; they wait',
    }),
    startWorkLoop(market, {
      next: () => expireNext(market, keep),
      idleMs: SWEEP_EVERY_MS,
      failed: 'what is older than it is kept could not be removed; it will be tried again',
    }),
  ];
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(market);
  }, SWEEP_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all([...loops.map((loop) => loop.stop()), sweeping]);
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
