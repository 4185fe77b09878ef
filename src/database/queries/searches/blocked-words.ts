import { eq, sql } from 'drizzle-orm';
import type { BlockedWordQuery } from '#contracts/searches/blocked-word.ts';
import { type Database, hasRow } from '../../database.ts';
import { blockedWord } from '../../schema/search.ts';
import { cutSlice, type PageOf, pageOf, type SortBy } from '../lists/page-of.ts';

const { word, createdAt } = blockedWord;

export type BlockedWordRow = { id: string; createdAt: Date };

const sortedBy: Record<NonNullable<BlockedWordQuery['sort']>, SortBy> = {
  word: { column: sql`${word} collate "und-x-icu"`, kind: 'text' },
  createdAt: { column: sql`${createdAt}`, kind: 'moment' },
};

/** Returns a page of the blocked words, by the alphabet unless told. */
export function listBlockedWords(
  db: Database,
  query: BlockedWordQuery,
): Promise<PageOf<BlockedWordRow>> {
  const { q, sort = 'word', order = sort === 'word' ? 'asc' : 'desc' } = query;
  const where = q ? sql`strpos(${word}, folded(${q})) > 0` : undefined;
  return pageOf({
    window: query,
    by: sortedBy[sort],
    order,
    id: sql`${word}`,
    count: async () => ({ total: await db.$count(blockedWord, where), capped: false }),
    read: (slice) =>
      cutSlice(
        db.select({ id: word, createdAt, cursor: slice.cursor }).from(blockedWord).$dynamic(),
        where,
        slice,
      ),
  });
}

/** Blocks a word or allows it again; returns whether it was otherwise before. */
export async function setBlocked(
  db: Database,
  given: string,
  isBlocked: boolean,
): Promise<boolean> {
  return hasRow(
    isBlocked
      ? db.insert(blockedWord).values({ word: given }).onConflictDoNothing().returning({ word })
      : db.delete(blockedWord).where(eq(word, given)).returning({ word }),
  );
}
