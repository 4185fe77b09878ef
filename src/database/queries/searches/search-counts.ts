import { and, eq, sql } from 'drizzle-orm';
import type { BlockedWordQuery, CountedSearchQuery } from '#contracts/searches.ts';
import { type Database, hasRow, rowsOf } from '../../database.ts';
import { inlineNumber } from '../../planner.ts';
import { blockedWord, searchCount, searchDismissal } from '../../schema/search.ts';
import { type PageOf, pageOf, type SortBy, tableRows } from '../lists/page-of.ts';

/** A text that shoppers searched for, in folded words, how often, and what its last search found. */
type CountedSearch = { text: string; searches: number; found: number };
/** The same with a bit for each network. */
export type NewSearches = CountedSearch & { networks: bigint };

const { text, day, searches, found } = searchCount;

const summed = {
  text,
  searches: sql<number>`sum(${searches})::int`,
  found: sql<number>`(array_agg(${found} order by ${day} desc))[1]`,
};

/** `since` is a day, as `2026-01-31`. */
type FrequentQuery = { since: string; days: number; networks: number; limit: number };

/** Texts that are looked at closely: more than are shown, since few of the first may be left out. */
const MOST_CONSIDERED = 50;

/**
 * Returns the most frequent texts that may be shown to others: searched since that day on at least so many days, from at
 * least so many networks, found when they were searched last, naming something of the catalogue with every word, and
 * neither dismissed nor with a blocked word.
 */
export function listFrequentSearches(
  db: Database,
  query: FrequentQuery,
): Promise<{ text: string }[]> {
  return rowsOf(
    db,
    sql`select text from (
        select text, sum(searches) as searches from search_count
          where day >= ${query.since}::date
            and not exists (select from search_dismissal d where d.text = search_count.text)
          group by text
          having count(*) >= ${query.days}::int
            and bit_count(bit_or(networks)::bit(64)) >= ${query.networks}::int
            and (array_agg(found order by day desc))[1] > 0
          order by 2 desc, text limit ${inlineNumber(MOST_CONSIDERED)}) frequent
      where names_product(text) and not exists (
        select from blocked_word, unnest(tsvector_to_array(product_words(text, 'A'))) as said (word)
          where blocked_word.word = said.word or blocked_word.word = any(word_forms(said.word)))
      order by searches desc, text limit ${query.limit}`,
  );
}

/** Of a row that is named `searched`; its columns have names of their own only so. */
const row = {
  text: sql<string>`searched.text`,
  searches: sql<number>`searched.searches`,
  found: sql<number>`searched.found`,
  isDismissed: sql<boolean>`exists (select from search_dismissal d where d.text = searched.text)`,
};

/** Synonyms are stored without punctuation. */
const isSynonym = sql`exists (select from synonym_meaning
  where synonym_meaning.word = btrim(regexp_replace(searched.text, '[^[:alnum:]]+', ' ', 'g')))`;

const sortedBy: Record<NonNullable<CountedSearchQuery['sort']>, SortBy> = {
  text: { column: sql`searched.text collate "und-x-icu"`, kind: 'text' },
  searches: { column: row.searches, kind: 'number' },
};

/** A text of {@link CountedSearch} with its id, and whether an admin dismissed it. */
export type SearchRow = CountedSearch & { id: string; isDismissed: boolean };

/**
 * Returns a page of what was searched since a day, the most frequent first unless sorted. Those that found nothing
 * are without those that are a word of a synonym by now.
 */
export function listSearches(
  db: Database,
  since: string,
  query: CountedSearchQuery,
): Promise<PageOf<SearchRow>> {
  const searched = db
    .select({
      text,
      searches: summed.searches.as('searches'),
      found: summed.found.as('found'),
    })
    .from(searchCount)
    .where(sql`${day} >= ${since}`)
    .groupBy(text)
    .as('searched');
  const where = and(
    query.q ? sql`strpos(${row.text}, folded(${query.q})) > 0` : undefined,
    query.found === 'true' ? sql`${row.found} > 0` : undefined,
    query.found === 'false' ? sql`${row.found} = 0 and not ${isSynonym}` : undefined,
    query.dismissed === 'true' ? row.isDismissed : sql`not ${row.isDismissed}`,
  );
  const { sort = 'searches' } = query;
  return pageOf({
    window: query,
    by: sortedBy[sort],
    order: query.order ?? (sort === 'text' ? 'asc' : 'desc'),
    id: row.text,
    ...tableRows(db, searched, { id: row.text, ...row }, where),
  });
}

/** Dismisses a text or takes that back; returns whether it was otherwise before. */
export async function setDismissed(
  db: Database,
  dismissed: string,
  isDismissed: boolean,
): Promise<boolean> {
  const { text } = searchDismissal;
  return hasRow(
    isDismissed
      ? db
          .insert(searchDismissal)
          .values({ text: dismissed })
          .onConflictDoNothing()
          .returning({ text })
      : db.delete(searchDismissal).where(eq(text, dismissed)).returning({ text }),
  );
}

/** Whether a text was searched and counted. */
export const isCounted = (db: Database, searched: string): Promise<boolean> =>
  hasRow(db.select({ text }).from(searchCount).where(eq(text, searched)).limit(1));

/**
 * Adds counted searches of a day. Texts are in one order, so that processes that write at the same time
 * wait for one another and not in a circle.
 */
export async function addSearches(
  db: Database,
  dayOf: string,
  counted: readonly NewSearches[],
): Promise<void> {
  const rows = counted.toSorted((a, b) => (a.text < b.text ? -1 : 1));
  const column = (name: 'text' | 'searches' | 'found') => sql.param(rows.map((row) => row[name]));
  const networks = sql.param(rows.map((row) => String(row.networks)));
  await db.execute(sql`insert into search_count (day, text, searches, found, networks)
    select ${dayOf}::date, * from unnest(${column('text')}::text[], ${column('searches')}::int[],
      ${column('found')}::int[], ${networks}::bigint[])
    on conflict (day, text) do update
      set searches = search_count.searches + excluded.searches, found = excluded.found,
        networks = search_count.networks | excluded.networks`);
}

/** Removes the rarest texts of a day beyond so many. Returns how many were removed. */
export async function dropRarest(db: Database, dayOf: string, most: number): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`delete from search_count where day = ${dayOf}::date and text in (
      select text from search_count where day = ${dayOf}::date
        order by searches desc, text offset ${most}) returning day`,
  );
  return rows.length;
}

export async function dropSearchesBefore(db: Database, since: string): Promise<number> {
  const rows = await db.delete(searchCount).where(sql`${day} < ${since}`).returning({ day });
  return rows.length;
}

/** Removes dismissals of before a day. */
export async function dropOldDismissals(db: Database, before: string): Promise<void> {
  await db.delete(searchDismissal).where(sql`${searchDismissal.createdAt} < ${before}::date`);
}

const { word, createdAt } = blockedWord;

type BlockedWordRow = { id: string; createdAt: Date };

const wordsSortedBy: Record<NonNullable<BlockedWordQuery['sort']>, SortBy> = {
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
    by: wordsSortedBy[sort],
    order,
    id: sql`${word}`,
    ...tableRows(db, blockedWord, { id: word, createdAt }, where),
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
