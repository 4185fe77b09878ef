import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { ImportGuide, type TableFormat, TableQuery } from '#contracts/product-import.ts';
import type { AppContext } from '#services/app-context.ts';
import { exportCsv, exportWorkbook, importTemplate } from '#services/imports/export-products.ts';
import { findImportGuide } from '#services/imports/import-guide.ts';
import type { Api } from '../app.ts';

const kinds: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const tags = ['seller'];

/** Products as files: an empty one to fill in, and all of a seller's own. */
export function productTables(app: Api, context: AppContext): void {
  app.get(
    '/seller/import-template',
    {
      config: { policy: 'seller' },
      schema: {
        tags,
        summary: 'A table to fill in for an import, as CSV or XLSX',
        querystring: TableQuery,
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      return attach(reply, 'products-template', format).send(
        await importTemplate(context.db, format),
      );
    },
  );

  app.get(
    '/seller/get-import-guide',
    {
      config: { policy: 'seller' },
      schema: {
        tags,
        summary: 'What the columns of an import may hold, and the places there are',
        response: { 200: ImportGuide },
      },
    },
    () => findImportGuide(context.db),
  );

  app.get(
    '/seller/export-products/:userId',
    {
      config: { policy: 'that-seller', owner: 'userId' },
      schema: {
        tags,
        summary: 'All products of a seller as CSV or XLSX, as an import reads them',
        params: z.object({ userId: Id }),
        querystring: TableQuery,
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const { userId } = request.params;
      const day = context.now().toISOString().slice(0, 10);
      const body =
        format === 'csv'
          ? Readable.from(exportCsv(context.db, userId))
          : await exportWorkbook(context.db, userId);
      return attach(reply, `products-${day}`, format).send(body);
    },
  );
}

function attach(reply: FastifyReply, name: string, format: TableFormat): FastifyReply {
  return reply
    .type(kinds[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'private, no-store');
}
