import { setSize } from '#contracts/attributes/calls.ts';
import * as calls from '#contracts/calls/products.ts';
import { getPrivateFacts, setPrivateFacts } from '#contracts/products/private-facts.ts';
import { takeBackEdit as takeBackEditCall } from '#contracts/products/product-review.ts';
import { listSellerProducts } from '#database/queries/products/managed/list-managed.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { setSize as changeSize } from '#services/attributes/set-size.ts';
import { ticketsOfProduct } from '#services/media/upload-ahead.ts';
import { removeProduct } from '#services/products/change-products.ts';
import { changePrivateFacts, readPrivateFacts } from '#services/products/private-facts.ts';
import { takeBackEdit } from '#services/products/review/decide-edit.ts';
import { addProduct } from '#services/products/save-form.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { readyList } from '../list-response.ts';
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
