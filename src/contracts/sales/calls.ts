import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { LeadDetail } from '../leads/lead.ts';
import { written } from '../response.ts';
import {
  IssuedReceipt,
  PaymentAsked,
  PaymentReceived,
  Receipt,
  ReceiptAsked,
  ReceiptLink,
  ReceiptQuery,
  SaleSettings,
  SaleSettingsChange,
} from './sale.ts';

export const getSaleSettings = defineCall('GET /seller/get-sale-settings/:userId', {
  summary: 'How a seller is paid, and what its receipts say of it',
  policy: 'that-seller',
  staff: 'replies',
  support: 'see-seller-records',
  owner: 'userId',
  response: SaleSettings,
  reads: ['sellers'],
});

export const setSaleSettings = defineCall('PUT /seller/set-sale-settings', {
  summary: 'Say how the seller is paid, and what its receipts say of it',
  policy: 'approved-seller',
  staff: 'owner',
  // Whoever could change it would be paid in the seller's place.
  byKey: false,
  body: SaleSettingsChange,
  response: written(SaleSettings),
  changes: ['sellers'],
});

const ofLead = { policy: 'approved-seller', staff: 'replies', changes: ['leads'] } as const;

export const askPayment = defineCall('POST /seller/ask-payment/:leadId', {
  ...ofLead,
  summary: 'Make a link by which a customer pays the seller; Dhow takes no money',
  body: PaymentAsked,
  response: written(LeadDetail),
  status: 201,
});

export const markReceived = defineCall('PUT /seller/mark-received/:paymentId', {
  ...ofLead,
  summary: 'Say that a payment was received, or that it was not after all',
  body: PaymentReceived,
  response: written(LeadDetail),
});

export const issueReceipt = defineCall('POST /seller/issue-receipt/:leadId', {
  ...ofLead,
  staff: 'editor',
  summary: 'Write a receipt or pro-forma with the next number of its year; it is never changed',
  body: ReceiptAsked,
  response: written(Receipt),
  status: 201,
});

export const getReceipt = defineCall('GET /seller/get-receipt/:id', {
  summary: "One of the seller's receipts as a PDF",
  policy: 'seller',
  staff: 'replies',
  support: 'see-personal-data',
  response: null,
});

export const getReceiptLink = defineCall('GET /seller/get-receipt-link/:id', {
  summary: 'A link to a receipt that anyone can open for two weeks',
  policy: 'approved-seller',
  staff: 'replies',
  response: ReceiptLink,
});

export const getReceipts = defineCall('GET /admin/get-receipts', {
  summary: "Sellers' receipts and pro-formas, the newest first; q looks for a number or a seller",
  policy: 'admin',
  permission: 'see-receipts',
  query: ReceiptQuery,
  response: z.array(IssuedReceipt),
  reads: ['leads', 'sellers'],
});

export const getAnyReceipt = defineCall('GET /admin/get-receipt/:id', {
  summary: "A seller's receipt as a PDF",
  policy: 'admin',
  permission: 'see-receipts',
  response: null,
});

export const openReceipt = defineCall('GET /receipt/:token', {
  summary: 'A receipt as a PDF, by the link that its seller sent',
  policy: 'anyone',
  params: z.object({ token: z.string().max(200) }),
  response: null,
});
