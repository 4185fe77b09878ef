import { type Family, one, type Sample } from './metric-family.ts';
import type { ProcessNumbers } from './process-numbers.ts';

type Read = (numbers: ProcessNumbers) => Sample[];

/** What each process counts by itself. A scrape tells the processes of a machine apart by `worker`. */
export const ofProcesses: readonly (Omit<Family, 'values'> & { read: Read })[] = [
  {
    name: 'dhow_http_requests_total',
    help: 'Requests answered, by class of route and status; `by="maintenance"`: refused because admins have turned it on.',
    type: 'counter',
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
  {
    name: 'dhow_cache_hits_total',
    help: 'Kept answers that were found, for readers and for loaders of pages.',
    type: 'counter',
    read: ({ cache }) => one(cache.hits),
  },
  {
    name: 'dhow_cache_misses_total',
    help: 'Answers that had to be made.',
    type: 'counter',
    read: ({ cache }) => one(cache.misses),
  },
  {
    name: 'dhow_cache_joined_total',
    help: 'Readers who waited for an answer that was being made for another.',
    type: 'counter',
    read: ({ cache }) => one(cache.joined),
  },
  {
    name: 'dhow_cache_dropped_total',
    help: 'Kept answers that a change has dropped.',
    type: 'counter',
    read: ({ cache }) => one(cache.dropped),
  },
  {
    name: 'dhow_cache_entries',
    help: 'Answers kept in memory.',
    type: 'gauge',
    read: ({ cache }) => one(cache.entries),
  },
  {
    name: 'dhow_cache_bytes',
    help: 'Memory of the kept answers.',
    type: 'gauge',
    read: ({ cache }) => one(cache.bytes),
  },
  {
    name: 'dhow_render_failures_total',
    help: 'Pages whose rendering failed.',
    type: 'counter',
    read: ({ renders }) => one(renders.failed),
  },
  {
    name: 'dhow_queue_running',
    help: 'Renders and reads at work, by lane.',
    type: 'gauge',
    read: ({ queues }) => byLane(queues, 'running'),
  },
  {
    name: 'dhow_queue_waiting',
    help: 'Renders and reads that wait for a turn, by lane.',
    type: 'gauge',
    read: ({ queues }) => byLane(queues, 'waiting'),
  },
  {
    name: 'dhow_queue_shed_total',
    help: 'Renders and reads that were refused because too many waited, by lane.',
    type: 'counter',
    read: ({ queues }) => byLane(queues, 'refused'),
  },
  {
    name: 'dhow_database_connections',
    help: 'Connections to the database, by state.',
    type: 'gauge',
    read: ({ connections: { open, idle } }) => [
      ...one(open - idle, { state: 'busy' }),
      ...one(idle, { state: 'idle' }),
    ],
  },
  {
    name: 'dhow_database_connections_most',
    help: 'Connections that this process may open.',
    type: 'gauge',
    read: ({ connections }) => one(connections.most),
  },
  {
    name: 'dhow_database_connections_waiting',
    help: 'Statements and transactions that wait for a connection.',
    type: 'gauge',
    read: ({ connections }) => one(connections.waiting),
  },
  {
    name: 'dhow_listener_behind_seconds',
    help: 'Since how long the changes of others have not been heard of; 0 while they are.',
    type: 'gauge',
    read: ({ behindSeconds }) => one(behindSeconds),
  },
  {
    name: 'dhow_replica_reachable',
    help: 'Whether the read replica can be asked; no sample where there is none.',
    type: 'gauge',
    read: ({ replica }) => (replica === null ? [] : one(replica.isReachable ? 1 : 0)),
  },
  {
    name: 'dhow_replica_behind_seconds',
    help: 'Since how long the read replica is waited for to show what has been changed; 0 while it shows everything.',
    type: 'gauge',
    read: ({ replica }) => (replica === null ? [] : one(replica.behindSeconds)),
  },
  {
    name: 'dhow_database_statement_failures_total',
    help: 'Statements that failed.',
    type: 'counter',
    read: ({ statements }) => one(statements.failed),
  },
  {
    name: 'dhow_database_slow_statements_total',
    help: 'Statements that took SLOW_QUERY_MS or longer.',
    type: 'counter',
    read: ({ statements }) => one(statements.slow),
  },
  {
    name: 'dhow_store_operations_total',
    help: 'Operations on stored media, by action and result.',
    type: 'counter',
    read: ({ store }) =>
      Object.entries(store).flatMap(([action, { done, failed }]) => [
        ...one(done, { action, result: 'done' }),
        ...one(failed, { action, result: 'failed' }),
      ]),
  },
  {
    name: 'dhow_mails_total',
    help: 'Attempts to send a mail, by result.',
    type: 'counter',
    read: ({ mails: { done, failed } }) => [
      ...one(done, { result: 'sent' }),
      ...one(failed, { result: 'failed' }),
    ],
  },
  {
    name: 'dhow_pushes_total',
    help: 'Attempts to tell a device of a seller, by result; a device that is gone is told no more.',
    type: 'counter',
    read: ({ pushes }) =>
      Object.entries(pushes).map(([result, value]) => ({ labels: { result }, value })),
  },
  {
    name: 'dhow_disk_free_bytes',
    help: 'Free space where uploads are received and stored: of the disk that has least.',
    type: 'gauge',
    read: ({ disk }) => (disk ? one(disk.freeBytes) : []),
  },
  {
    name: 'dhow_disk_least_bytes',
    help: 'Below this, uploads are refused (FREE_DISK_MB).',
    type: 'gauge',
    read: ({ disk }) => (disk ? one(disk.leastBytes) : []),
  },
  {
    name: 'dhow_rate_limited_total',
    help: 'Attempts refused by a rate limit, by rule.',
    type: 'counter',
    read: ({ rateLimited }) =>
      Object.entries(rateLimited).map(([rule, value]) => ({ labels: { rule }, value })),
  },
  {
    name: 'dhow_client_errors_total',
    help: 'Errors that browsers have reported.',
    type: 'counter',
    read: ({ clientErrors }) => one(clientErrors),
  },
  {
    name: 'dhow_views_lost_total',
    help: 'Views of pages that were not counted, as too many pages waited to be written.',
    type: 'counter',
    read: ({ viewsLost }) => one(viewsLost),
  },
  {
    name: 'dhow_event_loop_delay_seconds',
    help: 'How late the event loop came to its work within the last half minute.',
    type: 'gauge',
    read: ({ eventLoopDelay: { p50, p99, max } }) => [
      ...one(p50, { percentile: '50' }),
      ...one(p99, { percentile: '99' }),
      ...one(max, { percentile: '100' }),
    ],
  },
  {
    name: 'dhow_job_runs_total',
    help: 'Looks for work in the background, by job: those that found some, and those that failed.',
    type: 'counter',
    read: ({ jobs }) =>
      jobs.flatMap(({ job, runs, failures }) => [
        ...one(runs, { work: job, result: 'done' }),
        ...one(failures, { work: job, result: 'failed' }),
      ]),
  },
  {
    name: 'dhow_job_seconds_total',
    help: 'Time spent on work in the background, by job.',
    type: 'counter',
    read: ({ jobs }) => jobs.flatMap(({ job, seconds }) => one(seconds, { work: job })),
  },
  {
    name: 'dhow_job_last_success_timestamp_seconds',
    help: 'When a job last looked for work without failing, whether or not there was any.',
    type: 'gauge',
    read: ({ jobs }) =>
      jobs.flatMap(({ job, lastSuccessAt }) =>
        lastSuccessAt === null ? [] : one(lastSuccessAt / 1000, { work: job }),
      ),
  },
];

type Lanes = ProcessNumbers['queues'];

const byLane = (queues: Lanes, what: keyof Lanes['staff']) =>
  (['visitors', 'staff'] as const).flatMap((lane) => one(queues[lane][what], { lane }));
