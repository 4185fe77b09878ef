import { z } from 'zod';
import { written } from '#contracts/answer.ts';
import { Id } from '#contracts/id.ts';
import { ManagedProduct, ManagedProductQuery, TrendingChange } from '#contracts/product.ts';
import { listAllProducts, listSellerProducts } from '#database/queries/products/list-managed.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { presentManagedProduct } from '#services/products/present-product.ts';
import { setTrending } from '#services/products/set-trending.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { answerList } from '../list-answer.ts';

const tags = ['admin'];
const config = { policy: 'admin' } as const;

/** All products, and each seller's, as admins see them (SPEC §7). */
export function adminProducts(app: Api, market: Marketplace): void {
  app.get(
    '/admin/get-products',
    {
      config,
      schema: {
        tags,
        summary: 'All products',
        querystring: ManagedProductQuery,
        response: { 200: z.array(ManagedProduct) },
      },
    },
    async (request, reply) => {
      const page = await listAllProducts(market.db, request.query);
      return answerList(request, reply, { ...page, rows: page.rows.map(presentManagedProduct) });
    },
  );

  app.get(
    '/admin/get-products/:sellerId',
    {
      config,
      schema: {
        tags,
        summary: 'The products of one seller',
        params: z.object({ sellerId: Id }),
        querystring: ManagedProductQuery,
        response: { 200: z.array(ManagedProduct) },
      },
    },
    async (request, reply) => {
      const page = await listSellerProducts(market.db, request.params.sellerId, request.query);
      return answerList(request, reply, { ...page, rows: page.rows.map(presentManagedProduct) });
    },
  );

  app.put(
    '/admin/update-trending/:productId',
    {
      config,
      schema: {
        tags,
        summary: 'Set or clear the trending flag',
        params: z.object({ productId: Id }),
        body: TrendingChange,
        response: { 200: written(ManagedProduct) },
      },
    },
    async (request) => {
      const { productId } = request.params;
      const product = await setTrending(market, request.actor, productId, request.body.isTrending);
      return done(product.trending ? 'Now trending' : 'No longer trending', product);
    },
  );
}
