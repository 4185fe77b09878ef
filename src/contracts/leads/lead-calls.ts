import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { PersonalExport } from '../privacy.ts';
import { changedWithProducts } from '../products/changed-with-products.ts';
import { written } from '../response.ts';
import { Customer, CustomerChange, CustomerQuery } from './customer.ts';
import {
  Assignment,
  FollowUpChange,
  JunkChange,
  Lead,
  LeadCountQuery,
  LeadCounts,
  LeadDetail,
  LeadMove,
  LeadNote,
  LeadQuery,
} from './lead.ts';

const ofThatSeller = {
  policy: 'that-seller',
  staff: 'replies',
  support: 'see-personal-data',
  owner: 'userId',
  reads: ['leads'],
} as const;

const change = {
  policy: 'approved-seller',
  staff: 'replies',
  support: 'see-personal-data',
  response: written(LeadDetail),
  changes: ['leads'],
} as const;

export const getLeads = defineCall('GET /seller/get-leads/:userId', {
  ...ofThatSeller,
  summary:
    "A seller's leads, due follow-ups first; q looks for a reference, a product by name or SKU, a customer by name or number",
  query: LeadQuery,
  response: z.array(Lead),
});

export const getLeadCounts = defineCall('GET /seller/get-lead-counts/:userId', {
  ...ofThatSeller,
  support: 'see-leads',
  summary: 'How many leads a seller has in each state',
  query: LeadCountQuery,
  response: LeadCounts,
});

export const getLead = defineCall('GET /seller/get-lead/:userId/:leadId', {
  ...ofThatSeller,
  summary: 'One lead with its history and the other leads of its customer',
  response: LeadDetail,
});

export const moveLead = defineCall('PUT /seller/move-lead/:leadId', {
  ...change,
  summary: 'Move a lead; won asks for the price and sells its products, reserved asks for a day',
  body: LeadMove,
  changes: ['leads', ...changedWithProducts],
});

export const addLeadNote = defineCall('POST /seller/add-lead-note/:leadId', {
  ...change,
  summary: 'Write a note on a lead',
  body: LeadNote,
  status: 201,
});

export const setFollowUp = defineCall('PUT /seller/set-follow-up/:leadId', {
  ...change,
  summary: 'Say on which day a lead is to be taken up again, or that it is not',
  body: FollowUpChange,
});

export const assignLead = defineCall('PUT /seller/assign-lead/:leadId', {
  ...change,
  summary: 'Give a lead to one of the staff, to the seller itself, or to nobody',
  body: Assignment,
});

export const setCustomer = defineCall('PUT /seller/set-customer/:leadId', {
  ...change,
  support: undefined,
  summary: 'Say whom a lead is of; a number or address that is known is that customer',
  body: CustomerChange,
});

export const markJunk = defineCall('PUT /seller/mark-junk', {
  policy: 'approved-seller',
  staff: 'replies',
  support: 'act-for-sellers',
  summary:
    'Say of leads that nobody asked, or that somebody did: junk is in no other list and no number',
  body: JunkChange,
  response: written(z.object({ leads: z.array(z.string()).describe('Those that were changed') })),
  changes: ['leads', 'enquiries'],
});

export const eraseLead = defineCall('PUT /seller/erase-lead/:leadId', {
  ...change,
  support: undefined,
  staff: 'editor',
  summary:
    'Erase the personal data of a lead: words, sizes, notes and whom it is of; it stays, and so do the counts',
  body: FollowUpChange.pick({ version: true }),
});

export const getCustomers = defineCall('GET /seller/get-customers/:userId', {
  ...ofThatSeller,
  summary: "A seller's customers, newest first; q looks for a name, a number or an address",
  query: CustomerQuery,
  response: z.array(Customer),
});

export const exportCustomer = defineCall('GET /seller/export-customer/:userId/:customerId', {
  ...ofThatSeller,
  support: undefined,
  staff: 'editor',
  summary: 'All that is kept of a customer, to hand over to them',
  response: PersonalExport,
});

export const eraseCustomer = defineCall('DELETE /seller/erase-customer/:customerId', {
  policy: 'approved-seller',
  staff: 'editor',
  summary: 'Erase a customer: name, number, words and notes; leads and counts stay without them',
  changes: ['leads'],
});
