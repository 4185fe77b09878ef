import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { ManagedProduct } from '../product.ts';
import { written } from '../response.ts';
import { EntryAttribute, TaxonomyQuery } from './attribute.ts';
import { SizeChange } from './values.ts';

export const getAttributes = defineCall('GET /get-attributes', {
  summary:
    'The attributes of products in a taxonomy entry, inherited ones first, with their choices',
  policy: 'anyone',
  query: TaxonomyQuery,
  response: z.array(EntryAttribute),
});

export const setSize = defineCall('PUT /seller/update-size/:productId', {
  summary: 'Say whether one of the sizes that a product comes in can be had',
  policy: 'approved-seller',
  staff: 'editor',
  support: 'change-products',
  body: SizeChange,
  response: written(ManagedProduct),
  changes: ['products', 'audit'],
});
