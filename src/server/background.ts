import { announceForgotten } from '#database/change-channel.ts';
import { addUpShifts, placeLandmarks } from '#database/positions/landmarks.ts';
import { foldCounts } from '#database/queries/fold-counts.ts';
import { vacuumTables } from '#database/vacuum-tables.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import type { AppContext } from '#services/app-context.ts';
import { sealNextEntries } from '#services/audit-chain/seal-audit.ts';
import { placeWriter } from '#services/catalogue/write-place-changes.ts';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { unpackNextArchive } from '#services/imports/unpack-archive.ts';
import { encodeNextPicture } from '#services/media/encode-next-picture.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import { expireNext, type KeepDays } from '#services/privacy/expire-old.ts';
import { startWorkLoop, type WorkLoop } from '#services/work-loop.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/**
 * Starts what every process does in the background: it unpacks the ZIP files that it has received, and
 * makes the announcements of changes that another died before making.
 */
export function startOwnWork(context: AppContext): WorkLoop {
  return together([
    startWorkLoop(context, {
      next: unpackNextArchive,
      idleMs: 1000,
      failed: 'a ZIP could not be unpacked; it will be tried again',
    }),
    startWorkLoop(context, {
      next: ({ db }) => announceForgotten(db),
      idleMs: 5000,
      failed: 'a change could not be announced; it will be tried again',
    }),
  ]);
}

/**
 * Starts what one process of those that serve together does in the background: pictures, imports, the
 * audit's seals, the counters, the products of renamed and hidden places, and the removal of what is
 * unused or past its retention.
 */
export function startBackground(context: AppContext, keep: KeepDays): WorkLoop {
  const loops = [
    startWorkLoop(context, {
      next: encodeNextPicture,
      idleMs: 2000,
      failed: 'a picture could not be encoded; it will be tried again',
    }),
    startWorkLoop(context, {
      next: runNextImport,
      idleMs: 1000,
      failed: 'an import was interrupted; it will be taken up again',
    }),
    startWorkLoop(context, {
      next: sealNextEntries,
      idleMs: 1000,
      failed: 'audit entries could not be sealed; they wait',
    }),
    startWorkLoop(context, {
      next: placeWriter(),
      idleMs: 500,
      failed: 'products of a renamed or hidden place could not be written; it will be tried again',
    }),
    startWorkLoop(context, {
      next: ({ db }) => foldCounts(db),
      idleMs: 1000,
      failed: 'changes could not be added to the counters; they are counted where they wait',
    }),
    startWorkLoop(context, {
      next: async () => {
        await addUpShifts(context.db);
        return false;
      },
      idleMs: 1000,
      failed: 'moved products could not be added up; they wait',
    }),
    startWorkLoop(context, {
      next: async () => {
        await placeLandmarks(context.db);
        return false;
      },
      idleMs: 60_000,
      failed: 'landmarks could not be placed; pages are counted from the beginning',
    }),
    startWorkLoop(context, {
      next: () => expireNext(context, keep),
      idleMs: SWEEP_EVERY_MS,
      failed: 'what is older than it is kept could not be removed; it will be tried again',
    }),
  ];
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(context);
  }, SWEEP_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all([together(loops).stop(), sweeping]);
    },
  };
}

const together = (loops: readonly WorkLoop[]): WorkLoop => ({
  stop: async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
  },
});

async function sweep(context: AppContext): Promise<void> {
  try {
    await sweepExpired(context);
    const removed = await sweepMedia(context);
    if (removed.assets + removed.files > 0) context.log.info(removed, 'unused media removed');
    if (context.engine === 'embedded') await vacuumTables(context.db);
  } catch (error) {
    context.log.error({ err: error }, 'the sweep failed; it will be tried again');
  }
}
