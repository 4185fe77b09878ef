import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Role } from '#contracts/account.ts';
import {
  exportAllProducts,
  exportOwnProducts,
  getAdminImports,
  getOwnImports,
  importCalls,
} from '#contracts/calls/imports.ts';
import type { TableFormat } from '#contracts/products/product-import.ts';
import { utcDayOf } from '#domain/time/days.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { invalid } from '#services/failure.ts';
import { checkImport } from '#services/imports/check-import.ts';
import { runImport, stopImport, undoImport } from '#services/imports/control-import.ts';
import { exportCsv, exportWorkbook } from '#services/imports/export-products.ts';
import { findFaults, findImport, latestImports } from '#services/imports/find-import.ts';
import { findImportGuide, importTemplate } from '#services/imports/import-template.ts';
import { previewImport } from '#services/imports/preview-import.ts';
import {
  receiveArchive,
  receivePictures,
  refuseSecondArchive,
  stopUnpacking,
} from '#services/imports/receive-archive.ts';
import type { Api } from './app.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { readForm } from './read-form.ts';
import { requireActor, requireSeller } from './require-actor.ts';
import { languageOf, markLanguage } from './tell.ts';

/**
 * Imports of products, of a seller's own or of several sellers' by an admin, the same by either: check a file, send the
 * pictures that it names, run it.
 */
export function importRoutes(app: Api, context: AppContext, role: Role): void {
  const calls = importCalls[role];

  endpoint(app, calls.check, async (request) => {
    const checked = await readForm(context, request, calls.check, async (_, [file]) => {
      if (file === undefined) throw invalid('file', said('chooseTable'));
      return checkImport(context, requireActor(request), file);
    });
    return done(said('fileChecked'), checked);
  });

  endpoint(app, calls.getOne, (request) =>
    findImport(context.db, requireActor(request), request.params.id),
  );

  endpoint(app, calls.getFaults, (request) =>
    findFaults(context.db, requireActor(request), request.params.id),
  );

  endpoint(app, calls.getPreview, (request) =>
    previewImport(context.db, requireActor(request), request.params.id),
  );

  endpoint(app, calls.sendPictures, async (request) => {
    const { id } = request.params;
    const taken = await readForm(context, request, calls.sendPictures, (_, files) =>
      receivePictures(context, requireActor(request), id, files),
    );
    return done(said('filesTaken'), taken);
  });

  endpoint(app, calls.sendArchive, async (request) => {
    const { id } = request.params;
    const actor = requireActor(request);
    await refuseSecondArchive(context, actor, id);
    const found = await readForm(context, request, calls.sendArchive, async (_, [zip]) => {
      if (zip === undefined) throw invalid('zip', said('chooseZip'));
      return receiveArchive(context, actor, id, zip);
    });
    return done(said('unpacking'), found);
  });

  endpoint(app, calls.stopArchive, async (request) =>
    done(said('stopped'), await stopUnpacking(context, requireActor(request), request.params.id)),
  );

  endpoint(app, calls.run, async (request) =>
    done(
      said('importing'),
      await runImport(context, requireActor(request), request.params.id, {
        readsWell: request.query.readsWell === 'true',
      }),
    ),
  );

  endpoint(app, calls.stop, async (request) =>
    done(said('stopped'), await stopImport(context, requireActor(request), request.params.id)),
  );

  endpoint(app, calls.undo, async (request) =>
    done(said('undoing'), await undoImport(context, requireActor(request), request.params.id)),
  );

  endpoint(app, calls.getTemplate, async (request, reply) => {
    const { format, category: categoryId } = request.query;
    const language = languageOf(request);
    markLanguage(reply, language);
    return attach(reply, 'products-template', format).send(
      await importTemplate(context.db, format, { role, language, categoryId }),
    );
  });

  endpoint(app, calls.getGuide, () => findImportGuide(context.db, role));
}

/** The latest imports, and exports of products: of each seller, and of all, or those that match a filter, for admins. */
export function importLists(app: Api, context: AppContext): void {
  endpoint(app, getOwnImports, ({ params }) =>
    latestImports(context.db, { role: 'seller', id: params.userId }),
  );

  endpoint(app, getAdminImports, (request) => latestImports(context.db, requireActor(request)));

  const send = async (
    reply: FastifyReply,
    format: TableFormat,
    which: Parameters<typeof exportCsv>[1],
  ) => {
    const body =
      format === 'csv'
        ? Readable.from(exportCsv(context.db, which))
        : await exportWorkbook(context.db, which);
    return attach(reply, `products-${utcDayOf(context.now())}`, format).send(body);
  };

  endpoint(app, exportOwnProducts, (request, reply) => {
    const { params, query } = request;
    const isOwn = requireSeller(request).support === undefined;
    return send(reply, query.format, { ofSeller: params.userId, isOwn, filter: {} });
  });

  endpoint(app, exportAllProducts, ({ query: { format, ...filter } }, reply) =>
    send(reply, format, { ofSeller: null, isOwn: false, filter }),
  );
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
