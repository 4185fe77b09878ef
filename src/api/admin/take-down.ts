import * as calls from '#contracts/availability/calls.ts';
import {
  approveEdit as approveEditCall,
  declineEdit as declineEditCall,
} from '#contracts/products/product-review.ts';
import type { AppContext } from '#services/app-context.ts';
import { approveEdit, declineEdit } from '#services/products/review/decide-edit.ts';
import { keepDown, putUp, takeDown } from '#services/products/states/take-down.ts';
import { undoChange } from '#services/products/undo/undo-change.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireAdmin } from '../require-actor.ts';

/** Products that admins take down and put up again, and edits of them that wait. */
export function adminTakeDown(app: Api, context: AppContext): void {
  endpoint(app, calls.takeDown, async (request) => {
    const { params, body } = request;
    const product = await takeDown(context, requireAdmin(request), params.productId, body);
    return done('Taken down. The seller is told by mail.', product);
  });

  endpoint(app, calls.putUp, async (request) => {
    const { params, body } = request;
    const { product, isNew } = await putUp(context, requireAdmin(request), params.productId, body);
    return done(`${isNew ? 'Approved' : 'Up again'}. The seller is told by mail.`, product);
  });

  endpoint(app, calls.undoChange, async (request) => {
    const { params, body } = request;
    const admin = requireAdmin(request);
    const product = await undoChange(context, admin, params.productId, body.version);
    return done('Undone.', product);
  });

  endpoint(app, calls.keepDown, async (request) => {
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
