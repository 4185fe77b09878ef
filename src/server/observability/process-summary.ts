import type { JobHealth } from '#contracts/calls/operation/system-health.ts';
import type { ProcessSummary } from '#services/app-context.ts';
import type { JobState } from './job-book.ts';
import type { ProcessNumbers } from './process-numbers.ts';

/** Returns what the health screen shows of a process's numbers. */
export function processSummary(numbers: ProcessNumbers): ProcessSummary {
  const { queues, connections, cache, mails, replica, worker, pid, memoryBytes } = numbers;
  const { entries, bytes, hits, misses } = cache;
  const classes = Object.values(numbers.requests);
  const statuses = classes.flatMap((each) => Object.entries(each.statuses));
  const refused = classes.reduce((all, { forMaintenance }) => all + forMaintenance, 0);
  const sum = (counts: readonly (readonly [string, number])[]) =>
    counts.reduce((all, [, count]) => all + count, 0);
  return {
    process: {
      worker,
      pid,
      startedAt: new Date(numbers.startedAt).toISOString(),
      memoryBytes,
      eventLoopDelayMs: Math.round(numbers.eventLoopDelay.p99 * 1000),
      requests: sum(statuses),
      failures: sum(statuses.filter(([status]) => Number(status) >= 500)) - refused,
      cache: { entries, bytes, hits, misses },
      running: queues.visitors.running + queues.staff.running,
      waiting: queues.visitors.waiting + queues.staff.waiting,
      connections,
      replica,
    },
    jobs: numbers.jobs.map(jobHealth),
    mails: { sent: mails.done, failed: mails.failed },
  };
}

function jobHealth(state: JobState): JobHealth {
  const { job, runs, failures, lastSuccessAt, lastFailureAt, runningSince } = state;
  return {
    job,
    isFailing: lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? 0),
    isRunning: runningSince !== null,
    runs,
    failures,
    lastSuccessAt: momentOf(lastSuccessAt),
    lastFailureAt: momentOf(lastFailureAt),
  };
}

const momentOf = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();
