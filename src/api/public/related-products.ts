import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { Product, PublicProductQuery } from '#contracts/product.ts';
import { listPublishedProducts } from '#database/queries/products/list-published.ts';
import type { AppContext } from '#services/app-context.ts';
import { presentProduct } from '#services/products/present-product.ts';
import type { Api } from '../app.ts';
import { listResponse } from '../list-response.ts';
import { tagsOfList, tagsShownWith } from './product-tags.ts';

const RELATED = 12;
const open = { policy: 'anyone' } as const;

/** Products beside one another: of a sub-category, and of one seller's sub-category. */
export function relatedProducts(app: Api, context: AppContext): void {
  app.get(
    '/get-related/:subCategoryId',
    {
      config: open,
      schema: {
        tags: ['public'],
        summary: 'Published products of a sub-category, newest first, twelve unless limited',
        params: z.object({ subCategoryId: Id }),
        querystring: PublicProductQuery,
        response: { 200: z.array(Product) },
      },
    },
    async (request, reply) => {
      const query = {
        limit: RELATED,
        ...request.query,
        subCategory: request.params.subCategoryId,
      };
      const page = await listPublishedProducts(context.db, query);
      const rows = page.rows.map(presentProduct);
      for (const tag of [...(await tagsOfList(context.db, query)), ...tagsShownWith(rows)])
        reply.tags.add(tag);
      return listResponse(request, reply, { ...page, rows });
    },
  );

  app.get(
    '/get-related/:seller/:id',
    {
      config: open,
      schema: {
        tags: ['public'],
        summary: 'Published products of one seller in a sub-category: the listing page',
        params: z.object({ seller: Id, id: Id }),
        querystring: PublicProductQuery,
        response: { 200: z.array(Product) },
      },
    },
    async (request, reply) => {
      const { seller, id } = request.params;
      const query = { ...request.query, seller, subCategory: id };
      const page = await listPublishedProducts(context.db, query);
      const rows = page.rows.map(presentProduct);
      for (const tag of [...(await tagsOfList(context.db, { seller })), ...tagsShownWith(rows)])
        reply.tags.add(tag);
      return listResponse(request, reply, { ...page, rows });
    },
  );
}
