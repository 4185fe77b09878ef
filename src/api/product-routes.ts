import type { Role } from '#contracts/account.ts';
import { productCalls } from '#contracts/calls/products.ts';
import { reviewCalls } from '#contracts/products/product-review.ts';
import { listPrices } from '#database/queries/prices.ts';
import { said } from '#languages/said.ts';
import { pricesSince } from '#services/accounts/sweep-expired.ts';
import type { AppContext } from '#services/app-context.ts';
import { invalid, notFound } from '#services/failure.ts';
import { uploadAhead } from '#services/media/upload-ticket.ts';
import { setPrices } from '#services/products/change-fields.ts';
import { reviewProduct } from '#services/products/review/present-review.ts';
import { editProduct } from '#services/products/save-form.ts';
import { findManaged } from '#services/products/save-product.ts';
import type { Api } from './app.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { readForm } from './read-form.ts';
import { requireActor } from './require-actor.ts';

/** What sellers do with their own products and admins with any seller's, the same by either. */
export function productRoutes(app: Api, context: AppContext, role: Role): void {
  const calls = productCalls[role];

  endpoint(app, calls.getOne, (request) =>
    findManaged(context.db, requireActor(request), request.params.id),
  );

  endpoint(app, calls.getPrices, async (request) => {
    const actor = requireActor(request);
    const { id } = request.params;
    const sellerId = actor.role === 'seller' ? actor.id : undefined;
    const prices = await listPrices(context.db, id, sellerId, pricesSince(context.now()));
    if (prices === null) throw notFound('product');
    return prices;
  });

  endpoint(app, calls.uploadMedia, async (request) => {
    const uploaded = await readForm(context, request, calls.uploadMedia, async (_, [file]) => {
      if (file === undefined) throw invalid('image', said('choosePictureOrVideo'));
      const isGone = () => request.raw.socket.destroyed;
      return uploadAhead(context, requireActor(request), file, isGone);
    });
    return done(said('fileUploaded'), uploaded);
  });

  endpoint(app, calls.edit, async (request) => {
    const { id } = request.params;
    const { product, lost, waits } = await readForm(context, request, calls.edit, (input, files) =>
      editProduct(context, requireActor(request), id, input, files),
    );
    return done(waits ? said('editWaits') : updated(lost), product);
  });

  endpoint(app, calls.setPrices, async (request) => {
    const { params, body } = request;
    const actor = requireActor(request);
    const changed = await setPrices(context, actor, params.id, body);
    const product = await findManaged(context.db, actor, params.id);
    return done(said(changed === 'waits' ? 'editWaits' : 'productUpdated'), product);
  });

  endpoint(app, reviewCalls[role], (request) =>
    reviewProduct(context, requireActor(request), request.params.id),
  );
}

/** Tells a seller which attributes the product's new taxonomy entries do not have. */
const updated = (lost: readonly string[]) =>
  lost.length === 0 ? said('productUpdated') : said('productUpdatedWithout', { names: [...lost] });
