import { z } from 'zod';

/** `GET /api/health` once the database answers; until then it answers 503. */
export const Health = z.object({
  status: z.literal('ok'),
  uptime: z.number().describe('Whole seconds since the start'),
  database: z.enum(['embedded', 'postgresql']),
});
export type Health = z.infer<typeof Health>;
