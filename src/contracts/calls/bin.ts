import { z } from 'zod';
import { BinEntry, BinQuery } from '../bin.ts';
import { Id } from '../id.ts';
import { changedWithProducts } from '../products/changed-with-products.ts';
import { optionalText } from '../text.ts';
import { defineCall } from './call.ts';

const changes = [
  ...changedWithProducts,
  ...(['categories', 'sub-categories', 'product-types', 'sellers', 'audit'] as const),
] as const;
const params = z.object({ id: Id });

export const getBin = defineCall('GET /admin/get-bin', {
  summary: 'What was deleted in the last 30 days and can come back, newest first',
  policy: 'admin',
  permission: 'see-products',
  query: BinQuery,
  response: z.array(BinEntry),
  reads: ['bin'],
});

export const restoreFromBin = defineCall('POST /admin/restore-from-bin/:id', {
  summary: 'Let what was deleted come back as it was',
  policy: 'admin',
  permission: 'restore-from-bin',
  params,
  changes,
});

export const deleteForGood = defineCall('DELETE /admin/delete-for-good/:id', {
  summary: 'Delete something of the bin for good; a seller is erased with all that is kept of it',
  policy: 'admin',
  permission: 'empty-bin',
  params,
  changes: ['bin', 'sellers', 'audit'],
});

export const emptyBin = defineCall('POST /admin/empty-bin', {
  summary: 'Delete all of the bin for good, but for sellers: those one by one',
  policy: 'admin',
  permission: 'empty-bin',
  changes: ['bin', 'audit'],
});

export const deleteSeller = defineCall('POST /admin/delete-seller/:id', {
  summary:
    'Put a seller into the bin: its pages and products go at once, it is erased after 30 days',
  policy: 'admin',
  permission: 'erase-personal-data',
  params,
  body: z.object({
    reason: optionalText('Reason', 500),
  }),
  changes,
});

export const getOwnBin = defineCall('GET /seller/get-bin', {
  summary: 'Products that the asking seller deleted in the last 30 days, newest first',
  policy: 'seller',
  staff: 'editor',
  support: 'see-products',
  query: BinQuery.omit({ kind: true }),
  response: z.array(BinEntry),
  reads: ['bin'],
});

export const restoreOwnFromBin = defineCall('POST /seller/restore-from-bin/:id', {
  summary: 'Let a deleted product come back as it was',
  policy: 'approved-seller',
  staff: 'editor',
  support: 'restore-from-bin',
  params,
  changes: changedWithProducts,
});
