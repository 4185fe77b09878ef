import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type {
  DiskHealth,
  JobHealth,
  MarketplaceNumbers,
  SystemHealth,
} from '#contracts/calls/operation/system-health.ts';
import { readBacklog, readDatabaseVersion } from '#database/queries/backlog.ts';
import { listJobs } from '#database/queries/jobs.ts';
import type { AppContext } from '../app-context.ts';
import { inTime } from '../in-time.ts';
import { checksOf } from './checks-of.ts';

/** The screen is for when something is wrong: it does not wait for a database that does not answer. */
const LONGEST_READ_MS = 3_000;

/** Returns how the marketplace runs: the processes of this machine, the database, disks and mails. */
export async function readSystemHealth(context: AppContext): Promise<SystemHealth> {
  const { operations, engine } = context;
  const [summaries, database, disks] = await Promise.all([
    operations.readProcesses(),
    inTime(readDatabase(context), LONGEST_READ_MS),
    readDisks(context),
  ]);
  const facts = {
    checkedAt: context.now().toISOString(),
    versions: {
      dhow: operations.version,
      node: process.version,
      database: database?.version ?? null,
    },
    engine,
    processes: summaries.map((summary) => summary.process),
    marketplace: database?.backlog ?? null,
    jobs: ofAll(together(summaries.flatMap(({ jobs }) => jobs)), database?.jobs ?? []),
    disks,
    mails: {
      way: operations.mailsGoTo,
      sent: summaries.reduce((sum, { mails }) => sum + mails.sent, 0),
      failed: summaries.reduce((sum, { mails }) => sum + mails.failed, 0),
    },
    settings: operations.settings,
  };
  return { ...facts, checks: checksOf(facts) };
}

/** Some jobs run in each process: they are one here, which fails where it fails in any. */
function together(all: readonly JobHealth[]): JobHealth[] {
  const byName = Map.groupBy(all, ({ job }) => job);
  return [...byName].map(([job, states]) => ({
    job,
    isFailing: states.some(({ isFailing }) => isFailing),
    isRunning: states.some(({ isRunning }) => isRunning),
    runs: states.reduce((sum, { runs }) => sum + runs, 0),
    failures: states.reduce((sum, { failures }) => sum + failures, 0),
    lastSuccessAt: latest(states.map(({ lastSuccessAt }) => lastSuccessAt)),
    lastFailureAt: latest(states.map(({ lastFailureAt }) => lastFailureAt)),
  }));
}

/** Of what one process of all does, the database knows how it went, wherever that was. */
function ofAll(ofMachine: readonly JobHealth[], recurring: readonly RecurringJob[]): JobHealth[] {
  const counted = new Map(ofMachine.map((each) => [each.job, each]));
  for (const { name, isRunning, doneAt, failedAt } of recurring) {
    const here = counted.get(name);
    counted.set(name, {
      job: name,
      isFailing: failedAt !== null,
      isRunning,
      runs: here?.runs ?? 0,
      failures: here?.failures ?? 0,
      lastSuccessAt: doneAt?.toISOString() ?? null,
      lastFailureAt: failedAt?.toISOString() ?? here?.lastFailureAt ?? null,
    });
  }
  return [...counted.values()].sort((one, other) => one.job.localeCompare(other.job));
}

const latest = (moments: readonly (string | null)[]) =>
  moments
    .filter((moment) => moment !== null)
    .sort()
    .at(-1) ?? null;

type RecurringJob = Awaited<ReturnType<typeof listJobs>>[number];

async function readDatabase({
  db,
}: AppContext): Promise<{ backlog: MarketplaceNumbers; version: string; jobs: RecurringJob[] }> {
  const [backlog, version, jobs] = await Promise.all([
    readBacklog(db),
    readDatabaseVersion(db),
    listJobs(db),
  ]);
  return { backlog, version, jobs };
}

/** Folders on one disk are one disk, named by the first of them. */
async function readDisks({
  diskFolders,
  incoming,
  minFreeDiskBytes,
}: AppContext): Promise<DiskHealth[]> {
  const read = await Promise.all(
    diskFolders.map(async (folder) => {
      const found = await statfs(folder).catch(() => null);
      if (found === null) return [];
      const { bavail, blocks, bsize } = found;
      const sizes = { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
      // Each process receives into a folder of its own within the data folder.
      const named = folder === incoming ? dirname(dirname(folder)) : folder;
      return [{ folder: named, ...sizes, leastBytes: minFreeDiskBytes }];
    }),
  );
  const disks = new Map<string, DiskHealth>();
  for (const disk of read.flat()) {
    const key = `${disk.totalBytes} ${disk.freeBytes}`;
    if (!disks.has(key)) disks.set(key, disk);
  }
  return [...disks.values()];
}
