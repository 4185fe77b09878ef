import { z } from 'zod';
import {
  MissingPage,
  MissingPageQuery,
  Redirect,
  RedirectEdit,
  RedirectImport,
  RedirectInput,
  RedirectQuery,
  shopAddress,
} from '../redirect.ts';
import { isClean } from '../text.ts';
import { defineCall } from './call.ts';

const change = {
  policy: 'admin',
  permission: 'change-content',
  changes: ['redirects', 'audit'],
} as const;

export const getRedirects = defineCall('GET /admin/get-redirects', {
  summary: 'The addresses of the shop that lead to others',
  policy: 'admin',
  permission: 'see-content',
  query: RedirectQuery,
  response: z.array(Redirect),
  reads: ['redirects'],
});

export const addRedirect = defineCall('POST /admin/add-redirect', {
  ...change,
  summary: 'Let an address lead to another',
  body: RedirectInput,
  status: 201,
});

export const importRedirects = defineCall('POST /admin/import-redirects', {
  ...change,
  summary: 'Add the redirects of a table (CSV: old address, new address), all or none',
  body: RedirectImport,
  status: 201,
});

export const editRedirect = defineCall('PUT /admin/edit-redirect', {
  ...change,
  summary: 'Let a redirect lead elsewhere',
  body: RedirectEdit,
});

export const deleteRedirect = defineCall('DELETE /admin/delete-redirect', {
  ...change,
  summary: 'Let an address lead nowhere any more',
  query: z.object({
    from: z.string().max(400).refine(isClean),
  }),
});

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

/** At most as many entries as a list is asked for. */
const Ids = z.string().regex(/^[a-z0-9]{20}(?:,[a-z0-9]{20}){0,9}$/);

export const getMovedEntries = defineCall('GET /get-moved-entries', {
  summary:
    'What categories, sub-categories and types, in this order, were merged into or are in now',
  policy: 'anyone',
  query: z.object({ ids: Ids }),
  response: z.array(z.string()).describe('Ids, each at the position of the one asked for'),
});
