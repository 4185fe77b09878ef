import { z } from 'zod';

/** `GET /api/health`: 200 with `ok` once the database answers, else 503 with `unavailable`. */
export const Health = z.object({
  status: z.enum(['ok', 'unavailable']),
  uptime: z.number().describe('Seconds since the start'),
  database: z.enum(['embedded', 'postgresql']),
});
export type Health = z.infer<typeof Health>;
