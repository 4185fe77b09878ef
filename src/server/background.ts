import { forgetChanges } from '#database/queries/change-log.ts';
import { foldCounts } from '#database/queries/fold-counts.ts';
import type { MailsTaken } from '#database/queries/mails/mail-queue.ts';
import { vacuumTables } from '#database/vacuum-tables.ts';
import type { AppContext } from '#services/app-context.ts';
import { refillNext } from '#services/attributes/refill-words.ts';
import { sealNextEntries } from '#services/audit-chain.ts';
import { mergeNext } from '#services/catalogue/merge/run-merge.ts';
import { parentChangeWriter } from '#services/catalogue/write-parent-changes.ts';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { unpackNextArchive } from '#services/imports/unpack-archive.ts';
import { type Job, runJob } from '#services/jobs/run-job.ts';
import { sweeps } from '#services/jobs/sweeps.ts';
import {
  endReservationsJob,
  endSales,
  followUpsJob,
  publishContentJob,
  sumCategoriesJob,
  turnTrendingJob,
} from '#services/jobs/timed-changes.ts';
import { deliverNextMail } from '#services/mail/deliver-mail.ts';
import { encodeNextPicture } from '#services/media/encode-next-picture.ts';
import { sendNextPortion } from '#services/newsletter-issues.ts';
import { tellAdminsJob } from '#services/notices/tell-admins.ts';
import { tellNext } from '#services/notices/tell-next.ts';
import { bulkChangeNext } from '#services/products/bulk/run-bulk-change.ts';
import { type FindSearched, writeSearchCounts } from '#services/searches/search-counter.ts';
import { writeViews } from '#services/views.ts';
import { deliverWebhooks } from '#services/webhooks/deliver-webhooks.ts';
import { startWorkLoop, type Work, type WorkLoop } from '#services/work-loop.ts';

const VACUUM_EVERY_MS = 10 * 60_000;
/**
 * So many mails are sent at a time by one process. One loop is left for mails about accounts, and one for what was never
 * tried: neither a newsletter nor addresses whose servers are slow keep both.
 */
const MAIL_LOOPS: readonly (MailsTaken & { idleMs: number })[] = [
  { lane: 'accounts', first: true, idleMs: 1000 },
  { first: true, idleMs: 1000 },
  { idleMs: 1000 },
  { idleMs: 3000 },
  { idleMs: 3000 },
];
const LOOK_FOR_JOBS_MS = 30_000;
const WRITE_COUNTS_MS = 5_000;
/** Of different sellers, where the database answers several at a time. */
const IMPORTS_AT_ONCE = 2;

/**
 * Starts what every process does in the background: it unpacks the ZIP files that it has received, and writes
 * the searches and views that it has counted.
 */
export function startOwnWork(context: AppContext, find: FindSearched): WorkLoop {
  return together([
    startWorkLoop(context, {
      name: 'zip-files',
      next: unlessMaintenance(unpackNextArchive),
      idleMs: 1000,
      failed: 'a ZIP could not be unpacked; it will be tried again',
    }),
    startWorkLoop(context, {
      name: 'search-counts',
      next: (_context, signal) => writeSearchCounts(context, find, signal),
      idleMs: WRITE_COUNTS_MS,
      failed: 'searches could not be counted; those to come will be',
    }),
    startWorkLoop(context, {
      name: 'view-counts',
      next: writeViews,
      idleMs: WRITE_COUNTS_MS,
      failed: 'views could not be counted; it will be tried again',
    }),
  ]);
}

/**
 * Starts to work through what waits in the database: pictures, mails, notices and imports. Any number of processes
 * can do so, and share the work.
 */
export function startQueues(context: AppContext): WorkLoop {
  return together([
    startWorkLoop(context, {
      name: 'pictures',
      next: encodeNextPicture,
      idleMs: 2000,
      failed: 'a picture could not be encoded; it will be tried again',
    }),
    ...MAIL_LOOPS.map(({ idleMs, ...taken }) =>
      startWorkLoop(context, {
        name: 'lane' in taken ? 'account-mails' : 'mails',
        next: () => deliverNextMail(context, taken),
        idleMs,
        wokenBy: context.mailQueued,
        failed: 'the queue of mails could not be read; it will be tried again',
      }),
    ),
    startWorkLoop(context, {
      name: 'notices',
      next: tellNext,
      idleMs: 1000,
      failed: 'notices of enquiries could not be delivered; it will be tried again',
    }),
    startWorkLoop(context, {
      name: 'webhooks',
      next: deliverWebhooks,
      idleMs: 1000,
      failed: 'webhooks could not be told; it will be tried again',
    }),
    ...Array.from({ length: context.engine === 'postgresql' ? IMPORTS_AT_ONCE : 1 }, () =>
      startWorkLoop(context, {
        name: 'imports',
        next: unlessMaintenance(runNextImport),
        idleMs: 1000,
        failed: 'an import was interrupted; it will be taken up again',
      }),
    ),
    startWorkLoop(context, {
      name: 'bulk-changes',
      next: unlessMaintenance(bulkChangeNext),
      idleMs: 500,
      failed: 'a change of many products was interrupted; it will be taken up again',
    }),
  ]);
}

