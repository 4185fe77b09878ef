import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { Product, ProductFacets, ProductFilters, PublicProductQuery } from '#contracts/product.ts';
import { findPublishedProduct } from '#database/queries/products/find-product.ts';
import { listPublishedProducts } from '#database/queries/products/list-published.ts';
import { productFacets } from '#database/queries/products/product-facets.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { presentProduct } from '#services/products/present-product.ts';
import type { Api } from '../app.ts';
import { listResponse } from '../list-response.ts';
import { tagsOfList, tagsShownWith } from './product-tags.ts';

const open = { policy: 'anyone' } as const;
const tags = ['public'];

/** Products as shoppers see them: only what an active seller shows in listed taxonomy. */
export function publicProducts(app: Api, context: AppContext): void {
  app.get(
    '/get-product',
    {
      config: open,
      schema: {
        tags,
        summary: 'Published products, by filters, search and order',
        querystring: PublicProductQuery,
        response: { 200: z.array(Product) },
      },
    },
    async (request, reply) => {
      const page = await listPublishedProducts(context.db, request.query);
      const rows = page.rows.map(presentProduct);
      for (const tag of await tagsOfList(context.db, request.query)) reply.tags.add(tag);
      for (const tag of tagsShownWith(rows)) reply.tags.add(tag);
      return listResponse(request, reply, { ...page, rows });
    },
  );

  app.get(
    '/get-product/:id',
    {
      config: open,
      schema: {
        tags,
        summary: 'One published product',
        params: z.object({ id: Id }),
        response: { 200: Product },
      },
    },
    async (request, reply) => {
      const row = await findPublishedProduct(context.db, request.params.id);
      if (row === null) throw notFound('product');
      const product = presentProduct(row);
      reply.tags.add(`product:${product._id}`);
      for (const tag of tagsShownWith([product])) reply.tags.add(tag);
      return product;
    },
  );

  app.get(
    '/get-facets',
    {
      config: open,
      schema: {
        tags,
        summary: 'Brands and price range of a list of products, for its filter panel',
        querystring: ProductFilters,
        response: { 200: ProductFacets },
      },
    },
    async (request, reply) => {
      for (const tag of await tagsOfList(context.db, request.query)) reply.tags.add(tag);
      return productFacets(context.db, request.query);
    },
  );
}
