import { setSize } from '#contracts/attributes/calls.ts';
import * as availabilityCalls from '#contracts/availability/calls.ts';
import { getOwnBin, restoreOwnFromBin } from '#contracts/calls/bin.ts';
import { deleteDraft, getOwnDrafts, saveDraft } from '#contracts/calls/drafts.ts';
import * as calls from '#contracts/calls/products.ts';
import { getPrivateFacts, setPrivateFacts } from '#contracts/products/private-facts.ts';
import { takeBackEdit as takeBackEditCall } from '#contracts/products/product-review.ts';
import { deleteSellerDraft, listSellerDrafts } from '#database/queries/product-drafts.ts';
import { listSellerProducts } from '#database/queries/products/managed/list-managed.ts';
import type { Stated } from '#domain/availability/reservation.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { setSize as changeSize } from '#services/attributes/set-size.ts';
import { readBin, restore } from '#services/bin.ts';
import { notFound } from '#services/failure.ts';
import { ticketsOfProduct } from '#services/media/upload-ticket.ts';
import { changeOwnMatching } from '#services/products/change-matching.ts';
import { removeProduct } from '#services/products/change-products.ts';
import { previewMatching } from '#services/products/preview-matching.ts';
import { changePrivateFacts, readPrivateFacts } from '#services/products/private-facts.ts';
import { takeBackEdit } from '#services/products/review/decide-edit.ts';
import * as drafts from '#services/products/save-form.ts';
import { addProduct } from '#services/products/save-form.ts';
import { hideProduct } from '#services/products/states/change-state.ts';
import { setAvailability } from '#services/products/states/set-availability.ts';
import { askForLook } from '#services/products/states/take-down.ts';
import { undoMatching } from '#services/products/undo/undo-change.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse, readyList } from '../list-response.ts';
import { productRoutes } from '../product-routes.ts';
import { readForm } from '../read-form.ts';
import { requireSeller } from '../require-actor.ts';
import { languageOf } from '../tell.ts';

/** A seller's own products. The token names the seller, never the form. */
export function sellerProducts(app: Api, context: AppContext): void {
  productRoutes(app, context, 'seller');

  endpoint(app, calls.getOwnProducts, async (request, reply) => {
    const { params, query } = request;
    const language = languageOf(request);
    const page = await listSellerProducts(context.db, params.userId, query, language);
    return readyList(request, reply, page);
  });

  endpoint(app, calls.getMediaTickets, (request) =>
    ticketsOfProduct(context, requireSeller(request), request.params.id),
  );

  endpoint(app, calls.addProduct, async (request) => {
    const { product } = await readForm(context, request, calls.addProduct, (input, files) =>
      addProduct(context, requireSeller(request), input, files),
    );
    return done(said('productCreated'), product);
  });

  endpoint(app, calls.deleteOwnProduct, async (request) => {
    await removeProduct(context, requireSeller(request), request.params.productId);
    return ok(said('productDeleted'));
  });

  endpoint(app, takeBackEditCall, async (request) => {
    const { params, body } = request;
    const product = await takeBackEdit(context, requireSeller(request), params.productId, body);
    return done(said('editTakenBack'), product);
  });

  endpoint(app, getPrivateFacts, (request) =>
    readPrivateFacts(context.db, requireSeller(request), request.params.productId),
  );

  endpoint(app, setPrivateFacts, async (request) => {
    const { params, body } = request;
    const seller = requireSeller(request);
    const facts = await changePrivateFacts(context, seller, params.productId, body);
    return done(said('privateFactsSaved'), facts);
  });

  endpoint(app, setSize, async (request) => {
    const { params, body } = request;
    const product = await changeSize(context, requireSeller(request), params.productId, body);
    return done(body.available ? said('sizeAvailable') : said('sizeSold'), product);
  });
}

/** Drafts of products, which a seller may save while it waits for approval. */
export function productDrafts(app: Api, context: AppContext): void {
  endpoint(app, getOwnDrafts, async (request) => {
    const rows = await listSellerDrafts(context.db, request.params.userId);
    return rows.map(drafts.presentDraft);
  });

  endpoint(app, saveDraft, async (request) => {
    const { id: sellerId } = requireSeller(request);
    const draft = await drafts.saveDraft(context, sellerId, request.params.id, request.body);
    return done(said('draftKept'), draft);
  });

  endpoint(app, deleteDraft, async (request) => {
    const { id: sellerId } = requireSeller(request);
    if (!(await deleteSellerDraft(context.db, sellerId, request.params.id))) {
      throw notFound('draft');
    }
    return ok(said('draftDeleted'));
  });
}

/** Products that the asking seller deleted, and can have again. */
export function sellerBin(app: Api, context: AppContext): void {
  endpoint(app, getOwnBin, async (request, reply) => {
    const whose = { ownOf: requireSeller(request).id };
    return listResponse(request, reply, await readBin(context, request.query, whose));
  });

  endpoint(app, restoreOwnFromBin, async (request) => {
    const name = await restore(context, requireSeller(request), request.params.id);
    return ok(said('productRestored', { name }));
  });
}

function stateOf({ availability, reservedUntil }: Stated): string {
  if (availability === 'AVAILABLE') return said('isAvailable');
  if (availability === 'SOLD') return said('isSold');
  return reservedUntil === null
    ? said('isReserved')
    : said('isReservedUntil', { day: reservedUntil });
}

/** What a seller says of its products: whether they can be had, and whether shoppers see them. */
export function sellerAvailability(app: Api, context: AppContext): void {
  endpoint(app, availabilityCalls.setAvailability, async (request) => {
    const { params, body } = request;
    const product = await setAvailability(context, requireSeller(request), params.productId, body);
    const isOneOf = body.availability === 'SOLD' && product.availability !== 'SOLD';
    const message = isOneOf ? said('oneSold', { left: product.quantity ?? 0 }) : stateOf(product);
    return done(message, product);
  });

  endpoint(app, availabilityCalls.hideProduct, async (request) => {
    const { params, body } = request;
    const product = await hideProduct(context, requireSeller(request), params.productId, body);
    return done(body.hidden ? said('hiddenFromShoppers') : said('shownToShoppers'), product);
  });

  endpoint(app, availabilityCalls.askForLook, async (request) => {
    const { params, body } = request;
    const product = await askForLook(context, requireSeller(request), params.productId, body);
    return done(said('weLookAgain'), product);
  });

  endpoint(app, availabilityCalls.undoOwnMatchingChange, async (request) => {
    const step = await undoMatching(context, requireSeller(request), request.body.undo);
    return done(step.isOver ? said('allUndone') : said('someUndone'), step);
  });

  endpoint(app, availabilityCalls.previewOwnMatchingChange, (request) =>
    previewMatching(context, requireSeller(request), request.body),
  );

  endpoint(app, availabilityCalls.changeOwnMatchingProducts, async (request) => {
    const step = await changeOwnMatching(context, requireSeller(request), request.body);
    return done(step.next === null ? said('allDone') : said('someDone'), step);
  });
}
