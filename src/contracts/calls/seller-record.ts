import { z } from 'zod';
import { written } from '../response.ts';
import { Seller } from '../seller.ts';
import {
  ContactCorrection,
  DocumentEdit,
  DocumentInput,
  FiledDocument,
  NoteEdit,
  NoteInput,
  SellerNote,
  SellerRecord,
  TagChange,
  UsedTag,
} from '../sellers/seller-record.ts';
import { SellerNumbers, SellerNumbersQuery } from '../views/seller-numbers.ts';
import { defineCall } from './call.ts';

export const getSellerRecord = defineCall('GET /admin/get-seller-record/:sellerId', {
  summary:
    'What admins know of a seller: notes, tags, documents, earlier names, decisions, reports',
  policy: 'admin',
  permission: 'see-seller-records',
  response: SellerRecord,
  reads: ['seller-record', 'sellers', 'messages', 'reports', 'enquiries'],
});

export const getNumbersOf = defineCall('GET /admin/seller-numbers/:sellerId', {
  summary: "What became of a seller's products: the same as the seller sees",
  policy: 'admin',
  permission: 'see-seller-records',
  query: SellerNumbersQuery,
  response: SellerNumbers,
  reads: ['enquiries'],
});

export const correctContact = defineCall('PUT /admin/correct-contact/:sellerId', {
  summary: 'Correct what a seller is called and reached by; a new e-mail is confirmed from there',
  policy: 'admin',
  permission: 'change-sellers',
  byKey: false,
  body: ContactCorrection,
  response: written(Seller),
  changes: ['seller-record', 'sellers', 'seller-changes', 'products', 'audit'],
});

export const cancelNewEmail = defineCall('DELETE /admin/cancel-new-email/:sellerId', {
  summary: 'Let the present e-mail stay: the link to confirm the new one works no more',
  policy: 'admin',
  permission: 'change-sellers',
  byKey: false,
  changes: ['seller-record', 'audit'],
});

export const sendPasswordLink = defineCall('POST /admin/send-password-link/:sellerId', {
  summary: 'Mail a seller the link by which it chooses a new password',
  policy: 'admin',
  permission: 'change-sellers',
  byKey: false,
  body: z.unknown().optional(),
  changes: ['mails', 'audit'],
});

export const addNote = defineCall('POST /admin/add-seller-note/:sellerId', {
  summary: 'Note something of a seller, for admins alone',
  policy: 'admin',
  permission: 'change-sellers',
  body: NoteInput,
  response: written(SellerNote),
  status: 201,
  changes: ['seller-record', 'audit'],
});

export const editNote = defineCall('PUT /admin/edit-seller-note/:noteId', {
  summary: 'Change a note of one’s own',
  policy: 'admin',
  permission: 'change-sellers',
  body: NoteEdit,
  response: written(SellerNote),
  changes: ['seller-record', 'audit'],
});

export const deleteNote = defineCall('DELETE /admin/delete-seller-note/:noteId', {
  summary: 'Delete a note of one’s own',
  policy: 'admin',
  permission: 'change-sellers',
  changes: ['seller-record', 'audit'],
});

export const getUsedTags = defineCall('GET /admin/get-seller-tags', {
  summary: 'The tags of sellers, the most used first',
  policy: 'admin',
  permission: 'see-sellers',
  response: z.array(UsedTag),
  reads: ['seller-record'],
});

export const changeTags = defineCall('PUT /admin/change-seller-tags/:sellerId', {
  summary: 'Add tags to a seller, or take them away',
  policy: 'admin',
  permission: 'change-sellers',
  body: TagChange,
  response: written(z.array(z.string())),
  changes: ['seller-record', 'sellers', 'audit'],
});

export const fileDocument = defineCall('POST /admin/file-seller-document/:sellerId', {
  summary: 'File a document of a seller, for admins alone, with the day on which it expires',
  policy: 'admin',
  permission: 'change-sellers',
  form: { fields: DocumentInput, files: { document1: 'document' } },
  response: written(FiledDocument),
  status: 201,
  changes: ['seller-record', 'sellers', 'audit'],
});

export const editDocument = defineCall('PUT /admin/edit-seller-document/:documentId', {
  summary: 'Say what a document is and when it expires, also of one that the seller has sent',
  policy: 'admin',
  permission: 'change-sellers',
  body: DocumentEdit,
  response: written(FiledDocument),
  changes: ['seller-record', 'sellers', 'audit'],
});

export const deleteDocument = defineCall('DELETE /admin/delete-seller-document/:documentId', {
  summary: 'Delete a document of a seller; of one that it has sent, the message stays',
  policy: 'admin',
  permission: 'change-sellers',
  changes: ['seller-record', 'sellers', 'messages', 'audit'],
});
