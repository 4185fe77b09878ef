import { z } from 'zod';
import { numberedParts } from '../media.ts';
import { written } from '../response.ts';
import { MessageInput, MOST_DOCUMENTS, SellerMessage } from '../sellers/seller-message.ts';
import { defineCall } from './call.ts';

export const getOwnMessages = defineCall('GET /seller/get-messages/:userId', {
  summary: 'The latest messages between a seller and the admins, newest first',
  policy: 'that-seller',
  staff: 'owner',
  support: 'see-messages',
  owner: 'userId',
  response: z.array(SellerMessage),
  reads: ['messages'],
});

export const writeToAdmins = defineCall('POST /seller/write-to-admins', {
  summary: 'Write to the admins, with up to three documents that only they can see',
  policy: 'seller',
  staff: 'owner',
  form: { fields: MessageInput, files: numberedParts(MOST_DOCUMENTS, ['document']) },
  response: written(z.array(SellerMessage)),
  status: 201,
  changes: ['messages'],
});

export const getOwnDocument = defineCall('GET /seller/get-document/:documentId', {
  summary: "One of the seller's own documents, to be saved",
  policy: 'seller',
  staff: 'owner',
  support: 'see-messages',
  response: null,
});

export const getMessagesOf = defineCall('GET /admin/get-messages/:sellerId', {
  summary: 'The latest messages between a seller and the admins, newest first',
  policy: 'admin',
  permission: 'see-messages',
  response: z.array(SellerMessage),
  reads: ['messages'],
});

export const writeToSeller = defineCall('POST /admin/write-to-seller/:sellerId', {
  summary: 'Write to a seller, who is told by mail',
  policy: 'admin',
  permission: 'answer-messages',
  body: MessageInput,
  response: written(z.array(SellerMessage)),
  status: 201,
  changes: ['messages', 'sellers', 'audit'],
});

export const markMessagesRead = defineCall('PUT /admin/read-messages/:sellerId', {
  summary: 'Mark what a seller wrote as read',
  policy: 'admin',
  permission: 'answer-messages',
  body: z.unknown().optional(),
  changes: ['messages', 'sellers', 'audit'],
});

export const getAnyDocument = defineCall('GET /admin/get-document/:documentId', {
  summary: 'A document of a seller, to be saved',
  policy: 'admin',
  permission: 'see-messages',
  response: null,
});
