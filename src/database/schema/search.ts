import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, version } from './columns.ts';

/**
 * Words that searches take for one another, as an admin wrote them.
 * In a `same` group each finds the others; in a `family` the first finds the others, not the reverse.
 */
export const synonym = pgTable('synonym', {
  id: id(),
  kind: text('kind', { enum: ['same', 'family'] }).notNull(),
  words: text('words').array().notNull(),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: version(),
});

/**
 * What searches read of all groups: a product with `meaning` is found by `word` too. Both are folded
 * words of letters and digits, with one space between them. Chains of groups are followed already, and
 * no word means itself.
 */
export const synonymMeaning = pgTable(
  'synonym_meaning',
  { word: text('word').notNull(), meaning: text('meaning').notNull() },
  (table) => [primaryKey({ columns: [table.word, table.meaning] })],
);

/**
 * How often shoppers searched for a text on a day (UTC), folded and with single spaces, and
 * how many products the last of these searches found. Nothing is known of who searched.
 */
export const searchCount = pgTable(
  'search_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    text: text('text').notNull(),
    searches: integer('searches').notNull(),
    found: integer('found').notNull(),
    /** One of 63 bits for each network that searched: how many are set tells about how many did, and not which. */
    networks: bigint('networks', { mode: 'bigint' }).notNull().default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.text] }),
    index('search_count_beginning').on(table.text.op('text_pattern_ops'), table.day),
  ],
);

/** Words that no text may have which shoppers are shown of what others look for; folded. */
export const blockedWord = pgTable('blocked_word', {
  word: text('word').primaryKey(),
  createdAt: createdAt(),
});

/** Searched texts that an admin does not want to see among the searches, nor suggested to shoppers. */
export const searchDismissal = pgTable('search_dismissal', {
  text: text('text').primaryKey(),
  createdAt: createdAt(),
});
