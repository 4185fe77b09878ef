import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReplyTexts } from '#contracts/leads/reply-template.ts';
import { seller } from './accounts/account.ts';
import { createdAt, id, language, moment, noticeVersion, version } from './columns.ts';

/** The words of a text as `queries/lists/text-match.ts` looks for them. */
const words = (text: unknown) => sql`to_tsvector('simple', translate(dashed(${text}), '-', ' '))`;

const wordsOf = (customer: Record<'name' | 'email', unknown>) =>
  words(sql`${customer.name} || ' ' || coalesce(${customer.email}, '')`);

const ofSeller = () =>
  text('seller_id')
    .notNull()
    .references(() => seller.id);
const region = () => text('region', { enum: ['IN', 'AE'] }).notNull();
const leadStates = ['NEW', 'TALKING', 'RESERVED', 'WON', 'LOST'] as const;

/** Whom a seller talks with, as the seller has written it down or the shopper has sent it. */
export const customer = pgTable(
  'customer',
  {
    id: id(),
    sellerId: ofSeller(),
    name: text('name').notNull().default(''),
    /** In international form, such as `+971500000000`. */
    phone: text('phone'),
    email: text('email'),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('customer_phone').on(table.sellerId, table.phone),
    uniqueIndex('customer_email').on(table.sellerId, sql`lower(${table.email})`),
    index('customer_of_seller').on(table.sellerId, table.createdAt, table.id),
    index('customer_oldest').on(table.createdAt, table.id),
    index('customer_by_email').on(sql`lower(${table.email})`),
    index('customer_words').using('gin', wordsOf(table)),
    index('customer_phone_parts').using('gin', table.phone.op('gin_trgm_ops')),
  ],
);

/** One message of one shopper to one seller, about one product or several (`enquiry`). */
export const lead = pgTable(
  'lead',
  {
    id: id(),
    reference: text('reference').notNull().unique('lead_reference'),
    sellerId: ofSeller(),
    region: region(),
    source: text('source', { enum: ['CHAT', 'FORM'] })
      .notNull()
      .default('CHAT'),
    state: text('state', { enum: leadStates }).notNull().default('NEW'),
    lostReason: text('lost_reason', {
      enum: ['NO_ANSWER', 'PRICE', 'SOLD_ELSEWHERE', 'NOT_AVAILABLE', 'OTHER'],
    }),
    wonPrice: numeric('won_price', { precision: 12, scale: 2 }),
    wonCurrency: text('won_currency', { enum: ['INR', 'AED'] }),
    reservedUntil: date('reserved_until', { mode: 'string' }),
    /** The day on which the seller wants to come back to it. */
    followUpOn: date('follow_up_on', { mode: 'string' }),
    /** Whether that day has come or a reservation is over; the background follows within minutes, and only the order goes by it. */
    isDue: boolean('is_due').notNull().default(false),
    /** The shopper's own words. */
    message: text('message').notNull().default(''),
    /** What the pages were in on which the shopper asked. */
    language: language(),
    /** Who is to answer: a member of its seller's staff, or the seller itself by its own id; null is nobody in particular. */
    assigneeId: text('assignee_id'),
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** What it is found by: names of products and of the customer; and its codes (`functions/words/lead-words.sql`). */
    words: text('words').notNull().default(''),
    codes: text('codes').notNull().default(''),
    createdAt: createdAt(),
    /** When it first was something else than new. */
    firstMovedAt: moment('first_moved_at'),
    movedAt: moment('moved_at').notNull().defaultNow(),
    /** When the seller last wrote something of a person on it. */
    personalAt: moment('personal_at'),
    /** When the personal data in it were erased; null again once something of a person is written. */
    erasedAt: moment('erased_at'),
    /** Since when its seller says that nobody asked: it is in no list and no number then. */
    junkAt: moment('junk_at'),
    version: version(),
    noticeVersion: noticeVersion(),
  },
  (table) => [
    check(
      'lead_state',
      sql`${table.state} in ('NEW', 'TALKING', 'RESERVED', 'WON', 'LOST')
        and (${table.state} = 'LOST') = (${table.lostReason} is not null)
        and (${table.state} = 'WON') = (${table.wonPrice} is not null)
        and (${table.state} = 'WON') = (${table.wonCurrency} is not null)
        and (${table.state} = 'RESERVED') = (${table.reservedUntil} is not null)`,
    ),
    index('lead_due_first').on(table.sellerId, table.isDue, table.createdAt, table.id),
    index('lead_of_state').on(table.sellerId, table.state, table.isDue, table.createdAt, table.id),
    index('lead_of_region').on(
      table.sellerId,
      table.region,
      table.isDue,
      table.createdAt,
      table.id,
    ),
    index('lead_of_assignee').on(
      table.sellerId,
      table.assigneeId,
      table.isDue,
      table.createdAt,
      table.id,
    ),
    index('lead_of_seller').on(table.sellerId, table.createdAt, table.id),
    index('lead_follow_up')
      .on(table.sellerId, table.followUpOn, table.id)
      .where(sql`${table.followUpOn} is not null`),
    index('lead_to_be_due')
      .on(table.followUpOn, table.id)
      .where(sql`${table.followUpOn} is not null and not ${table.isDue}`),
    index('lead_of_customer').on(table.customerId, table.createdAt, table.id),
    index('lead_newest').on(table.createdAt, table.id),
    index('lead_newest_of_state').on(table.state, table.createdAt, table.id),
    index('lead_to_expire')
      .on(sql`coalesce(${table.personalAt}, ${table.createdAt})`, table.id)
      .where(sql`${table.erasedAt} is null`),
    index('lead_junk')
      .on(table.sellerId, table.createdAt, table.id)
      .where(sql`${table.junkAt} is not null`),
    index('lead_won').on(table.sellerId, table.movedAt).where(sql`${table.state} = 'WON'`),
    index('lead_first_moved')
      .on(table.sellerId, table.firstMovedAt)
      .where(sql`${table.firstMovedAt} is not null`),
    index('lead_words').using('gin', words(table.words)),
    index('lead_codes').using('gin', table.codes.op('gin_trgm_ops')),
  ],
);

