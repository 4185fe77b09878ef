import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The response of `GET /api/health` once the database is reachable; until then it is 503. */
const Health = z.object({
  status: z.literal('ok'),
  uptime: z.number().describe('Whole seconds since the start'),
  database: z.enum(['embedded', 'postgresql']),
});

export const getHealth = defineCall('GET /health', {
  summary: 'Whether the database answers',
  policy: 'anyone',
  kept: false,
  section: 'operation',
  response: Health,
});

export const getLiveness = defineCall('GET /health/live', {
  summary: 'Whether the process answers; nothing else is looked at',
  policy: 'anyone',
  kept: false,
  section: 'operation',
  response: z.object({
    status: z.literal('live'),
    uptime: z.number().describe('Whole seconds since the start'),
  }),
});

/** What a process needs, and what it must not be doing, to be sent requests. */
export const ReadinessCheck = z.enum(['database', 'migrations', 'store', 'draining']);
export type ReadinessCheck = z.infer<typeof ReadinessCheck>;

const ReadinessQuery = z.object({
  exclude: z
    .string()
    .max(100)
    .transform((names) => names.split(',').filter(Boolean))
    .pipe(z.array(ReadinessCheck))
    .optional()
    .describe('Checks to leave out, separated by commas'),
});

export const getReadiness = defineCall('GET /health/ready', {
  summary: 'Whether requests should be sent here; 503 with what is in the way, by check',
  policy: 'anyone',
  kept: false,
  section: 'operation',
  query: ReadinessQuery,
  response: z.object({ status: z.literal('ready'), checks: z.array(ReadinessCheck) }),
});
