import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ofSeller, seller } from './accounts/account.ts';
import { session } from './accounts/session.ts';
import { accountRole, createdAt, id, moment, version } from './columns.ts';
import { lead } from './lead.ts';

/** How a seller is told of new leads; without a row as `services/notices/own-devices.ts` says. */
export const noticeSettings = pgTable('notice_settings', {
  sellerId: text('seller_id')
    .primaryKey()
    .references(() => seller.id, { onDelete: 'cascade' }),
  leadMail: text('lead_mail', { enum: ['AT_ONCE', 'DAILY', 'NEVER'] })
    .notNull()
    .default('AT_ONCE'),
  /** Times of day such as `22:30`; both are null where no hours are quiet. */
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
  timeZone: text('time_zone', { enum: ['Asia/Kolkata', 'Asia/Dubai'] }).notNull(),
  version: version(),
});

/** A browser that is told at once, through the push service of its maker; it ends with its session. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: id(),
    /** Whose it is: a seller and its staff hear of enquiries, an admin of what waits. */
    role: accountRole(),
    accountId: text('account_id').notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique('push_subscription_endpoint'),
    /** The browser's public key and secret, in base64url: what is sent can be read by it alone. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** In words, such as 'Chrome on Android'. */
    device: text('device').notNull(),
    createdAt: createdAt(),
    /** When the last notice arrived; of an admin's until when what it told of came. */
    sentAt: moment('sent_at'),
    /** When the last notice was given up; null since one arrived. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('push_subscription_of_account').on(
      table.role,
      table.accountId,
      table.createdAt,
      table.id,
    ),
    index('push_subscription_of_session').on(table.sessionId),
  ],
);

/** A lead that a seller, or one of its staff, is still to be told of: on one device, or by mail where there is none. */
export const notice = pgTable(
  'notice',
  {
    id: id(),
    sellerId: ofSeller(),
    leadId: text('lead_id')
      .notNull()
      .references(() => lead.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id').references(() => pushSubscription.id, {
      onDelete: 'cascade',
    }),
    /** Whether it was given to who has the device; else it is new. */
    given: boolean('given').notNull().default(false),
    dueAt: moment('due_at').notNull(),
    /** When it is given up. */
    retryUntil: moment('retry_until').notNull(),
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: moment('leased_until'),
  },
  (table) => [
    index('notice_due').on(table.dueAt),
    index('notice_of_subscription').on(table.subscriptionId),
    index('notice_of_lead').on(table.leadId),
    index('notice_of_seller').on(table.sellerId),
  ],
);

/** When a seller was last mailed of leads, so that many at once are one mail. */
export const leadMailSent = pgTable('lead_mail_sent', {
  sellerId: text('seller_id')
    .primaryKey()
    .references(() => seller.id, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
});
