import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { FindQuery, FoundByAdmin, FoundBySeller } from './found.ts';

export const findForAdmin = defineCall('GET /admin/find', {
  summary:
    'A few products, sellers, leads, taxonomy entries, stories, pages and admins by name, code or reference; only kinds that the admin may read',
  policy: 'admin',
  permission: 'own-account',
  query: FindQuery,
  response: z.array(FoundByAdmin),
  reads: [
    'products',
    'sellers',
    'categories',
    'sub-categories',
    'product-types',
    'enquiries',
    'pages',
    'people',
  ],
});

export const findForSeller = defineCall('GET /seller/find/:userId', {
  summary: "A few of a seller's own products, leads and customers by name, code or reference",
  policy: 'that-seller',
  staff: 'replies',
  support: 'see-personal-data',
  owner: 'userId',
  query: FindQuery,
  response: z.array(FoundBySeller),
  reads: ['products', 'leads'],
});
