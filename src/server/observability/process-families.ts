import { one, type Sample } from './metric-family.ts';
import type { ProcessNumbers } from './process-numbers.ts';

type Read = (numbers: ProcessNumbers) => Sample[];

/** What each process counts by itself. A scrape tells the processes of a machine apart by `worker`. */
export const ofProcesses: Readonly<Record<string, { help: string; read: Read }>> = {
  dhow_http_requests_total: {
    help: 'Requests answered, by class of route and status; `by="maintenance"`: refused because admins have turned it on.',
    read: ({ requests }) =>
      Object.entries(requests).flatMap(([route_class, { statuses, forMaintenance }]) => [
        ...Object.entries(statuses).map(([status, value]) => ({
          labels: { route_class, status },
          value: status === '503' ? value - forMaintenance : value,
        })),
        ...(forMaintenance > 0
          ? one(forMaintenance, { route_class, status: '503', by: 'maintenance' })
          : []),
      ]),
  },
  dhow_cache_hits_total: {
    help: 'Kept answers that were found, for readers and for loaders of pages.',
    read: ({ cache }) => one(cache.hits),
  },
  dhow_cache_misses_total: {
    help: 'Answers that had to be made.',
    read: ({ cache }) => one(cache.misses),
  },
  dhow_cache_joined_total: {
    help: 'Readers who waited for an answer that was being made for another.',
    read: ({ cache }) => one(cache.joined),
  },
  dhow_cache_dropped_total: {
    help: 'Kept answers that a change has dropped.',
    read: ({ cache }) => one(cache.dropped),
  },
  dhow_cache_entries: { help: 'Answers kept in memory.', read: ({ cache }) => one(cache.entries) },
  dhow_cache_bytes: { help: 'Memory of the kept answers.', read: ({ cache }) => one(cache.bytes) },
  dhow_render_failures_total: {
    help: 'Pages whose rendering failed.',
    read: ({ renders }) => one(renders.failed),
  },
  dhow_queue_running: {
    help: 'Renders and reads at work, by lane.',
    read: ({ queues }) => byLane(queues, 'running'),
  },
  dhow_queue_waiting: {
    help: 'Renders and reads that wait for a turn, by lane.',
    read: ({ queues }) => byLane(queues, 'waiting'),
  },
  dhow_queue_shed_total: {
    help: 'Renders and reads that were refused because too many waited, by lane.',
    read: ({ queues }) => byLane(queues, 'refused'),
  },
  dhow_database_connections: {
    help: 'Connections to the database, by state.',
    read: ({ connections: { open, idle } }) => [
      ...one(open - idle, { state: 'busy' }),
      ...one(idle, { state: 'idle' }),
    ],
  },
  dhow_database_connections_most: {
    help: 'Connections that this process may open.',
    read: ({ connections }) => one(connections.most),
  },
  dhow_database_connections_waiting: {
    help: 'Statements and transactions that wait for a connection.',
    read: ({ connections }) => one(connections.waiting),
  },
  dhow_listener_behind_seconds: {
    help: 'Since how long the changes of others have not been heard of; 0 while they are.',
    read: ({ behindSeconds }) => one(behindSeconds),
  },
  dhow_replica_reachable: {
    help: 'Whether the read replica can be asked; no sample where there is none.',
    read: ({ replica }) => (replica === null ? [] : one(replica.isReachable ? 1 : 0)),
  },
  dhow_replica_behind_seconds: {
    help: 'Since how long the read replica is waited for to show what has been changed; 0 while it shows everything.',
    read: ({ replica }) => (replica === null ? [] : one(replica.behindSeconds)),
  },
  dhow_database_statement_failures_total: {
    help: 'Statements that failed.',
    read: ({ statements }) => one(statements.failed),
  },
  dhow_database_slow_statements_total: {
    help: 'Statements that took SLOW_QUERY_MS or longer.',
    read: ({ statements }) => one(statements.slow),
  },
  dhow_store_operations_total: {
    help: 'Operations on stored media, by action and result.',
    read: ({ store }) =>
      Object.entries(store).flatMap(([action, { done, failed }]) => [
        ...one(done, { action, result: 'done' }),
        ...one(failed, { action, result: 'failed' }),
      ]),
  },
  dhow_mails_total: {
    help: 'Attempts to send a mail, by result.',
    read: ({ mails: { done, failed } }) => [
      ...one(done, { result: 'sent' }),
      ...one(failed, { result: 'failed' }),
    ],
  },
  dhow_pushes_total: {
    help: 'Attempts to tell a device of a seller, by result; a device that is gone is told no more.',
    read: ({ pushes }) =>
      Object.entries(pushes).map(([result, value]) => ({ labels: { result }, value })),
  },
  dhow_disk_free_bytes: {
    help: 'Free space where uploads are received and stored: of the disk that has least.',
    read: ({ disk }) => (disk ? one(disk.freeBytes) : []),
  },
  dhow_disk_least_bytes: {
    help: 'Below this, uploads are refused (FREE_DISK_MB).',
    read: ({ disk }) => (disk ? one(disk.leastBytes) : []),
  },
  dhow_rate_limited_total: {
    help: 'Attempts refused by a rate limit, by rule.',
    read: ({ rateLimited }) =>
      Object.entries(rateLimited).map(([rule, value]) => ({ labels: { rule }, value })),
  },
  dhow_client_errors_total: {
    help: 'Errors that browsers have reported.',
    read: ({ clientErrors }) => one(clientErrors),
  },
  dhow_views_lost_total: {
    help: 'Views of pages that were not counted, as too many pages waited to be written.',
    read: ({ viewsLost }) => one(viewsLost),
  },
  dhow_event_loop_delay_seconds: {
    help: 'How late the event loop came to its work within the last half minute.',
    read: ({ eventLoopDelay: { p50, p99, max } }) => [
      ...one(p50, { percentile: '50' }),
      ...one(p99, { percentile: '99' }),
      ...one(max, { percentile: '100' }),
    ],
  },
  dhow_job_runs_total: {
    help: 'Looks for work in the background, by job: those that found some, and those that failed.',
    read: ({ jobs }) =>
      jobs.flatMap(({ job, runs, failures }) => [
        ...one(runs, { work: job, result: 'done' }),
        ...one(failures, { work: job, result: 'failed' }),
      ]),
  },
  dhow_job_seconds_total: {
    help: 'Time spent on work in the background, by job.',
    read: ({ jobs }) => jobs.flatMap(({ job, seconds }) => one(seconds, { work: job })),
  },
  dhow_job_last_success_timestamp_seconds: {
    help: 'When a job last looked for work without failing, whether or not there was any.',
    read: ({ jobs }) =>
      jobs.flatMap(({ job, lastSuccessAt }) =>
        lastSuccessAt === null ? [] : one(lastSuccessAt / 1000, { work: job }),
      ),
  },
};

type Lanes = ProcessNumbers['queues'];

const byLane = (queues: Lanes, what: keyof Lanes['staff']) =>
  (['visitors', 'staff'] as const).flatMap((lane) => one(queues[lane][what], { lane }));
