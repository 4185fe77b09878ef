import * as calls from '#contracts/calls/products.ts';
import {
  listAllProducts,
  listSellerProducts,
} from '#database/queries/products/managed/list-managed.ts';
import { findAnySeller } from '#database/queries/sellers.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { changeMatching } from '#services/products/change-matching.ts';
import { removeProduct, setTrending } from '#services/products/change-products.ts';
import { previewMatching } from '#services/products/preview-matching.ts';
import { undoMatching } from '#services/products/undo/undo-change.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { readyList } from '../list-response.ts';
import { productRoutes } from '../product-routes.ts';
import { requireAdmin } from '../require-actor.ts';

/** All products, and each seller's, for admins. */
export function adminProducts(app: Api, context: AppContext): void {
  productRoutes(app, context, 'admin');

  endpoint(app, calls.deleteAnyProduct, async (request) => {
    const { params, body } = request;
    await removeProduct(context, requireAdmin(request), params.productId, body);
    return ok('Product deleted successfully. The seller is told by mail.');
  });

  endpoint(app, calls.getAllProducts, async (request, reply) => {
    const page = await listAllProducts(context.db, request.query);
    return readyList(request, reply, page);
  });

  endpoint(app, calls.getAllProductsOf, async (request, reply) => {
    const { sellerId } = request.params;
    const page = await listSellerProducts(context.db, sellerId, request.query);
    const isThere = page.total !== 0 || (await findAnySeller(context.db, sellerId)) !== null;
    if (!isThere) throw notFound('seller');
    return readyList(request, reply, page);
  });

  endpoint(app, calls.setTrending, async (request) => {
    const { params, body } = request;
    const actor = requireAdmin(request);
    const product = await setTrending(context, actor, params.productId, body.isTrending);
    return done(product.trending ? 'Now trending' : 'No longer trending', product);
  });

  endpoint(app, calls.undoMatchingChange, async (request) => {
    const step = await undoMatching(context, requireAdmin(request), request.body.undo);
    return done(step.isOver ? 'All changes undone' : 'Some changes undone', step);
  });

  endpoint(app, calls.previewMatchingChange, (request) =>
    previewMatching(context, requireAdmin(request), request.body),
  );

  endpoint(app, calls.changeMatchingProducts, async (request) => {
    const step = await changeMatching(context, requireAdmin(request), request.body);
    return done(step.next === null ? 'All products changed' : 'Some products changed', step);
  });
}
