import { z } from 'zod';
import {
  BrandMergeInput,
  BrandQuery,
  BrandRename,
  BrandSpelling,
  CatalogueMerge,
  CatalogueMergeInput,
  CatalogueMergePreview,
  CatalogueMergeQuery,
} from '../catalogue-merge.ts';
import { defineCall } from './call.ts';

const read = { policy: 'admin', permission: 'see-catalogue' } as const;
const change = {
  policy: 'admin',
  permission: 'change-catalogue',
  changes: ['categories', 'sub-categories', 'product-types', 'products', 'audit'],
} as const;

export const previewCatalogueMerge = defineCall('GET /admin/preview-catalogue-merge', {
  ...read,
  summary: 'What it would change to merge or move an entry of the taxonomy',
  query: CatalogueMergeQuery,
  response: CatalogueMergePreview,
  reads: ['categories', 'sub-categories', 'product-types', 'products'],
});

export const mergeCatalogue = defineCall('POST /admin/merge-catalogue', {
  ...change,
  summary: 'Merge or move an entry of the taxonomy, in the background',
  body: CatalogueMergeInput,
});

export const getCatalogueMerges = defineCall('GET /admin/get-catalogue-merges', {
  ...read,
  summary: 'Merges and moves at work, and those that ended within the last hour',
  response: z.array(CatalogueMerge),
  reads: ['categories', 'sub-categories', 'product-types'],
});

export const getBrands = defineCall('GET /admin/get-brands', {
  ...read,
  summary: 'The spellings of brands, with likely twins',
  query: BrandQuery,
  response: z.array(BrandSpelling),
  reads: ['products'],
});

export const mergeBrands = defineCall('POST /admin/merge-brands', {
  ...change,
  summary: 'Make spellings of a brand one, in the background',
  body: BrandMergeInput,
});

export const renameBrand = defineCall('POST /admin/rename-brand', {
  ...change,
  summary: 'Call a brand otherwise, on all its products, in the background',
  body: BrandRename,
});
