import { z } from 'zod';
import { ChangeDecision, WaitingChange, WaitingChangesQuery } from '../sellers/seller-review.ts';
import { defineCall } from './call.ts';

export const getAllSellerChanges = defineCall('GET /admin/get-seller-changes', {
  summary: 'New names and chat numbers that wait for an admin, the longest waiting first',
  policy: 'admin',
  permission: 'see-sellers',
  query: WaitingChangesQuery,
  response: z.array(WaitingChange),
  reads: ['seller-changes'],
});

export const decideSellerChange = defineCall('PUT /admin/decide-change/:changeId', {
  summary: 'Show a new name or chat number to the public, or decline it with a reason',
  policy: 'admin',
  permission: 'change-sellers',
  body: ChangeDecision,
  changes: ['seller-changes', 'sellers', 'products', 'messages', 'audit'],
});