/**
 * Starts what one process of each machine does to keep the database in order: the audit's seals, the
 * counters, the products of renamed and hidden sellers and taxonomy entries, the ends of reservations,
 * and the removal of what is unused or past its retention.
 */
export function startUpkeep(context: AppContext, changesSeconds: number): WorkLoop {
  const loops = [
    startWorkLoop(context, {
      name: 'audit-seals',
      next: sealNextEntries,
      idleMs: 1000,
      failed: 'audit entries could not be sealed; they wait',
    }),
    startWorkLoop(context, {
      name: 'parent-changes',
      next: parentChangeWriter(),
      idleMs: 500,
      failed:
        'products of a renamed or hidden seller or taxonomy entry could not be written; it will be tried again',
    }),
    startWorkLoop(context, {
      name: 'catalogue-merges',
      next: unlessMaintenance(mergeNext),
      idleMs: 500,
      failed: 'a merge in the catalogue was interrupted; it will be taken up again',
    }),
    startWorkLoop(context, {
      name: 'attribute-words',
      next: refillNext,
      idleMs: 2000,
      failed: 'words of a changed attribute could not be written; it will be tried again',
    }),
    startWorkLoop(context, {
      name: 'newsletters',
      next: unlessMaintenance(sendNextPortion),
      idleMs: 2000,
      failed: 'the next mails of a newsletter could not be queued; it will be tried again',
    }),
    startWorkLoop(context, {
      name: 'sales',
      next: unlessMaintenance(endSales),
      idleMs: 2000,
      failed: 'prices whose last day is over could not be ended; it will be tried again',
    }),
    startWorkLoop(context, {
      name: 'counters',
      next: ({ db }) => foldCounts(db),
      // Written at most so often: of many changes in that time each counter is written once.
      idleMs: 10_000,
      failed: 'changes could not be added to the counters; they are counted where they wait',
    }),
    startWorkLoop(context, {
      name: 'change-log',
      next: async ({ db }) => {
        await forgetChanges(db, changesSeconds);
        return false;
      },
      idleMs: 60_000,
      failed: 'old changes could not be removed from their log; it will be tried again',
    }),
    ...[
      ...[...sweeps, followUpsJob, sumCategoriesJob, tellAdminsJob].map(recurring),
      ...[publishContentJob, endReservationsJob, turnTrendingJob].map((job) => {
        const work = recurring(job);
        return { ...work, next: unlessMaintenance(work.next) };
      }),
    ].map((work) => startWorkLoop(context, work)),
    ...(context.engine === 'embedded' ? [vacuumLoop(context)] : []),
  ];
  return together(loops);
}

const recurring = (job: Job): Work => ({
  name: job.name,
  next: (context, signal) => runJob(context, job, signal),
  idleMs: LOOK_FOR_JOBS_MS,
  failed: `the job ${job.name} failed; it will be tried again`,
});

/**
 * Makes work wait while maintenance is on: what would change what shoppers see, or write to many of them
 * (docs/behaviour/operation.md#maintenance).
 */
const unlessMaintenance =
  (next: Work['next']): Work['next'] =>
  async (context, signal) =>
    (await context.content.read()).maintenance.isOn ? false : next(context, signal);

/** No statement need wait for it, so it comes first after a while. */
function vacuumLoop(context: AppContext): WorkLoop {
  let isFirst = true;
  return startWorkLoop(context, {
    name: 'vacuum',
    next: async ({ db }) => {
      if (!isFirst) await vacuumTables(db);
      isFirst = false;
      return false;
    },
    idleMs: VACUUM_EVERY_MS,
    failed: 'the embedded database could not be tidied up; it will be tried again',
  });
}

const together = (loops: readonly WorkLoop[]): WorkLoop => ({
  stop: async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
  },
});
