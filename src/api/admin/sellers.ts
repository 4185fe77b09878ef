import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { written } from '#contracts/response.ts';
import { Seller, SellerQuery, StatusChange } from '#contracts/seller.ts';
import { findAnySeller, listAllSellers } from '#database/queries/sellers.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { changeSellerStatus } from '#services/sellers/change-status.ts';
import { presentSeller } from '#services/sellers/present-seller.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { listResponse } from '../list-response.ts';

const tags = ['admin'];

/** Sellers as admins see them, and their approval (docs/behaviour/rules.md#seller-states). */
export function adminSellers(app: Api, context: AppContext): void {
  app.get(
    '/admin/get-sellers',
    {
      config: { policy: 'admin' },
      schema: {
        tags,
        summary: 'All sellers',
        querystring: SellerQuery,
        response: { 200: z.array(Seller) },
      },
    },
    async (request, reply) => {
      const page = await listAllSellers(context.db, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentSeller) });
    },
  );

  app.get(
    '/admin/get-seller/:id',
    {
      config: { policy: 'admin-or-that-seller', owner: 'id' },
      schema: {
        tags,
        summary: 'One seller, for admins and for itself',
        params: z.object({ id: Id }),
        response: { 200: Seller },
      },
    },
    async (request) => {
      const row = await findAnySeller(context.db, request.params.id);
      if (row === null) throw notFound('seller');
      return presentSeller(row);
    },
  );

  app.put(
    '/admin/update-status/:sellerId',
    {
      config: { policy: 'admin' },
      schema: {
        tags,
        summary: 'Approve, decline or deactivate a seller, with a reason',
        params: z.object({ sellerId: Id }),
        body: StatusChange,
        response: { 200: written(Seller) },
      },
    },
    async (request) => {
      const { sellerId } = request.params;
      const seller = await changeSellerStatus(context, request.actor, sellerId, request.body);
      return done(seller.status ? 'Seller is active' : 'Seller is inactive', seller);
    },
  );
}
