import { written } from '../response.ts';
import {
  MergePreview,
  MergePreviewQuery,
  SellerMerge,
  SellerMerged,
} from '../sellers/seller-merge.ts';
import { defineCall } from './call.ts';

export const previewSellerMerge = defineCall('GET /admin/preview-merge/:sellerId', {
  summary: 'What it would change to make a seller’s account part of another',
  policy: 'admin',
  permission: 'change-sellers',
  query: MergePreviewQuery,
  response: MergePreview,
  reads: ['sellers', 'products', 'leads', 'messages', 'imports'],
});

export const mergeSeller = defineCall('POST /admin/merge-seller/:sellerId', {
  summary: 'Make a seller’s account part of another, for good',
  policy: 'admin',
  permission: 'change-sellers',
  body: SellerMerge,
  response: written(SellerMerged),
  changes: [
    'sellers',
    'products',
    'leads',
    'enquiries',
    'messages',
    'seller-changes',
    'reports',
    'audit',
  ],
});
