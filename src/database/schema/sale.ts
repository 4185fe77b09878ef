import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { seller } from './accounts/account.ts';
import { createdAt, id, language, moment, version } from './columns.ts';
import { lead } from './lead.ts';

const ofSeller = () =>
  text('seller_id')
    .notNull()
    .references(() => seller.id);
/** What a version that does not know the table removes with the seller. */
const endsWithSeller = () =>
  text('seller_id')
    .notNull()
    .references(() => seller.id, { onDelete: 'cascade' });
const currency = () => text('currency', { enum: ['INR', 'AED'] }).notNull();
const amount = (name: string) => numeric(name, { precision: 12, scale: 2 }).notNull();
const receiptKind = () => text('kind', { enum: ['RECEIPT', 'PRO_FORMA'] }).notNull();

/** How a seller is paid, and what its receipts say of it. */
export const saleSettings = pgTable('sale_settings', {
  sellerId: endsWithSeller().primaryKey(),
  legalName: text('legal_name').notNull(),
  address: text('address').notNull(),
  gstin: text('gstin').notNull(),
  trn: text('trn').notNull(),
  upi: text('upi').notNull(),
  paymentPage: text('payment_page').notNull(),
  taxRate: numeric('tax_rate', { precision: 5, scale: 2 }).notNull(),
  taxIncluded: boolean('tax_included').notNull(),
  version: version(),
});

/** What a customer was asked to pay, by a link that stays as it was sent. */
export const paymentRequest = pgTable(
  'payment_request',
  {
    id: id(),
    sellerId: ofSeller(),
    leadId: text('lead_id')
      .notNull()
      .references(() => lead.id, { onDelete: 'cascade' }),
    reference: text('reference').notNull(),
    amount: amount('amount'),
    currency: currency(),
    way: text('way', { enum: ['UPI', 'PAGE'] }).notNull(),
    link: text('link').notNull(),
    createdAt: createdAt(),
    receivedAt: moment('received_at'),
  },
  (table) => [
    index('payment_request_of_lead').on(table.leadId, table.createdAt),
    index('payment_request_of_seller').on(table.sellerId),
  ],
);

/** What a receipt says beside whom it is for, which an erasure empties. */
export type ReceiptDetails = {
  legalName: string;
  address: string;
  /** GSTIN or TRN with its name; empty where there is none. */
  taxNumber: string;
  lines: {
    brand: string;
    name: string;
    sku: string;
    hsn: string;
    quantity: number;
    amount: number;
  }[];
  taxRate: number;
  taxIncluded: boolean;
  tax: number;
  /** What was received of it before. */
  received: number;
};

/**
 * A receipt or pro-forma, as it was written. Its number is one of who issued it, also after the account was merged into
 * another.
 */
export const receipt = pgTable(
  'receipt',
  {
    id: id(),
    sellerId: ofSeller(),
    issuerId: text('issuer_id').notNull(),
    /** Null once the lead is gone: a receipt is kept longer. */
    leadId: text('lead_id').references(() => lead.id, { onDelete: 'set null' }),
    kind: receiptKind(),
    year: text('year').notNull(),
    number: integer('number').notNull(),
    customerName: text('customer_name').notNull(),
    details: jsonb('details').notNull().$type<ReceiptDetails>(),
    total: amount('total'),
    currency: currency(),
    language: language(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('receipt_numbered').on(table.issuerId, table.kind, table.year, table.number),
    index('receipt_of_lead').on(table.leadId, table.issuedAt),
    index('receipt_of_seller').on(table.sellerId),
    index('receipt_by_time').on(table.issuedAt, table.id),
    index('receipt_to_forget')
      .on(table.id)
      .where(sql`${table.leadId} is null and ${table.customerName} <> ''`),
  ],
);

/** The last number of a seller's year, locked while the next is given away. */
export const receiptNumber = pgTable(
  'receipt_number',
  {
    sellerId: endsWithSeller(),
    kind: receiptKind(),
    year: text('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [
    primaryKey({ name: 'receipt_number_key', columns: [table.sellerId, table.kind, table.year] }),
  ],
);
