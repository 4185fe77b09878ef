import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Block } from '#contracts/content/page.ts';
import { createdAt, id, moment, version } from './columns.ts';
import { mediaAsset } from './media.ts';
import { formerTranslation, translations } from './translations.ts';

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
