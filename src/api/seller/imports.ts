import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import type { MediaKind } from '#contracts/media.ts';
import { ImportFault, ImportPictures, ProductImport } from '#contracts/product-import.ts';
import { written } from '#contracts/response.ts';
import type { AppContext } from '#services/app-context.ts';
import { invalid } from '#services/failure.ts';
import { checkImport } from '#services/imports/check-import.ts';
import { runImport, stopImport } from '#services/imports/control-import.ts';
import { findFaults, findImport, latestImports } from '#services/imports/find-import.ts';
import {
  receiveArchive,
  refuseSecondArchive,
  stopUnpacking,
} from '#services/imports/receive-archive.ts';
import { receivePictures } from '#services/imports/receive-pictures.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { withForm } from '../read-form.ts';
import { requireSeller } from '../require-actor.ts';

const tags = ['seller'];
const params = z.object({ id: Id });
const oneImport = { 200: written(ProductImport) };

const table = { file: 'table' } as const;
const archive = { zip: 'archive' } as const;
const FILES_AT_ONCE = 8;
const files: Record<string, MediaKind> = Object.fromEntries(
  Array.from({ length: FILES_AT_ONCE }, (_, index) => index + 1).flatMap((number) => [
    [`image${number}`, 'image' as const],
    [`video${number}`, 'video' as const],
  ]),
);
const noFields = z.object({});

/** Products from a seller's own file: check it, send the pictures it names, run it. */
export function sellerImports(app: Api, context: AppContext): void {
  app.post(
    '/seller/check-import',
    {
      config: { policy: 'approved-seller', form: { fields: noFields, files: table } },
      schema: {
        tags,
        summary: 'Check a file of products, row by row; nothing is imported yet',
        response: { 201: written(ProductImport) },
      },
    },
    async (request, reply) => {
      const checked = await withForm(request, context, table, ({ files: [file] }) => {
        if (file === undefined) throw invalid('file', 'Choose a CSV or XLSX file.');
        return checkImport(context, requireSeller(request), file);
      });
      reply.code(201);
      return done('The file has been checked', checked);
    },
  );

  app.get(
    '/seller/get-imports/:userId',
    {
      config: { policy: 'that-seller', owner: 'userId' },
      schema: {
        tags,
        summary: "A seller's ten latest imports",
        params: z.object({ userId: Id }),
        response: { 200: z.array(ProductImport) },
      },
    },
    (request) => latestImports(context.db, request.params.userId),
  );

  app.get(
    '/seller/get-import/:id',
    {
      config: { policy: 'seller' },
      schema: {
        tags,
        summary: 'How far an import has come',
        params,
        response: { 200: ProductImport },
      },
    },
    (request) => findImport(context.db, requireSeller(request).id, request.params.id),
  );

  app.get(
    '/seller/get-import-faults/:id',
    {
      config: { policy: 'seller' },
      schema: {
        tags,
        summary: "What is wrong with an import's rows, in the file's own words",
        params,
        response: { 200: z.array(ImportFault) },
      },
    },
    (request) => findFaults(context.db, requireSeller(request).id, request.params.id),
  );

  app.post(
    '/seller/import-pictures/:id',
    {
      config: { policy: 'approved-seller', form: { fields: noFields, files } },
      schema: {
        tags,
        summary: 'Send up to eight files that the rows of an import name; their own names count',
        params,
        response: { 200: written(ImportPictures) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const taken = await withForm(request, context, files, (form) =>
        receivePictures(context, requireSeller(request), id, form.files),
      );
      return done('Files taken', taken);
    },
  );

  app.post(
    '/seller/import-archive/:id',
    {
      config: { policy: 'approved-seller', form: { fields: noFields, files: archive } },
      schema: {
        tags,
        summary: 'Send a ZIP of files that the rows of an import name; unpacked in the background',
        params,
        response: { 202: written(ProductImport) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const seller = requireSeller(request);
      await refuseSecondArchive(context, seller, id);
      const found = await withForm(request, context, archive, ({ files: [zip] }) => {
        if (zip === undefined) throw invalid('zip', 'Choose a ZIP file.');
        return receiveArchive(context, seller, id, zip);
      });
      reply.code(202);
      return done('Unpacking', found);
    },
  );

  app.post(
    '/seller/stop-archive/:id',
    {
      config: { policy: 'approved-seller' },
      schema: {
        tags,
        summary: 'Stop unpacking a ZIP; what was taken out of it stays',
        params,
        response: oneImport,
      },
    },
    async (request) =>
      done('Stopped', await stopUnpacking(context, requireSeller(request), request.params.id)),
  );

  app.post(
    '/seller/run-import/:id',
    {
      config: { policy: 'approved-seller' },
      schema: {
        tags,
        summary: 'Import the rows that are in order; goes on in the background',
        params,
        response: oneImport,
      },
    },
    async (request) =>
      done('Importing', await runImport(context, requireSeller(request), request.params.id)),
  );

  app.post(
    '/seller/stop-import/:id',
    {
      config: { policy: 'approved-seller' },
      schema: { tags, summary: 'Stop a running import', params, response: oneImport },
    },
    async (request) =>
      done('Stopped', await stopImport(context, requireSeller(request), request.params.id)),
  );
}
