import { mergeSeller, previewSellerMerge } from '#contracts/calls/seller-merge.ts';
import * as calls from '#contracts/calls/sellers.ts';
import { findAnySeller, listAllSellers } from '#database/queries/sellers.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { changeSellerStatus } from '#services/sellers/change-status.ts';
import { mergeSellers } from '#services/sellers/merge/merge-sellers.ts';
import { previewMerge } from '#services/sellers/merge/preview-merge.ts';
import { presentListedSeller, presentSeller } from '#services/sellers/present-seller.ts';
import type { Api } from '../../app.ts';
import { done } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { listResponse } from '../../list-response.ts';
import { requireAdmin } from '../../require-actor.ts';

/** Sellers as admins see them, and their approval (docs/behaviour/rules.md#seller-states). */
export function adminSellers(app: Api, context: AppContext): void {
  endpoint(app, calls.getAllSellers, async (request, reply) => {
    const page = await listAllSellers(context.db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentListedSeller) });
  });

  endpoint(app, calls.getAnySeller, async (request) => {
    const row = await findAnySeller(context.db, request.params.id);
    if (row === null) throw notFound('seller');
    return presentSeller(row);
  });

  endpoint(app, calls.changeSellerStatus, async (request) => {
    const { sellerId } = request.params;
    const seller = await changeSellerStatus(context, request.actor, sellerId, request.body);
    return done(seller.status ? 'Seller is active' : 'Seller is inactive', seller);
  });
}

/** The merge of two accounts of one seller (docs/behaviour/admin.md#merge-of-two-accounts). */
export function adminSellerMerge(app: Api, context: AppContext): void {
  endpoint(app, previewSellerMerge, (request) =>
    previewMerge(context.db, request.params.sellerId, request.query.into),
  );

  endpoint(app, mergeSeller, async (request) => {
    const { sellerId } = request.params;
    const merged = await mergeSellers(context, requireAdmin(request), sellerId, request.body);
    return done('Accounts merged', merged);
  });
}
