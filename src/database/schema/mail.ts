import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Block } from '#contracts/content/page.ts';
import { createdAt, id, language, moment, version } from './columns.ts';
import { mediaAsset } from './media.ts';
import { formerTranslation, translations } from './translations.ts';

/**
 * Mails that wait to be sent, those that could not be, and for some days those that were, without
 * their text. A row is added in the transaction of what causes the mail.
 */
export const mail = pgTable(
  'mail',
  {
    id: id(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    /** The text, encrypted (its links open accounts); empty once it is not to be sent any more. */
    sealed: text('sealed').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed', 'expired'] })
      .notNull()
      .default('waiting'),
    /** Those of a lower one go first: 0 about accounts, 1 any other, 2 the same to many. */
    lane: smallint('lane').notNull().default(1),
    /** After this its links are worthless, and it is not sent any more. */
    goodUntil: moment('good_until'),
    /** The lead whose shopper's words it tells; it goes when these are erased. */
    leadId: text('lead_id'),
    /** The row goes with the last attempt: its recipient was erased. */
    forgotten: boolean('forgotten').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts whose process ended without saying how they went. */
    interruptions: integer('interruptions').notNull().default(0),
    leasedUntil: moment('leased_until'),
    nextAt: moment('next_at').notNull(),
    retryUntil: moment('retry_until').notNull(),
    /** The mail server was at fault, not this mail: once any mail goes through, it is tried at once. */
    isHeld: boolean('is_held').notNull().default(false),
    /** Why the last attempt failed, in a sentence. */
    problem: text('problem').notNull().default(''),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('mail_due').on(table.lane, table.nextAt).where(sql`${table.state} = 'waiting'`),
    index('mail_newest').on(table.createdAt, table.id),
    index('mail_of_lead').on(table.leadId).where(sql`${table.leadId} is not null`),
    index('mail_email').on(sql`lower(${table.email})`),
  ],
);

/** The words that an admin has given a kind of mail in a language, in place of ours. */
export const mailText = pgTable(
  'mail_text',
  {
    kind: text('kind').notNull(),
    language: language(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    by: text('by').notNull(),
    changedAt: moment('changed_at').notNull(),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.language] })],
);

/** A newsletter that admins write and send to all confirmed readers. */
export const newsletterIssue = pgTable(
  'newsletter_issue',
  {
    id: id(),
    subject: text('subject').notNull(),
    /** What its blocks say, as a process of release 1.0.0 writes and sends it: it stands alone in what such a one wrote. */
    text: text('text').notNull(),
    blocks: jsonb('blocks').$type<Block[]>(),
    translations: translations(),
    ...formerTranslation(),
    state: text('state', { enum: ['draft', 'sending', 'sent', 'stopped'] })
      .notNull()
      .default('draft'),
    /** The subscriber up to whom mails are queued, in the order of their ids. */
    position: text('position').notNull().default(''),
    mailed: integer('mailed').notNull().default(0),
    readers: integer('readers').notNull().default(0),
    by: text('by').notNull(),
    sentBy: text('sent_by'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    /** When the background sends a draft. */
    sendAt: moment('send_at'),
    version: version(),
  },
  (table) => [
    index('newsletter_issue_newest').on(table.createdAt, table.id),
    index('newsletter_issue_sending').on(table.id).where(sql`${table.state} = 'sending'`),
  ],
);

/** The pictures of a newsletter, which stay for as long as it does. */
export const newsletterPicture = pgTable(
  'newsletter_picture',
  {
    issueId: text('issue_id')
      .notNull()
      .references(() => newsletterIssue.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaAsset.id),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.mediaId] }),
    index('newsletter_picture_media').on(table.mediaId),
  ],
);
