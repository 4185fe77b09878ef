import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ofSeller } from './accounts/account.ts';
import { createdAt, id, noticeVersion } from './columns.ts';
import { product } from './products/product.ts';

/** The reported product; null where it is the shop itself, and once the product is deleted: it is then the shop's. */
const productId = () => text('product_id').references(() => product.id, { onDelete: 'set null' });
/** What the product was called then; empty where it is the shop. */
const productName = () => text('product_name').notNull().default('');

/** What is reported: a product, or the shop. */
const subject = (table: { productId: AnyPgColumn; sellerId: AnyPgColumn }): SQL =>
  sql`coalesce(${table.productId}, ${table.sellerId})`;

/** What an admin has answered to all reports of one product or shop that were open. */
export const reportAnswer = pgTable(
  'report_answer',
  {
    id: id(),
    productId: productId(),
    productName: productName(),
    sellerId: ofSeller(),
    outcome: text('outcome', { enum: ['NO_ACTION', 'ASKED', 'TAKEN_DOWN'] }).notNull(),
    /** What the seller was told. */
    words: text('words').notNull().default(''),
    /** How many reports it answers. */
    reports: integer('reports').notNull(),
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('report_answer_newest').on(table.createdAt, table.id),
    index('report_answer_of').on(subject(table), table.createdAt),
    index('report_answer_product').on(table.productId),
    index('report_answer_seller').on(table.sellerId),
  ],
);

/** What a shopper reports about a product or a shop; open until it has an answer. */
export const report = pgTable(
  'report',
  {
    id: id(),
    productId: productId(),
    productName: productName(),
    sellerId: ofSeller(),
    reason: text('reason').notNull(),
    /** The shopper's own words and address: both go after a time, and by erasure. */
    words: text('words').notNull().default(''),
    email: text('email'),
    noticeVersion: noticeVersion(),
    answerId: text('answer_id').references(() => reportAnswer.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('report_open')
      .on(subject(table), table.createdAt, table.id)
      .where(sql`${table.answerId} is null`),
    index('report_of_answer').on(table.answerId),
    index('report_product').on(table.productId),
    index('report_seller').on(table.sellerId),
    index('report_email').on(sql`lower(${table.email})`).where(sql`${table.email} is not null`),
    index('report_personal')
      .on(table.createdAt, table.id)
      .where(sql`${table.email} is not null or ${table.words} <> ''`),
  ],
);
