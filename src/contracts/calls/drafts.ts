import { z } from 'zod';
import { ProductDraft, ProductDraftInput } from '../products/product-draft.ts';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

export const getOwnDrafts = defineCall('GET /seller/get-drafts/:userId', {
  summary: 'The drafts of a seller, the one changed last first',
  policy: 'that-seller',
  staff: 'editor',
  support: 'see-products',
  owner: 'userId',
  response: z.array(ProductDraft),
  reads: ['drafts'],
});

export const saveDraft = defineCall('PUT /seller/save-draft/:id', {
  summary: 'Keep a draft under an id that the form has drawn, or its newer text',
  policy: 'seller',
  staff: 'editor',
  support: 'change-products',
  body: ProductDraftInput,
  response: written(ProductDraft),
  changes: ['drafts'],
});

export const deleteDraft = defineCall('DELETE /seller/delete-draft/:id', {
  summary: 'Throw a draft away',
  policy: 'seller',
  staff: 'editor',
  support: 'change-products',
  changes: ['drafts'],
});
