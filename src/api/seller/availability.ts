import * as calls from '#contracts/availability/calls.ts';
import type { Stated } from '#domain/availability/reservation.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { changeOwnMatching } from '#services/products/change-matching.ts';
import { previewMatching } from '#services/products/preview-matching.ts';
import { hideProduct } from '#services/products/states/hide-product.ts';
import { setAvailability } from '#services/products/states/set-availability.ts';
import { askForLook } from '#services/products/states/take-down.ts';
import { undoMatching } from '#services/products/undo/undo-change.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireSeller } from '../require-actor.ts';

function stateOf({ availability, reservedUntil }: Stated): string {
  if (availability === 'AVAILABLE') return said('isAvailable');
  if (availability === 'SOLD') return said('isSold');
  return reservedUntil === null
    ? said('isReserved')
    : said('isReservedUntil', { day: reservedUntil });
}

/** What a seller says of its products: whether they can be had, and whether shoppers see them. */
export function sellerAvailability(app: Api, context: AppContext): void {
  endpoint(app, calls.setAvailability, async (request) => {
    const { params, body } = request;
    const product = await setAvailability(context, requireSeller(request), params.productId, body);
    const isOneOf = body.availability === 'SOLD' && product.availability !== 'SOLD';
    const message = isOneOf ? said('oneSold', { left: product.quantity ?? 0 }) : stateOf(product);
    return done(message, product);
  });

  endpoint(app, calls.hideProduct, async (request) => {
    const { params, body } = request;
    const product = await hideProduct(context, requireSeller(request), params.productId, body);
    return done(body.hidden ? said('hiddenFromShoppers') : said('shownToShoppers'), product);
  });

  endpoint(app, calls.askForLook, async (request) => {
    const { params, body } = request;
    const product = await askForLook(context, requireSeller(request), params.productId, body);
    return done(said('weLookAgain'), product);
  });

  endpoint(app, calls.undoOwnMatchingChange, async (request) => {
    const step = await undoMatching(context, requireSeller(request), request.body.undo);
    return done(step.isOver ? said('allUndone') : said('someUndone'), step);
  });

  endpoint(app, calls.previewOwnMatchingChange, (request) =>
    previewMatching(context, requireSeller(request), request.body),
  );

  endpoint(app, calls.changeOwnMatchingProducts, async (request) => {
    const step = await changeOwnMatching(context, requireSeller(request), request.body);
    return done(step.next === null ? said('allDone') : said('someDone'), step);
  });
}
