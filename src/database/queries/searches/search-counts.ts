import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { searchCount } from '../../schema/search.ts';

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

/**
 * Returns the most frequent searches since a day whose last one found nothing, without those dismissed and
 * those that are a word of a synonym by now.
 */
export function listFruitlessSearches(
  db: Database,
  { since, limit }: { since: string; limit: number },
): Promise<CountedSearch[]> {
  return db
    .select(summed)
    .from(searchCount)
    .where(
      sql`${day} >= ${since} and not ${isDismissed}
        and not exists (select from synonym_meaning where synonym_meaning.word = ${text})`,
    )
    .groupBy(text)
    .having(sql`(array_agg(${found} order by ${day} desc))[1] = 0`)
    .orderBy(sql`sum(${searches}) desc, ${text}`)
    .limit(limit);
}

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
