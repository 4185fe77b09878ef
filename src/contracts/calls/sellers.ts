import { z } from 'zod';
import { PublicSeller, PublicSellerQuery } from '../seller.ts';
import { defineCall } from './call.ts';

export const getSellers = defineCall('GET /get-sellers', {
  summary: 'Active sellers, with the categories they sell in',
  policy: 'anyone',
  query: PublicSellerQuery,
  response: z.array(PublicSeller),
});

export const getSeller = defineCall('GET /get-seller/:id', {
  summary: 'One active seller',
  policy: 'anyone',
  response: PublicSeller,
});
