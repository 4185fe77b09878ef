import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { written } from '../response.ts';
import { ReplyTemplate, ReplyTemplateEdit, ReplyTemplateInput } from './reply-template.ts';

const change = {
  policy: 'approved-seller',
  staff: 'replies',
  support: 'act-for-sellers',
  response: written(ReplyTemplate),
  changes: ['reply-templates'],
} as const;

export const getReplyTemplates = defineCall('GET /seller/get-reply-templates/:userId', {
  summary: "A seller's templates of replies, in their order",
  policy: 'that-seller',
  staff: 'replies',
  support: 'act-for-sellers',
  owner: 'userId',
  response: z.array(ReplyTemplate),
  reads: ['reply-templates'],
});

export const addReplyTemplate = defineCall('POST /seller/add-reply-template', {
  ...change,
  summary: 'Add a template of a reply',
  body: ReplyTemplateInput,
  status: 201,
});

export const editReplyTemplate = defineCall('PUT /seller/edit-reply-template/:templateId', {
  ...change,
  summary: 'Change a template of a reply, or move it',
  body: ReplyTemplateEdit,
});

export const deleteReplyTemplate = defineCall('DELETE /seller/delete-reply-template/:templateId', {
  summary: 'Delete a template of a reply',
  policy: 'approved-seller',
  staff: 'replies',
  support: 'act-for-sellers',
  changes: ['reply-templates'],
});
