import { z } from 'zod';
import { defineCall } from '../call.ts';

const Moment = z.string().describe('ISO 8601, UTC');

/** What waits in the database, and how old the oldest of it is. */
export const MarketplaceNumbers = z.object({
  pictures: z.object({
    waiting: z.int(),
    oldestSeconds: z.number().describe('Of the picture that waits longest; 0 where none does'),
    givenUp: z.int().describe('Pictures with missing widths that failed too often'),
  }),
  imports: z.object({ running: z.int(), rowsWaiting: z.int() }),
  parentChanges: z.object({
    waiting: z.int(),
    productsWaiting: z
      .int()
      .describe('Products that do not follow their seller or taxonomy entry yet'),
  }),
  mails: z.object({
    waiting: z.int(),
    lanes: z
      .object({ accounts: z.int(), others: z.int(), many: z.int() })
      .describe('Of these: about accounts, any other, and the same to many'),
    failed: z.int().describe('Given up: an admin can have them sent again'),
    oldestSeconds: z.number().describe('Of the mail that waits longest; 0 where none does'),
  }),
  notices: z.object({
    waiting: z.int().describe('Of enquiries, to sellers: those of quiet hours and once a day too'),
    oldestSeconds: z
      .number()
      .describe('Since the one due longest that was not tried yet was due; 0 where none is'),
  }),
  backups: z.object({
    isRunning: z.boolean(),
    lastGoodAt: Moment.nullable(),
    lastGoodBytes: z.number().nullable(),
    lastGoodSeconds: z.number().nullable(),
    lastGoodMissing: z
      .int()
      .nullable()
      .describe('Files that it lacks, since the store of media did; null where that is not known'),
    lastError: z.string().nullable().describe('Of the last run, where it failed'),
  }),
  work: z.object({
    lateSeconds: z
      .number()
      .nullable()
      .describe('For how long no process has taken up what recurs and is due; null: none ever has'),
  }),
  unsealedAuditEntries: z.int(),
  databaseBytes: z.number(),
  migrations: z.int(),
});
export type MarketplaceNumbers = z.infer<typeof MarketplaceNumbers>;

/** One thing that is looked at, and whether somebody has to do something about it. */
const Check = z.object({
  name: z.string(),
  state: z.enum(['ok', 'warning', 'failing']),
  text: z.string(),
});
export type HealthCheck = z.infer<typeof Check>;

/** A process of this machine that serves. */
const ProcessHealth = z.object({
  worker: z.int().describe('From 1'),
  pid: z.int(),
  startedAt: Moment,
  memoryBytes: z.number(),
  eventLoopDelayMs: z.number().describe('99th percentile of the last quarter of a minute'),
  requests: z.number().describe('Since the start'),
  failures: z
    .number()
    .describe('Of these, answered with a status from 500 on, but for what maintenance refused'),
  cache: z.object({
    entries: z.int(),
    bytes: z.number(),
    hits: z.number(),
    misses: z.number(),
  }),
  running: z.int().describe('Renders and reads at work'),
  waiting: z.int().describe('Renders and reads that wait for a turn'),
  connections: z.object({
    open: z.int(),
    idle: z.int(),
    waiting: z.int().describe('Statements that wait for a connection'),
    most: z.int(),
  }),
  replica: z
    .object({
      isReachable: z.boolean(),
      behindSeconds: z
        .number()
        .describe('Since how long it is waited for to show what has been changed'),
    })
    .nullable()
    .describe('The read replica; null where there is none, or nothing is known of it yet'),
});
export type ProcessHealth = z.infer<typeof ProcessHealth>;

const JobHealth = z.object({
  job: z.string(),
  isFailing: z.boolean().describe('Its last attempt failed, on this machine or any other'),
  isRunning: z.boolean(),
  runs: z.int().describe('How often it found something to do since the start, on this machine'),
  failures: z.int(),
  lastSuccessAt: Moment.nullable(),
  lastFailureAt: Moment.nullable(),
});
export type JobHealth = z.infer<typeof JobHealth>;

const DiskHealth = z.object({
  folder: z.string(),
  freeBytes: z.number(),
  totalBytes: z.number(),
  leastBytes: z.number().describe('Below this, uploads are refused'),
});
export type DiskHealth = z.infer<typeof DiskHealth>;

/** A setting in force; secrets, and texts that may hold one, have no value here. */
const Setting = z.object({
  name: z.string(),
  value: z.string().nullable(),
  source: z.enum(['set', 'default']),
  isSecret: z.boolean().describe('Set to something that is not shown'),
});
export type Setting = z.infer<typeof Setting>;

/** How the marketplace runs, for the admins who look after it. */
export const SystemHealth = z.object({
  checkedAt: Moment,
  checks: z.array(Check),
  versions: z.object({
    dhow: z.string(),
    node: z.string(),
    database: z.string().nullable(),
  }),
  engine: z.enum(['embedded', 'postgresql']),
  processes: z.array(ProcessHealth).describe('Of this machine'),
  marketplace: MarketplaceNumbers.nullable().describe('null where the database does not answer'),
  jobs: z.array(JobHealth),
  disks: z.array(DiskHealth),
  mails: z.object({
    way: z.enum(['server', 'folder']),
    sent: z.int().describe('Since the start'),
    failed: z.int(),
  }),
  settings: z.array(Setting),
});
export type SystemHealth = z.infer<typeof SystemHealth>;

export const getSystemHealth = defineCall('GET /admin/system-health', {
  summary: 'How the marketplace runs: processes, backlog, jobs, disks, mail and settings',
  policy: 'admin',
  permission: 'see-health',
  response: SystemHealth,
});
