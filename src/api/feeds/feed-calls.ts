import { getFeedProblems, getOwnFeed, renewFeedAddress } from '#contracts/calls/feeds.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import * as feeds from '#services/feeds.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireSeller } from '../require-actor.ts';

export function adminFeeds(app: Api, context: AppContext): void {
  endpoint(app, getFeedProblems, () => feeds.readFeedProblems(context, null));
}

/** A seller's own product feeds. */
export function sellerFeeds(app: Api, context: AppContext): void {
  endpoint(app, getOwnFeed, ({ params }) => feeds.readOwnFeed(context, params.userId));

  endpoint(app, renewFeedAddress, async (request) =>
    done(said('feedAddressMade'), await feeds.renewFeedAddress(context, requireSeller(request))),
  );
}
