import { and, eq, sql } from 'drizzle-orm';
import type { CountedSearchQuery } from '#contracts/searches/counted-search.ts';
import { type Database, hasRow, rowsOf } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { searchCount, searchDismissal } from '../../schema/search.ts';
import { cutPiece, type PageOf, pageOf, type SortBy } from '../lists/page-of.ts';

/** A text that shoppers searched for, in folded words, how often, and what its last search found. */
export type CountedSearch = { text: string; searches: number; found: number };

const { text, day, searches, found } = searchCount;

const isDismissed = sql`exists (select from search_dismissal
  where search_dismissal.text = ${text})`;

const summed = {
  text,
  searches: sql<number>`sum(${searches})::int`,
  found: sql<number>`(array_agg(${found} order by ${day} desc))[1]`,
};

const frequent = preparedQuery('frequent_searches', (db) =>
  db
    .select(summed)
    .from(searchCount)
    .where(
      sql`${text} ~>=~ ${sql.placeholder('beginning')}
        and ${text} ~<~ (${sql.placeholder('beginning')} || chr(1114111))
        and ${day} >= ${sql.placeholder('since')}::date and not ${isDismissed}`,
    )
    .groupBy(text)
    .having(
      sql`sum(${searches}) >= ${sql.placeholder('least')}::int
        and (array_agg(${found} order by ${day} desc))[1] > 0`,
    )
    .orderBy(sql`sum(${searches}) desc, ${text}`)
    .limit(sql.placeholder('limit')),
);

/** `since` is a day, as `2026-01-31`; `beginning` is folded, and empty for all. */
export type FrequentQuery = { beginning: string; since: string; least: number; limit: number };

/**
 * Returns the most frequent searches that found something and begin so, with at least `least` searches
 * since that day: a text that few people typed is nobody else's business. Dismissed ones are left out.
 */
export function listFrequentSearches(db: Database, query: FrequentQuery): Promise<CountedSearch[]> {
  return frequent(db).execute(query);
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
    count: async () => ({ total: await db.$count(searched, where), capped: false }),
    read: (piece) =>
      cutPiece(
        db
          .select({ id: row.text, ...row, cursor: piece.cursor })
          .from(searched)
          .$dynamic(),
        where,
        piece,
      ),
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
  counted: readonly CountedSearch[],
): Promise<void> {
  const rows = counted.toSorted((a, b) => (a.text < b.text ? -1 : 1));
  await db.execute(sql`insert into search_count (day, text, searches, found)
    select ${dayOf}::date, * from unnest(${sql.param(rows.map((row) => row.text))}::text[],
      ${sql.param(rows.map((row) => row.searches))}::int[], ${sql.param(rows.map((row) => row.found))}::int[])
    on conflict (day, text) do update
      set searches = search_count.searches + excluded.searches, found = excluded.found`);
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

/** Removes the searches of days before `since`. */
export async function dropSearchesBefore(db: Database, since: string): Promise<number> {
  const rows = await db.delete(searchCount).where(sql`${day} < ${since}`).returning({ day });
  return rows.length;
}

/** Removes dismissals of before a day. */
export async function dropOldDismissals(db: Database, before: string): Promise<void> {
  await db.delete(searchDismissal).where(sql`${searchDismissal.createdAt} < ${before}::date`);
}
