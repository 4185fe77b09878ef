import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { MarketplaceNumbers } from '#contracts/calls/operation/system-health.ts';
import type { Connections } from '#database/database.ts';
import type { SharedWork } from '../load/share-work.ts';
import type { ReplicaNumbers } from '../page-cache/replica-reads.ts';
import type { ResponseCache, ResponseCacheStats } from '../page-cache/response-cache.ts';
import type { JobBook, JobState } from './job-book.ts';
import type { RequestCounts, RequestNumbers } from './request-counts.ts';
import type { WorkCounts, WorkNumbers } from './work-counts.ts';

type QueueNumbers = { running: number; waiting: number; refused: number };

/** What one process has counted since its start, and how it is at present. */
export type ProcessNumbers = WorkNumbers & {
  /** From 1; of a process that serves alone 1. */
  worker: number;
  pid: number;
  /** In milliseconds since 1970. */
  startedAt: number;
  memoryBytes: number;
  cpuSeconds: number;
  /** How late the event loop came to its work within the last quarter of a minute or so, in seconds. */
  eventLoopDelay: { p50: number; p99: number; max: number };
  requests: RequestNumbers;
  cache: ResponseCacheStats;
  queues: { visitors: QueueNumbers; staff: QueueNumbers };
  connections: Connections;
  /** Since how long it has not heard of the changes of others; 0 while it hears of them. */
  behindSeconds: number;
  /** Of DATABASE_READ_URL; null where there is none, or nothing is known of it yet. */
  replica: ReplicaNumbers;
  jobs: JobState[];
  /** The least free space on the disks of uploads, and below which uploads are refused. */
  disk?: { freeBytes: number; leastBytes: number } | null;
  /** Of the database, from the process that has the work in the background; null where it failed. */
  marketplace?: MarketplaceNumbers | null;
  /** How often this process makes a backup (BACKUP_EVERY), where it does so by itself. */
  backupEverySeconds?: number;
  /** Node.js's own, as prom-client collects them; only for metrics. */
  runtime?: RuntimeMetric[];
};

type RuntimeMetric = {
  name: string;
  help: string;
  type: string;
  values: { labels: Record<string, string | number>; value: number; metricName?: string }[];
};

/** Reads the numbers of this process; `forMetrics` with those of Node.js. */
export type ReadOwnNumbers = (forMetrics: boolean) => Promise<ProcessNumbers>;

/** Reads the numbers of all processes of this machine that tell them in time. */
export type ReadNumbers = (forMetrics: boolean) => Promise<ProcessNumbers[]>;

/** What the numbers of a process are read from. */
export type Sources = {
  worker: number;
  requests: RequestCounts;
  cache: ResponseCache;
  work: SharedWork;
  counts: WorkCounts;
  connections: () => Connections;
  behindMs: () => number;
  replica?: () => ReplicaNumbers;
  jobs: JobBook;
};

const DELAY_WINDOW_MS = 15_000;
const NANOSECONDS = 1e9;

/** Watches this process; `read` returns its numbers at once and without a database. */
export function watchProcess(sources: Sources) {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let delay = { p50: 0, p99: 0, max: 0 };
  const timer = setInterval(() => {
    delay = delayOf(histogram);
    histogram.reset();
  }, DELAY_WINDOW_MS);
  timer.unref();

  return {
    read(): ProcessNumbers {
      const { user, system } = process.cpuUsage();
      const now = delayOf(histogram);
      const { visitors, staff } = sources.work;
      return {
        worker: sources.worker,
        pid: process.pid,
        startedAt: Math.round(performance.timeOrigin),
        memoryBytes: process.memoryUsage.rss(),
        cpuSeconds: (user + system) / 1e6,
        eventLoopDelay: {
          p50: Math.max(delay.p50, now.p50),
          p99: Math.max(delay.p99, now.p99),
          max: Math.max(delay.max, now.max),
        },
        requests: sources.requests.read(),
        cache: sources.cache.stats(),
        queues: { visitors: visitors.stats(), staff: staff.stats() },
        connections: sources.connections(),
        behindSeconds: sources.behindMs() / 1000,
        replica: sources.replica?.() ?? null,
        jobs: sources.jobs.read(),
        ...sources.counts.read(),
      };
    },
    stop(): void {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** The histogram measures the time between two ticks, of which its resolution is none. */
function delayOf(histogram: ReturnType<typeof monitorEventLoopDelay>) {
  if (histogram.count === 0) return { p50: 0, p99: 0, max: 0 };
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - 0.02);
  return {
    p50: late(histogram.percentile(50)),
    p99: late(histogram.percentile(99)),
    max: late(histogram.max),
  };
}

/** Begins to collect what Node.js tells of itself: memory, processor time, garbage, open files. */
export function collectRuntimeMetrics(): () => Promise<RuntimeMetric[]> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return async () => (await registry.getMetricsAsJSON()) as unknown as RuntimeMetric[];
}
