import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as calls from '#contracts/calls/imports.ts';
import type { TableFormat } from '#contracts/products/product-import.ts';
import { utcDayOf } from '#domain/time/days.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { invalid } from '#services/failure.ts';
import { checkImport } from '#services/imports/check-import.ts';
import { runImport, stopImport, undoImport } from '#services/imports/control-import.ts';
import { exportCsv, exportWorkbook } from '#services/imports/export-products.ts';
import { findFaults, findImport, latestImports } from '#services/imports/find-import.ts';
import { findImportGuide } from '#services/imports/import-guide.ts';
import { importTemplate } from '#services/imports/import-template.ts';
import { previewImport } from '#services/imports/preview-import.ts';
import {
  receiveArchive,
  refuseSecondArchive,
  stopUnpacking,
} from '#services/imports/receive-archive.ts';
import { receivePictures } from '#services/imports/receive-pictures.ts';
import type { Api } from '../../app.ts';
import { done } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { readForm } from '../../read-form.ts';
import { requireSeller } from '../../require-actor.ts';
import { languageOf, markLanguage } from '../../tell.ts';

/** Imports of products from a seller's file: check it, send the pictures that it names, run it. */
export function sellerImports(app: Api, context: AppContext): void {
  endpoint(app, calls.checkImport, async (request) => {
    const checked = await readForm(context, request, calls.checkImport, async (_, [file]) => {
      if (file === undefined) throw invalid('file', said('chooseTable'));
      return checkImport(context, requireSeller(request), file);
    });
    return done(said('fileChecked'), checked);
  });

  endpoint(app, calls.getOwnImports, (request) => latestImports(context.db, request.params.userId));

  endpoint(app, calls.getOwnImport, (request) =>
    findImport(context.db, requireSeller(request).id, request.params.id),
  );

  endpoint(app, calls.getImportFaults, (request) =>
    findFaults(context.db, requireSeller(request).id, request.params.id),
  );

  endpoint(app, calls.getImportPreview, (request) =>
    previewImport(context.db, requireSeller(request).id, request.params.id),
  );

  endpoint(app, calls.sendImportPictures, async (request) => {
    const { id } = request.params;
    const taken = await readForm(context, request, calls.sendImportPictures, (_, files) =>
      receivePictures(context, requireSeller(request), id, files),
    );
    return done(said('filesTaken'), taken);
  });

  endpoint(app, calls.sendImportArchive, async (request) => {
    const { id } = request.params;
    const seller = requireSeller(request);
    await refuseSecondArchive(context, seller, id);
    const found = await readForm(context, request, calls.sendImportArchive, async (_, [zip]) => {
      if (zip === undefined) throw invalid('zip', said('chooseZip'));
      return receiveArchive(context, seller, id, zip);
    });
    return done(said('unpacking'), found);
  });

  endpoint(app, calls.stopArchive, async (request) =>
    done(said('stopped'), await stopUnpacking(context, requireSeller(request), request.params.id)),
  );

  endpoint(app, calls.runImport, async (request) =>
    done(
      said('importing'),
      await runImport(context, requireSeller(request), request.params.id, {
        readsWell: request.query.readsWell === 'true',
      }),
    ),
  );

  endpoint(app, calls.stopImport, async (request) =>
    done(said('stopped'), await stopImport(context, requireSeller(request), request.params.id)),
  );

  endpoint(app, calls.undoImport, async (request) =>
    done(said('undoing'), await undoImport(context, requireSeller(request), request.params.id)),
  );
}

/** Products as files: templates, and an export of all of a seller's. */
export function productTables(app: Api, context: AppContext): void {
  endpoint(app, calls.getImportTemplate, async (request, reply) => {
    const { format, category: categoryId } = request.query;
    const language = languageOf(request);
    markLanguage(reply, language);
    return attach(reply, 'products-template', format).send(
      await importTemplate(context.db, format, { language, categoryId }),
    );
  });

  endpoint(app, calls.getImportGuide, () => findImportGuide(context.db));

  endpoint(app, calls.exportOwnProducts, async ({ params, query: { format } }, reply) => {
    const day = utcDayOf(context.now());
    const body =
      format === 'csv'
        ? Readable.from(exportCsv(context.db, params.userId))
        : await exportWorkbook(context.db, params.userId);
    return attach(reply, `products-${day}`, format).send(body);
  });
}

const mediaTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function attach(reply: FastifyReply, name: string, format: TableFormat): FastifyReply {
  return reply
    .type(mediaTypes[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'private, no-store');
}
