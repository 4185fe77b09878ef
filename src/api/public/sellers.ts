import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { PublicSeller, PublicSellerQuery } from '#contracts/seller.ts';
import { findActiveSeller, listActiveSellers } from '#database/queries/sellers.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { presentPublicSeller } from '#services/sellers/present-seller.ts';
import type { Api } from '../app.ts';
import { listResponse } from '../list-response.ts';

const open = { policy: 'anyone' } as const;
const tags = ['public'];

/** Active sellers as shoppers see them. */
export function publicSellers(app: Api, context: AppContext): void {
  app.get(
    '/get-sellers',
    {
      config: open,
      schema: {
        tags,
        summary: 'Active sellers, with the categories they sell in',
        querystring: PublicSellerQuery,
        response: { 200: z.array(PublicSeller) },
      },
    },
    async (request, reply) => {
      reply.tags.add(cacheTags.sellers);
      reply.tags.add(cacheTags.categories);
      const page = await listActiveSellers(context.db, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentPublicSeller) });
    },
  );

  app.get(
    '/get-seller/:id',
    {
      config: open,
      schema: {
        tags,
        summary: 'One active seller',
        params: z.object({ id: Id }),
        response: { 200: PublicSeller },
      },
    },
    async (request, reply) => {
      const row = await findActiveSeller(context.db, request.params.id);
      if (row === null) throw notFound('seller');
      const seller = presentPublicSeller(row);
      reply.tags.add(cacheTags.seller(seller._id));
      reply.tags.add(cacheTags.productsOfSeller(seller._id));
      for (const category of seller.categories) reply.tags.add(cacheTags.category(category._id));
      return seller;
    },
  );
}
