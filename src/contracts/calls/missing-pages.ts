import { z } from 'zod';
import { MissingPage, MissingPageQuery, shopAddress } from '../redirect.ts';
import { isClean } from '../text.ts';
import { defineCall } from './call.ts';

export const countMissingPage = defineCall('POST /missing-page', {
  inMaintenance: 'dropped',
  summary: 'Tell that a person met no page at an address; it is counted without who it was',
  policy: 'anyone',
  consumes: ['application/json', 'text/plain'],
  body: z.object({ path: shopAddress('path') }),
  response: null,
  status: 204,
});

export const getMissingPages = defineCall('GET /admin/get-missing-pages', {
  summary: 'The addresses at which people met no page in the last 30 days',
  policy: 'admin',
  permission: 'see-content',
  query: MissingPageQuery,
  response: z.array(MissingPage),
  reads: ['redirects'],
});

export const dismissMissingPage = defineCall('DELETE /admin/dismiss-missing-page', {
  policy: 'admin',
  permission: 'change-content',
  changes: ['redirects', 'audit'],
  summary: 'Forget an address without a page, until somebody meets it again',
  query: z.object({
    path: z.string().max(400).refine(isClean),
  }),
});
