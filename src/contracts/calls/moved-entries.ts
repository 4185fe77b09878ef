import { z } from 'zod';
import { defineCall } from './call.ts';

/** At most as many entries as a list is asked for. */
const Ids = z.string().regex(/^[a-z0-9]{20}(?:,[a-z0-9]{20}){0,9}$/);

export const getMovedEntries = defineCall('GET /get-moved-entries', {
  summary:
    'What categories, sub-categories and types, in this order, were merged into or are in now',
  policy: 'anyone',
  query: z.object({ ids: Ids }),
  response: z.array(z.string()).describe('Ids, each at the position of the one asked for'),
});
