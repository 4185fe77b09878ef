import { z } from 'zod';

/** The response of `GET /api/health` once the database is reachable; until then it is 503. */
export const Health = z.object({
  status: z.literal('ok'),
  uptime: z.number().describe('Whole seconds since the start'),
  database: z.enum(['embedded', 'postgresql']),
});
export type Health = z.infer<typeof Health>;
