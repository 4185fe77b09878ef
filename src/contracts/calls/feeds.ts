import { z } from 'zod';
import { OwnFeed, ProductWithFeedProblems } from '../feeds.ts';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

export const getFeedProblems = defineCall('GET /admin/get-feed-problems', {
  summary: 'The newest published products that receivers of product feeds would refuse, and why',
  policy: 'admin',
  permission: 'see-products',
  response: z.array(ProductWithFeedProblems),
  reads: ['products'],
});

export const getOwnFeed = defineCall('GET /seller/get-feed/:userId', {
  summary: 'Where the product feeds of a seller are found, and what receivers would refuse',
  policy: 'that-seller',
  staff: 'editor',
  support: 'see-products',
  owner: 'userId',
  response: OwnFeed,
  reads: ['products', 'sellers'],
});

export const renewFeedAddress = defineCall('POST /seller/renew-feed-address', {
  summary: 'Give the own product feeds an address, or another one in place of the former',
  policy: 'seller',
  staff: 'owner',
  response: written(z.object({ path: z.string() })),
  changes: ['sellers'],
});
