import { z } from 'zod';
import { Id } from '../id.ts';
import { defineCall } from './call.ts';

/** A seller or taxonomy entry whose products are being written anew in the background. */
export const ParentChange = z.object({
  _id: Id.describe('The id of the seller or taxonomy entry'),
  name: z.string(),
  entity: z.enum(['seller', 'category', 'sub-category', 'product-type']),
  kind: z
    .enum(['showing', 'hiding', 'updating'])
    .describe('`hiding`: the public sees none of them any more; `updating`: renamed or moved'),
  done: z.int().describe('Products written so far'),
  total: z.int(),
});
export type ParentChange = z.infer<typeof ParentChange>;

export const getParentChanges = defineCall('GET /admin/get-parent-changes', {
  summary: 'Sellers and taxonomy entries whose many products follow a change: the first 20',
  policy: 'admin',
  permission: 'see-catalogue',
  response: z.array(ParentChange),
  // Whatever renames, moves, hides or shows one of them again changes one of these.
  reads: ['sellers', 'categories', 'sub-categories', 'product-types'],
});
