import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, version } from './columns.ts';
import { formerTranslation, translations } from './translations.ts';

/** A newsletter that admins write and send to all confirmed readers. */
export const newsletterIssue = pgTable(
  'newsletter_issue',
  {
    id: id(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
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
