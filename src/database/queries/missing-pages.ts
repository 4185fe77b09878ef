import { eq, lt, or, sql } from 'drizzle-orm';
import type { MissingPage, MissingPageQuery } from '#contracts/redirect.ts';
import type { Database } from '../database.ts';
import { missingPage } from '../schema/redirect.ts';
import { type PageOf, pageOf, type SortBy, tableRows } from './lists/page-of.ts';

/** More are not kept: most of them would be invented. */
const MOST_KEPT = 5_000;

/** Counts that somebody met no page at a path. */
export async function countMissingPage(db: Database, path: string, now: Date): Promise<void> {
  const kept = sql`(select count(*) from ${missingPage})`;
  const known = sql`exists (select from ${missingPage} where ${missingPage.path} = ${path})`;
  await db.execute(sql`
    insert into ${missingPage} (path, times, last_met_at)
    select ${path}, 1, ${now.toISOString()}::timestamptz
    where ${kept} < ${MOST_KEPT} or ${known}
    on conflict (path) do update set times = missing_page.times + 1, last_met_at = excluded.last_met_at`);
}

/** Forgets a path, and all below it: they lead on now, or do not matter. Returns how many were known. */
export async function dropMissingPages(db: Database, path: string): Promise<number> {
  const below = sql`${missingPage.path} ^@ ${`${path}/`}`;
  const dropped = await db
    .delete(missingPage)
    .where(or(eq(missingPage.path, path), below))
    .returning({ path: missingPage.path });
  return dropped.length;
}

export const missingPaths = async (db: Database): Promise<string[]> =>
  (await db.select({ path: missingPage.path }).from(missingPage)).map(({ path }) => path);

export async function deleteMissingPages(db: Database, paths: readonly string[]): Promise<void> {
  await db.delete(missingPage).where(sql`${missingPage.path} = any(${sql.param(paths)}::text[])`);
}

/** Forgets what nobody met since. */
export async function dropMissingPagesBefore(db: Database, since: Date): Promise<void> {
  await db.delete(missingPage).where(lt(missingPage.lastMetAt, since));
}

const sortedBy: Record<NonNullable<MissingPageQuery['sort']>, SortBy> = {
  path: { column: sql`${missingPage.path}`, kind: 'text' },
  times: { column: sql`${missingPage.times}`, kind: 'number' },
  lastMetAt: { column: sql`${missingPage.lastMetAt}`, kind: 'moment' },
};

export type ListedMissingPage = Pick<MissingPage, 'times'> & { id: string; lastMetAt: Date };

/** Returns a page of the addresses without a page, the one met most often first unless told. */
export function listMissingPages(
  db: Database,
  query: MissingPageQuery,
): Promise<PageOf<ListedMissingPage>> {
  const { path, times, lastMetAt } = missingPage;
  const where = query.q ? sql`strpos(lower(${path}), lower(${query.q})) > 0` : undefined;
  const { sort = 'times' } = query;
  return pageOf({
    window: query,
    by: sortedBy[sort],
    order: query.order ?? (sort === 'path' ? 'asc' : 'desc'),
    id: sql`${path}`,
    ...tableRows(db, missingPage, { id: path, times, lastMetAt }, where),
  });
}
