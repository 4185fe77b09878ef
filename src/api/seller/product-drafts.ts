import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { ProductDraft, ProductDraftInput } from '#contracts/product-draft.ts';
import { Done, written } from '#contracts/response.ts';
import { deleteSellerDraft, listSellerDrafts } from '#database/queries/product-drafts.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { presentDraft, saveDraft } from '#services/products/save-draft.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { requireSeller } from '../require-actor.ts';

const tags = ['seller'];

/** Products that a seller prepares before it adds them, as it may while it waits for approval. */
export function productDrafts(app: Api, context: AppContext): void {
  app.get(
    '/seller/get-drafts/:userId',
    {
      config: { policy: 'that-seller', owner: 'userId' },
      schema: {
        tags,
        summary: 'The drafts of a seller, the one changed last first',
        params: z.object({ userId: Id }),
        response: { 200: z.array(ProductDraft) },
      },
    },
    async (request) => {
      const rows = await listSellerDrafts(context.db, request.params.userId);
      return rows.map(presentDraft);
    },
  );

  app.put(
    '/seller/save-draft/:id',
    {
      config: { policy: 'seller' },
      schema: {
        tags,
        summary: 'Keep a draft under an id that the form has drawn, or its newer text',
        params: z.object({ id: Id }),
        body: ProductDraftInput,
        response: { 200: written(ProductDraft) },
      },
    },
    async (request) => {
      const { id: sellerId } = requireSeller(request);
      const draft = await saveDraft(context, sellerId, request.params.id, request.body);
      return done('The draft is kept.', draft);
    },
  );

  app.delete(
    '/seller/delete-draft/:id',
    {
      config: { policy: 'seller' },
      schema: {
        tags,
        summary: 'Throw a draft away',
        params: z.object({ id: Id }),
        response: { 200: Done },
      },
    },
    async (request) => {
      const { id: sellerId } = requireSeller(request);
      if (!(await deleteSellerDraft(context.db, sellerId, request.params.id))) {
        throw notFound('draft');
      }
      return { success: true as const, message: 'The draft is deleted.' };
    },
  );
}
