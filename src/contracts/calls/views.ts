import { z } from 'zod';
import { Id } from '../id.ts';
import { Region } from '../price.ts';
import { SellerNumbers, SellerNumbersQuery } from '../views/seller-numbers.ts';
import { defineCall } from './call.ts';

/** What a page tells of itself once somebody has looked at it (docs/behaviour/rules.md#counted-views). */
export const ViewInput = z.object({
  page: z.enum(['product', 'seller']),
  id: Id,
  region: Region,
});
export type ViewInput = z.infer<typeof ViewInput>;

export const countView = defineCall('POST /view', {
  inMaintenance: 'dropped',
  summary: 'Tell that a person looked at a page; it is counted without who it was',
  policy: 'anyone',
  consumes: ['application/json', 'text/plain'],
  body: ViewInput,
  response: null,
  status: 204,
});

export const getSellerNumbers = defineCall('GET /seller/numbers/:userId', {
  summary: "A seller's views, enquiries and sales by day and region and by product",
  policy: 'that-seller',
  staff: 'editor',
  support: 'see-seller-records',
  owner: 'userId',
  query: SellerNumbersQuery,
  response: SellerNumbers,
  reads: ['enquiries'],
});
