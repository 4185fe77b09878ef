import { z } from 'zod';
import type { Role } from '../account.ts';
import { flag } from '../facets/product-filters.ts';
import { numberedParts } from '../media.ts';
import type { AdminAccess, SellerAccess } from '../policy.ts';
import { managedFilters } from '../product.ts';
import {
  ImportFault,
  ImportGuide,
  ImportPictures,
  ImportPreview,
  ProductImport,
  TableQuery,
  TemplateQuery,
} from '../products/product-import.ts';
import { written } from '../response.ts';
import { SearchText } from '../text.ts';
import { defineCall } from './call.ts';

const FILES_AT_ONCE = 8;

const noFields = z.object({});

type OfRole = Record<Role, AdminAccess | SellerAccess>;
const reading: OfRole = {
  seller: { policy: 'seller', staff: 'editor', support: 'change-products' },
  admin: { policy: 'admin', permission: 'change-products' },
};
const writing: OfRole = {
  seller: { policy: 'approved-seller', staff: 'editor', support: 'change-products' },
  admin: { policy: 'admin', permission: 'change-products' },
};

const callsOf = <const R extends Role>(role: R, check: string) => ({
  check: defineCall(`POST /${role}/check-import`, {
    summary: check,
    ...writing[role as Role],
    form: { fields: noFields, files: { file: 'table' } },
    response: written(ProductImport),
    status: 201,
    changes: ['imports'],
  }),
  getOne: defineCall(`GET /${role}/get-import/:id`, {
    summary: 'How far an import has come',
    ...reading[role as Role],
    response: ProductImport,
    reads: ['imports'],
  }),
  getFaults: defineCall(`GET /${role}/get-import-faults/:id`, {
    summary: "What is wrong with an import's rows, in the file's own words",
    ...reading[role as Role],
    response: z.array(ImportFault),
    reads: ['imports'],
  }),
  getPreview: defineCall(`GET /${role}/get-import-preview/:id`, {
    summary:
      'What an import is going to do: its first rows, what changes, and the largest moves of prices',
    ...reading[role as Role],
    response: ImportPreview,
    reads: ['imports', 'products'],
  }),
  sendPictures: defineCall(`POST /${role}/import-pictures/:id`, {
    summary: 'Send up to eight files that the rows of an import name; their own names count',
    ...writing[role as Role],
    form: { fields: noFields, files: numberedParts(FILES_AT_ONCE, ['image', 'video']) },
    response: written(ImportPictures),
    changes: ['imports'],
  }),
  sendArchive: defineCall(`POST /${role}/import-archive/:id`, {
    summary: 'Send a ZIP of files that the rows of an import name; unpacked in the background',
    ...writing[role as Role],
    form: { fields: noFields, files: { zip: 'archive' } },
    response: written(ProductImport),
    status: 202,
    changes: ['imports'],
  }),
  stopArchive: defineCall(`POST /${role}/stop-archive/:id`, {
    summary: 'Stop unpacking a ZIP; what was taken out of it stays',
    ...writing[role as Role],
    response: written(ProductImport),
    changes: ['imports'],
  }),
  run: defineCall(`POST /${role}/run-import/:id`, {
    summary: 'Import the rows that are in order; goes on in the background',
    ...writing[role as Role],
    query: z.object({ readsWell: flag.optional() }),
    response: written(ProductImport),
    changes: ['imports', 'products'],
  }),
  stop: defineCall(`POST /${role}/stop-import/:id`, {
    summary: 'Stop a running import',
    ...writing[role as Role],
    response: written(ProductImport),
    changes: ['imports', 'products'],
  }),
  undo: defineCall(`POST /${role}/undo-import/:id`, {
    summary: 'Undo an import for an hour; goes on in the background',
    ...writing[role as Role],
    response: written(ProductImport),
    changes: ['imports', 'products'],
  }),
  getTemplate: defineCall(`GET /${role}/import-template`, {
    summary: 'A table to fill in for an import, as CSV or XLSX',
    ...reading[role as Role],
    query: TemplateQuery,
    response: null,
  }),
  getGuide: defineCall(`GET /${role}/get-import-guide`, {
    summary: 'What the columns of an import may hold, and the taxonomy entries there are',
    ...reading[role as Role],
    response: ImportGuide,
  }),
});

/** Imports of a seller's own products, and of several sellers' by an admin. */
export const importCalls = {
  seller: callsOf('seller', 'Check a file of products, row by row; nothing is imported yet'),
  admin: callsOf(
    'admin',
    'Check a file of products whose rows name their sellers; nothing is imported yet',
  ),
};

export const getOwnImports = defineCall('GET /seller/get-imports/:userId', {
  summary: "A seller's ten latest imports",
  policy: 'that-seller',
  staff: 'editor',
  support: 'change-products',
  owner: 'userId',
  response: z.array(ProductImport),
  reads: ['imports'],
});

export const getAdminImports = defineCall('GET /admin/get-imports', {
  summary: "The asking admin's ten latest imports",
  policy: 'admin',
  permission: 'change-products',
  response: z.array(ProductImport),
  reads: ['imports'],
});

export const exportOwnProducts = defineCall('GET /seller/export-products/:userId', {
  summary: 'All products of a seller as CSV or XLSX, as an import reads them',
  policy: 'that-seller',
  staff: 'editor',
  support: 'change-products',
  owner: 'userId',
  query: TableQuery,
  response: null,
});

export const exportAllProducts = defineCall('GET /admin/export-products', {
  summary:
    "All sellers' products, or those that match, as CSV or XLSX, as an admin's import reads them",
  policy: 'admin',
  permission: 'see-products',
  query: TableQuery.extend({ q: SearchText.optional(), ...managedFilters }),
  response: null,
});
