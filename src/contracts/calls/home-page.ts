import { z } from 'zod';
import {
  FeaturedChoice,
  FeaturedSellers,
  TrendingDecision,
  TrendingOrder,
  TrendingPiece,
  TrendingPlan,
} from '../home-page.ts';
import { defineCall } from './call.ts';

export const getTrendingOrder = defineCall('GET /get-trending-order', {
  summary: 'The ids of the trending products that an admin has put in order',
  policy: 'anyone',
  response: z.array(z.string()),
});

export const getFeaturedSellers = defineCall('GET /admin/get-featured-sellers', {
  summary: 'The sellers that are chosen for the home page',
  policy: 'admin',
  permission: 'see-sellers',
  response: FeaturedSellers,
  reads: ['sellers'],
});

export const chooseFeaturedSellers = defineCall('PUT /admin/choose-featured-sellers', {
  summary: 'Choose the sellers of the home page, in their order',
  policy: 'admin',
  permission: 'change-sellers',
  body: FeaturedChoice,
  changes: ['sellers', 'audit'],
});

export const getTrending = defineCall('GET /admin/get-trending', {
  summary: 'What trends, is to, or is asked to, in the order of the home page',
  policy: 'admin',
  permission: 'see-products',
  response: z.array(TrendingPiece),
  reads: ['products'],
});

const change = {
  policy: 'admin',
  permission: 'change-products',
  changes: ['products', 'audit'],
} as const;

export const orderTrending = defineCall('PUT /admin/order-trending', {
  ...change,
  summary: 'Put the trending products in order; those that are not named come last',
  body: TrendingOrder,
});

export const planTrending = defineCall('PUT /admin/plan-trending/:productId', {
  ...change,
  summary: 'Say from and until when a product trends',
  body: TrendingPlan,
});

export const decideTrending = defineCall('PUT /admin/decide-trending/:productId', {
  ...change,
  summary: 'Grant or decline what a seller asks: that its product trends',
  body: TrendingDecision,
});
