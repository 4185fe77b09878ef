import * as calls from '#contracts/calls/home-page.ts';
import {
  addContentPicture,
  discardContent,
  getContent,
  getContentVersion,
  previewContent,
  publishContent,
  saveContent,
} from '#contracts/content/calls.ts';
import { listFeaturedSellers, listTrendingPieces } from '#database/queries/home-page.ts';
import { findMediaAsset } from '#database/queries/media/media-assets.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  contentOf,
  discardDraft,
  publishDraft,
  readContent,
  saveDraft,
  whole,
} from '#services/content/content-versions.ts';
import { previewQuery } from '#services/content/shown-pages.ts';
import { invalid } from '#services/failure.ts';
import {
  chooseFeaturedSellers,
  decideTrending,
  orderTrending,
  planTrending,
} from '#services/home-page.ts';
import { ingestUpload } from '#services/media/ingest-upload.ts';
import { mediaUrl, presentMedia } from '#services/media/present-media.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { readForm } from '../read-form.ts';
import { requireAdmin } from '../require-actor.ts';

/** What the shop says: its draft, its versions, and when they are published. */
export function adminContent(app: Api, context: AppContext): void {
  endpoint(app, getContent, () => readContent(context));

  endpoint(app, getContentVersion, async (request) =>
    whole(await contentOf(context, request.params.number)),
  );

  endpoint(app, saveContent, async (request) => {
    await saveDraft(context, requireAdmin(request), request.body);
    return done('Draft saved', await readContent(context));
  });

  endpoint(app, discardContent, async (request) => {
    await discardDraft(context, requireAdmin(request), request.body.version);
    return done('Draft discarded', await readContent(context));
  });

  endpoint(app, publishContent, async (request) => {
    await publishDraft(context, requireAdmin(request), request.body);
    const { at } = request.body;
    const message =
      at === 'now'
        ? 'Published'
        : at === null
          ? 'The draft is not published by itself any more'
          : 'The draft will be published at that time';
    return done(message, await readContent(context));
  });

  endpoint(app, addContentPicture, (request) =>
    readForm(context, request, addContentPicture, async (_, [file]) => {
      if (file === undefined) throw invalid('image', toAdmins('Choose a picture.'));
      const id = await ingestUpload(context, file);
      const asset = await findMediaAsset(context.db, id);
      if (asset === null) throw invalid('image', toAdmins('The picture was deleted.'));
      return done('Picture uploaded', { id, picture: presentMedia(asset, '') });
    }),
  );

  endpoint(app, previewContent, async (request) => {
    const { number } = request.body;
    await contentOf(context, number);
    return { query: previewQuery(context, number) };
  });
}

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
