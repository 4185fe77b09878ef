import { z } from 'zod';
import { flag } from '../facets/product-filters.ts';
import { numberedParts } from '../media.ts';
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
import { defineCall } from './call.ts';

const FILES_AT_ONCE = 8;

const noFields = z.object({});

export const checkImport = defineCall('POST /seller/check-import', {
  summary: 'Check a file of products, row by row; nothing is imported yet',
  policy: 'approved-seller',
  staff: 'editor',
  form: { fields: noFields, files: { file: 'table' } },
  response: written(ProductImport),
  status: 201,
  changes: ['imports'],
});

export const getOwnImports = defineCall('GET /seller/get-imports/:userId', {
  summary: "A seller's ten latest imports",
  policy: 'that-seller',
  staff: 'editor',
  owner: 'userId',
  response: z.array(ProductImport),
  reads: ['imports'],
});

export const getOwnImport = defineCall('GET /seller/get-import/:id', {
  summary: 'How far an import has come',
  policy: 'seller',
  staff: 'editor',
  response: ProductImport,
  reads: ['imports'],
});

export const getImportFaults = defineCall('GET /seller/get-import-faults/:id', {
  summary: "What is wrong with an import's rows, in the file's own words",
  policy: 'seller',
  staff: 'editor',
  response: z.array(ImportFault),
  reads: ['imports'],
});

export const getImportPreview = defineCall('GET /seller/get-import-preview/:id', {
  summary:
    'What an import is going to do: its first rows, what changes, and the largest moves of prices',
  policy: 'seller',
  staff: 'editor',
  response: ImportPreview,
  reads: ['imports', 'products'],
});

export const sendImportPictures = defineCall('POST /seller/import-pictures/:id', {
  summary: 'Send up to eight files that the rows of an import name; their own names count',
  policy: 'approved-seller',
  staff: 'editor',
  form: { fields: noFields, files: numberedParts(FILES_AT_ONCE, ['image', 'video']) },
  response: written(ImportPictures),
  changes: ['imports'],
});

export const sendImportArchive = defineCall('POST /seller/import-archive/:id', {
  summary: 'Send a ZIP of files that the rows of an import name; unpacked in the background',
  policy: 'approved-seller',
  staff: 'editor',
  form: { fields: noFields, files: { zip: 'archive' } },
  response: written(ProductImport),
  status: 202,
  changes: ['imports'],
});

export const stopArchive = defineCall('POST /seller/stop-archive/:id', {
  summary: 'Stop unpacking a ZIP; what was taken out of it stays',
  policy: 'approved-seller',
  staff: 'editor',
  response: written(ProductImport),
  changes: ['imports'],
});

export const runImport = defineCall('POST /seller/run-import/:id', {
  summary: 'Import the rows that are in order; goes on in the background',
  policy: 'approved-seller',
  staff: 'editor',
  query: z.object({ readsWell: flag.optional() }),
  response: written(ProductImport),
  changes: ['imports', 'products'],
});

export const stopImport = defineCall('POST /seller/stop-import/:id', {
  summary: 'Stop a running import',
  policy: 'approved-seller',
  staff: 'editor',
  response: written(ProductImport),
  changes: ['imports', 'products'],
});

export const undoImport = defineCall('POST /seller/undo-import/:id', {
  summary: 'Undo an import for an hour; goes on in the background',
  policy: 'approved-seller',
  staff: 'editor',
  response: written(ProductImport),
  changes: ['imports', 'products'],
});

export const getImportTemplate = defineCall('GET /seller/import-template', {
  summary: 'A table to fill in for an import, as CSV or XLSX',
  policy: 'seller',
  staff: 'editor',
  query: TemplateQuery,
  response: null,
});

export const getImportGuide = defineCall('GET /seller/get-import-guide', {
  summary: 'What the columns of an import may hold, and the places there are',
  policy: 'seller',
  staff: 'editor',
  response: ImportGuide,
});

export const exportOwnProducts = defineCall('GET /seller/export-products/:userId', {
  summary: 'All products of a seller as CSV or XLSX, as an import reads them',
  policy: 'that-seller',
  staff: 'editor',
  owner: 'userId',
  query: TableQuery,
  response: null,
});
