import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { KeptSection } from '#contracts/privacy-notice.ts';
import { moment } from '../columns.ts';

/** What the privacy notice said, from when on: a row for each time that its text became another one. */
export const privacyNotice = pgTable(
  'privacy_notice',
  {
    version: text('version').notNull(),
    since: moment('since').notNull().default(sql`clock_timestamp()`),
    sections: jsonb('sections').$type<KeptSection[]>().notNull(),
  },
  (table) => [primaryKey({ name: 'privacy_notice_key', columns: [table.version, table.since] })],
);
