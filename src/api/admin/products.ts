import * as availabilityCalls from '#contracts/availability/calls.ts';
import * as calls from '#contracts/calls/products.ts';
import {
  approveEdit as approveEditCall,
  declineEdit as declineEditCall,
} from '#contracts/products/product-review.ts';
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
import { approveEdit, declineEdit } from '#services/products/review/decide-edit.ts';
import { keepDown, putUp, takeDown } from '#services/products/states/take-down.ts';
import { undoChange, undoMatching } from '#services/products/undo/undo-change.ts';
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

/** Products that admins take down and put up again, and edits of them that wait. */
export function adminTakeDown(app: Api, context: AppContext): void {
  endpoint(app, availabilityCalls.takeDown, async (request) => {
    const { params, body } = request;
    const product = await takeDown(context, requireAdmin(request), params.productId, body);
    return done('Taken down. The seller is told by mail.', product);
  });

  endpoint(app, availabilityCalls.putUp, async (request) => {
    const { params, body } = request;
    const { product, isNew } = await putUp(context, requireAdmin(request), params.productId, body);
    return done(`${isNew ? 'Approved' : 'Up again'}. The seller is told by mail.`, product);
  });

  endpoint(app, availabilityCalls.undoChange, async (request) => {
    const { params, body } = request;
    const admin = requireAdmin(request);
    const product = await undoChange(context, admin, params.productId, body.version);
    return done('Undone.', product);
  });

  endpoint(app, availabilityCalls.keepDown, async (request) => {
    const { params, body } = request;
    const product = await keepDown(context, requireAdmin(request), params.productId, body);
    return done('Kept off the shop. The seller is told by mail.', product);
  });

  endpoint(app, approveEditCall, async (request) => {
    const { params, body } = request;
    const product = await approveEdit(context, requireAdmin(request), params.productId, body);
    return done('Approved. Shoppers see the edit, and the seller is told by mail.', product);
  });

  endpoint(app, declineEditCall, async (request) => {
    const { params, body } = request;
    const product = await declineEdit(context, requireAdmin(request), params.productId, body);
    return done('Declined. The seller is told by mail.', product);
  });
}
