import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '#database/database.ts';
import { readBacklog } from '#database/queries/backlog.ts';
import type { AppContext } from '#services/app-context.ts';
import { inTime } from '#services/in-time.ts';
import type { Config } from '../config/read-config.ts';
import { createJobBook } from './job-book.ts';
import { type ReadOwnNumbers, type Sources, watchProcess } from './process-numbers.ts';
import { logWithScope } from './request-ids.ts';
import { startTracing } from './start-tracing.ts';
import { createWorkCounts } from './work-counts.ts';

/** A scrape does not wait any longer for a database that does not answer. */
const LONGEST_BACKLOG_MS = 2_000;

/** Begins to count, trace and log what this process does, as the settings say. */
export async function observeProcess(config: Config, log: FastifyBaseLogger) {
  const jobs = createJobBook();
  const counts = createWorkCounts();
  const stopTracing = config.tracing === null ? async () => {} : await startTracing(config.tracing);
  const isWatching = config.slowQueryMs > 0 || config.metrics !== null;
  const stopStatements = isWatching
    ? counts.watchStatements(logWithScope(log), config.slowQueryMs)
    : () => {};
  const readRuntime = config.metrics === null ? null : await runtimeMetrics();
  let stopWatching = () => {};

  return {
    counts,
    /** Returns the context with a store, mails and jobs that are counted and traced. */
    observed: (context: AppContext): AppContext => ({
      ...context,
      store: counts.store(context.store),
      sendMail: counts.sendMail(context.sendMail),
      push: counts.push(context.push),
      observeJob: jobs.observeJob,
    }),
    /** Begins to watch the process; returns what reads its numbers. */
    watch(
      sources: Omit<Sources, 'jobs' | 'counts' | 'connections' | 'behindMs'>,
      database: OpenDatabase,
      { hasBackground, context }: { hasBackground: boolean; context: AppContext },
    ): ReadOwnNumbers {
      const { connections, behindMs, db } = database;
      const { to, everyMs } = config.backup;
      const own = watchProcess({ ...sources, jobs, counts, connections, behindMs });
      stopWatching = own.stop;
      return async (forMetrics) => ({
        ...own.read(),
        ...(forMetrics && { disk: await inTime(readDisk(context), LONGEST_BACKLOG_MS) }),
        ...(forMetrics &&
          hasBackground && { marketplace: await inTime(readBacklog(db), LONGEST_BACKLOG_MS) }),
        ...(hasBackground && to !== null && { backupEverySeconds: everyMs / 1000 }),
        ...(forMetrics && readRuntime !== null && { runtime: await readRuntime() }),
      });
    },
    /** Ends it; the last traces are sent before. */
    async stop(): Promise<void> {
      stopWatching();
      stopStatements();
      counts.stop();
      await stopTracing();
    },
  };
}

async function readDisk({ diskFolders, minFreeDiskBytes }: AppContext) {
  const free = await Promise.all(
    diskFolders.map(async (folder) => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    }),
  );
  return { freeBytes: Math.min(...free), leastBytes: minFreeDiskBytes };
}

async function runtimeMetrics() {
  const { collectRuntimeMetrics } = await import('./process-numbers.ts');
  return collectRuntimeMetrics();
}
