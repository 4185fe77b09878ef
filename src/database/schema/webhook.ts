import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { seller } from './accounts/account.ts';
import { createdAt, id, moment } from './columns.ts';

/** Where a program is told of what happens: in a seller's shop, or in the whole marketplace where there is no seller. */
export const webhook = pgTable(
  'webhook',
  {
    id: id(),
    sellerId: text('seller_id').references(() => seller.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    /** The secret that deliveries are signed with, encrypted with a key that is not in the database. */
    sealedSecret: text('sealed_secret').notNull(),
    state: text('state', { enum: ['on', 'off', 'failed'] }).notNull(),
    /** Since when no delivery has arrived; null while they do. */
    failingSince: moment('failing_since'),
    createdAt: createdAt(),
  },
  (table) => [index('webhook_of_seller').on(table.sellerId)],
);

/** What a webhook is told, and what became of it: the thing is read when it is sent, so that nothing erased goes out. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: id(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** The id of the product, seller, lead or report. */
    subjectId: text('subject_id').notNull(),
    state: text('state', { enum: ['waiting', 'arrived', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    leasedUntil: moment('leased_until'),
    /** Of the last attempt: the answer's status, what it took in milliseconds, and what was wrong. */
    status: integer('status'),
    milliseconds: integer('milliseconds'),
    problem: text('problem').notNull().default(''),
    attemptedAt: moment('attempted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_delivery_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('webhook_delivery_newest').on(table.webhookId, table.createdAt, table.id),
    index('webhook_delivery_old').on(table.createdAt),
    // Of several changes before the first attempt one is told: it tells how the thing is then.
    uniqueIndex('webhook_delivery_once')
      .on(table.webhookId, table.event, table.subjectId)
      .where(sql`${table.state} = 'waiting' and ${table.attempts} = 0`),
  ],
);
