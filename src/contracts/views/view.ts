import { z } from 'zod';
import { Id } from '../id.ts';
import { Region } from '../price.ts';

/** What a page tells of itself once somebody has looked at it (docs/behaviour/rules.md#counted-views). */
export const ViewInput = z.object({
  page: z.enum(['product', 'seller'], 'page must be product or seller'),
  id: Id,
  region: Region,
});
export type ViewInput = z.infer<typeof ViewInput>;
