import { z } from 'zod';
import { PlaceChange } from '../place-change.ts';
import { defineCall } from './call.ts';

export const getPlaceChanges = defineCall('GET /admin/get-place-changes', {
  summary: 'Sellers and taxonomy entries whose many products follow a change: the first 20',
  policy: 'admin',
  response: z.array(PlaceChange),
  // Whatever renames, moves, hides or shows one of them again changes one of these.
  reads: ['sellers', 'categories', 'sub-categories', 'product-types'],
});