/** What happened to a lead, and by whom. That it came is told by the lead itself. */
export const leadEvent = pgTable(
  'lead_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: text('lead_id')
      .notNull()
      .references(() => lead.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['STATE', 'NOTE', 'FOLLOW_UP', 'CUSTOMER', 'ERASED', 'JUNK', 'ASSIGNED'],
    }).notNull(),
    /** The state before and after, or the day, or the names of who had it and has it. */
    from: text('from'),
    to: text('to'),
    /** The words of a note, the reason of a loss, the price of what was won. */
    words: text('words').notNull().default(''),
    actorRole: text('actor_role', { enum: ['admin', 'seller'] }).notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('lead_event_of_lead').on(table.leadId, table.id)],
);

/** A reply that a seller uses again and again, with placeholders. */
export const replyTemplate = pgTable(
  'reply_template',
  {
    id: id(),
    sellerId: ofSeller(),
    name: text('name').notNull(),
    /** The first of its texts, which version 1.0 reads and writes alone. */
    text: text('text').notNull(),
    /** By language; null where version 1.0 wrote it. */
    texts: jsonb('texts').$type<ReplyTexts>(),
    position: integer('position').notNull(),
    version: version(),
  },
  (table) => [index('reply_template_of_seller').on(table.sellerId, table.position, table.id)],
);

/**
 * The number of leads of each seller, region and state, in parts to be summed, so that writers seldom
 * wait for one another: written by triggers.
 */
export const leadCount = pgTable(
  'lead_count',
  {
    sellerId: text('seller_id').notNull(),
    region: region(),
    state: text('state', { enum: leadStates }).notNull(),
    part: integer('part').notNull(),
    leads: integer('leads').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'lead_count_key',
      columns: [table.sellerId, table.state, table.region, table.part],
    }),
  ],
);
