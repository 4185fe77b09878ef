import { deleteDraft, getOwnDrafts, saveDraft } from '#contracts/calls/drafts.ts';
import { deleteSellerDraft, listSellerDrafts } from '#database/queries/product-drafts.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import * as drafts from '#services/products/save-draft.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireSeller } from '../require-actor.ts';

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
