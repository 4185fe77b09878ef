import { z } from 'zod';
import { written } from '../response.ts';
import {
  ListedSeller,
  PublicSeller,
  PublicSellerQuery,
  Seller,
  SellerQuery,
  StatusChange,
} from '../seller.ts';
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

export const getAllSellers = defineCall('GET /admin/get-sellers', {
  summary: 'All sellers',
  policy: 'admin',
  permission: 'see-sellers',
  query: SellerQuery,
  response: z.array(ListedSeller),
  reads: ['sellers'],
});

export const getAnySeller = defineCall('GET /admin/get-seller/:id', {
  summary: 'One seller, for admins and for itself',
  policy: 'admin-or-that-seller',
  permission: 'see-sellers',
  staff: 'replies',
  support: 'see-sellers',
  owner: 'id',
  response: Seller,
  reads: ['sellers'],
});

export const changeSellerStatus = defineCall('PUT /admin/update-status/:sellerId', {
  summary: 'Approve, decline or deactivate a seller, with a reason',
  policy: 'admin',
  permission: 'change-sellers',
  body: StatusChange,
  response: written(Seller),
  changes: ['sellers', 'products', 'messages', 'seller-changes', 'audit'],
});
