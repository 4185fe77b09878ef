import {
  addPage as addCall,
  discardPage as discardCall,
  getEditedPage,
  getPages,
  getPageVersion,
  previewPage,
  publishPage as publishCall,
  savePage as saveCall,
  withdrawPage as withdrawCall,
} from '#contracts/calls/pages.ts';
import { listPages } from '#database/queries/pages.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  addPage,
  discardPage,
  pageVersionOf,
  presentPageRow,
  publishPage,
  readPage,
  savePage,
  withdrawPage,
} from '#services/content/pages.ts';
import { pagePreviewQuery } from '#services/content/shown-pages.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { requireAdmin } from '../require-actor.ts';

/** Stories and plain pages: their drafts, their versions, and when they are published. */
export function adminPages(app: Api, context: AppContext): void {
  endpoint(app, getPages, async (request, reply) => {
    const list = await listPages(context.db, request.query);
    return listResponse(request, reply, { ...list, rows: list.rows.map(presentPageRow) });
  });

  endpoint(app, getEditedPage, ({ params }) => readPage(context, params.pageId));

  endpoint(app, getPageVersion, ({ params }) =>
    pageVersionOf(context, params.pageId, params.number),
  );

  endpoint(app, addCall, async (request) => {
    const id = await addPage(context, requireAdmin(request), request.body);
    return done('Draft saved', await readPage(context, id));
  });

  endpoint(app, saveCall, async (request) => {
    const { pageId } = request.params;
    await savePage(context, requireAdmin(request), pageId, request.body);
    return done('Draft saved', await readPage(context, pageId));
  });

  endpoint(app, publishCall, async (request) => {
    const { pageId } = request.params;
    const { at } = request.body;
    await publishPage(context, requireAdmin(request), pageId, request.body);
    const later =
      at === null
        ? 'The draft is not published by itself any more'
        : 'The draft will be published at that time';
    return done(at === 'now' ? 'Published' : later, await readPage(context, pageId));
  });

  endpoint(app, withdrawCall, async (request) => {
    const { pageId } = request.params;
    await withdrawPage(context, requireAdmin(request), pageId, request.body.version);
    return done('Unpublished', await readPage(context, pageId));
  });

  endpoint(app, discardCall, async (request) => {
    const { pageId } = request.params;
    await discardPage(context, requireAdmin(request), pageId, request.body.version);
    return ok('Draft discarded');
  });

  endpoint(app, previewPage, async ({ params }) => {
    const { _id } = await readPage(context, params.pageId);
    return { query: pagePreviewQuery(context, _id) };
  });
}
