import { z } from 'zod';
import {
  Redirect,
  RedirectEdit,
  RedirectImport,
  RedirectInput,
  RedirectQuery,
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
