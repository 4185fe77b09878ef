import {
  addContentPicture,
  discardContent,
  getContent,
  getContentVersion,
  previewContent,
  publishContent,
  saveContent,
} from '#contracts/content/calls.ts';
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
import { previewQuery } from '#services/content/preview-link.ts';
import { invalid } from '#services/failure.ts';
import { ingestUpload } from '#services/media/ingest-upload.ts';
import { presentMedia } from '#services/media/present-media.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
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
