import * as calls from '#contracts/calls/home-page.ts';
import { listFeaturedSellers } from '#database/queries/home-page/featured-sellers.ts';
import { listTrendingPieces } from '#database/queries/home-page/trending-pieces.ts';
import type { AppContext } from '#services/app-context.ts';
import { chooseFeaturedSellers } from '#services/home-page/featured-sellers.ts';
import {
  decideTrending,
  orderTrending,
  planTrending,
} from '#services/home-page/trending-pieces.ts';
import { mediaUrl } from '#services/media/present-media.ts';
import type { Api } from '../app.ts';
import { ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireAdmin } from '../require-actor.ts';

/** Which sellers and trending products the home page shows, in which order. */
export function adminHomePage(app: Api, context: AppContext): void {
  endpoint(app, calls.getFeaturedSellers, async () => {
    const chosen = await listFeaturedSellers(context.db);
    return chosen.map(({ id, picture, ...seller }) => ({
      ...{ _id: id, ...seller },
      Image: picture === null ? '' : mediaUrl(picture),
    }));
  });

  endpoint(app, calls.chooseFeaturedSellers, async (request) => {
    await chooseFeaturedSellers(context, requireAdmin(request), request.body);
    return ok('Featured sellers saved');
  });

  endpoint(app, calls.getTrending, () => listTrendingPieces(context.db));

  endpoint(app, calls.orderTrending, async (request) => {
    await orderTrending(context, requireAdmin(request), request.body);
    return ok('Order saved');
  });

  endpoint(app, calls.planTrending, async (request) => {
    const { params, body } = request;
    await planTrending(context, requireAdmin(request), params.productId, body);
    return ok('Times saved');
  });

  endpoint(app, calls.decideTrending, async (request) => {
    const { params, body } = request;
    await decideTrending(context, requireAdmin(request), params.productId, body.granted);
    return ok(body.granted ? 'Now trending' : 'Declined');
  });
}
