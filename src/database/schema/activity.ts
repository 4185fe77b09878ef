import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LOG_IN_ACTIONS } from '#contracts/audit.ts';
import { admin, seller } from './accounts/account.ts';
import { createdAt, id, language, moment, noticeVersion, version } from './columns.ts';
import { lead } from './lead.ts';
import { product } from './products/product.ts';

/** The words of a text as `queries/lists/text-match.ts` looks for them. */
const words = (text: unknown) => sql`to_tsvector('simple', translate(dashed(${text}), '-', ' '))`;

/** A product that a lead is about. The names are of that moment, so that it outlives its product. */
export const enquiry = pgTable(
  'enquiry',
  {
    id: id(),
    reference: text('reference').notNull().unique('enquiry_reference'),
    productId: text('product_id').references(() => product.id, { onDelete: 'set null' }),
    productName: text('product_name').notNull(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id),
    region: text('region', { enum: ['IN', 'AE'] }).notNull(),
    price: numeric('price', { precision: 12, scale: 2 }).notNull(),
    createdAt: createdAt(),
    leadId: text('lead_id')
      .notNull()
      .references(() => lead.id, { onDelete: 'cascade' }),
    size: text('size').notNull().default(''),
    quantity: integer('quantity').notNull().default(1),
    /** The shopper's words about this product. */
    note: text('note').notNull().default(''),
    /** Whether its lead has reserved or sold the product, which a move back undoes. */
    holds: boolean('holds').notNull().default(false),
    /** How many of a product that there are several of; null is one. */
    held: integer('held'),
    /** The day (UTC) on which its lead won it; null of what is not won. */
    wonOn: date('won_on', { mode: 'string' }),
    /** Of all pieces of a won lead, which product it was then: it is counted under that, also once deleted. */
    wonProductId: text('won_product_id'),
  },
  (table) => [
    index('enquiry_newest').on(table.createdAt, table.id),
    index('enquiry_of_seller').on(table.sellerId, table.createdAt, table.id),
    index('enquiry_of_product').on(table.productId, table.createdAt, table.id),
    index('enquiry_of_region').on(table.region, table.createdAt, table.id),
    index('enquiry_by_reference').on(table.reference.op('text_pattern_ops')),
    index('enquiry_words').using('gin', words(table.productName)),
    index('enquiry_reference_parts').using('gin', table.reference.op('gin_trgm_ops')),
    index('enquiry_number_parts')
      .using('gin', sql`squeezed(${table.productName}) gin_trgm_ops`)
      .where(sql`${table.productName} ~ '[0-9]'`),
    index('enquiry_of_lead').on(table.leadId, table.reference),
    index('enquiry_holding').on(table.productId).where(sql`${table.holds}`),
  ],
);

/** An address that asked for the newsletter, and is in it once its owner has confirmed that. */
export const newsletterSubscriber = pgTable(
  'newsletter_subscriber',
  {
    id: id(),
    email: text('email').notNull(),
    createdAt: createdAt(),
    confirmedAt: moment('confirmed_at'),
    /** The hash of the last mailed link; it works once, until it expires. */
    linkHash: text('link_hash').unique('newsletter_link'),
    linkExpiresAt: moment('link_expires_at'),
    noticeVersion: noticeVersion(),
    /** Of the page that it was last asked for on. */
    language: language(),
    /** What a mail server said for which nothing is mailed there any more. */
    setAside: text('set_aside'),
  },
  (table) => [
    uniqueIndex('newsletter_email').on(sql`lower(${table.email})`),
    index('newsletter_newest').on(table.createdAt, table.id),
    index('newsletter_unconfirmed')
      .on(table.createdAt, table.id)
      .where(sql`${table.confirmedAt} is null`),
  ],
);

export const contactMessage = pgTable(
  'contact_message',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
    /** Null until an admin has read it. */
    readAt: moment('read_at'),
    /** The admin who answers it. */
    takenBy: text('taken_by').references(() => admin.id, { onDelete: 'set null' }),
    /** Since when it is answered, or needs no answer; null while it is open. */
    doneAt: moment('done_at'),
    version: version(),
    noticeVersion: noticeVersion(),
    /** Of the page that it was written on, in which it is answered. */
    language: language(),
  },
  (table) => [
    index('contact_newest').on(table.createdAt, table.id),
    index('contact_unread').on(table.createdAt, table.id).where(sql`${table.readAt} is null`),
    index('contact_read').on(table.createdAt, table.id).where(sql`${table.readAt} is not null`),
    index('contact_open').on(table.createdAt, table.id).where(sql`${table.doneAt} is null`),
    index('contact_done').on(table.createdAt, table.id).where(sql`${table.doneAt} is not null`),
    index('contact_taken')
      .on(table.takenBy, table.createdAt, table.id)
      .where(sql`${table.takenBy} is not null`),
  ],
);

/** What an admin has answered to a visitor's message, by mail. */
export const contactAnswer = pgTable(
  'contact_answer',
  {
    id: id(),
    messageId: text('message_id')
      .notNull()
      .references(() => contactMessage.id, { onDelete: 'cascade' }),
    adminName: text('admin_name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_answer_of').on(table.messageId, table.createdAt)],
);

/** That an entry is no log-in, written out so that the planner finds the index of the others. */
export const withoutLogIns = (action: unknown) =>
  sql`${action} not in (${sql.raw(LOG_IN_ACTIONS.map((each) => `'${each}'`).join(', '))})`;

/**
 * Rows are never changed or deleted by the application, except for erasure and expiry; no foreign
 * keys, so that entries outlive what they describe.
 */
/** The things that an entry of a set tells of, each by its id: what an import changed together. */
export const idsOfSet = ({ after }: { after: SQLWrapper }): SQL =>
  sql`jsonb_path_query_array(${after}, '$.keyvalue().key')`;

/** Whether an entry tells of a set of products. Written as a literal, so that the planner can use the index. */
export const isOfSet = ({ action }: { action: SQLWrapper }): SQL =>
  sql`${action} = 'edit-products'`;

export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    role: text('role', { enum: ['admin', 'seller'] }).notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    createdAt: createdAt(),
    /** The seller who did it, or whom or whose product it changed. */
    sellerId: text('seller_id'),
    /** The change of many products, told by an entry of its own, that this one is part of. */
    partOf: text('part_of'),
  },
  (table) => [
    index('audit_of_actor').on(table.actorId, table.id),
    index('audit_without_log_ins').on(table.id).where(withoutLogIns(table.action)),
    index('audit_wholes').on(table.id).where(sql`${table.partOf} is null`).concurrently(),
    index('audit_parts')
      .on(table.partOf, table.id)
      .where(sql`${table.partOf} is not null`)
      .concurrently(),
    index('audit_parts_of_seller')
      .on(table.sellerId, table.partOf)
      .where(sql`${table.partOf} is not null`)
      .concurrently(),
    index('audit_when').on(table.createdAt, table.id),
    index('audit_of_seller').on(table.sellerId, table.id),
    index('audit_done_to_seller').on(table.sellerId, table.id).where(sql`${table.role} = 'admin'`),
    index('audit_of_entity').on(table.entity, table.entityId, table.id),
    index('audit_of_set')
      .using('gin', sql`${idsOfSet(table)} jsonb_path_ops`)
      .where(isOfSet(table))
      .concurrently(),
    index('audit_by_entity_id').on(table.entityId.op('text_pattern_ops'), table.id),
    index('audit_words').using(
      'gin',
      words(sql`${table.actorName} || ' ' || ${table.action} || ' ' || ${table.entity}`),
    ),
  ],
);
