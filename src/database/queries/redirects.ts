import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { RedirectQuery } from '#contracts/redirect.ts';
import { redirectedPath, withAllAbove } from '#domain/redirected-path.ts';
import { type Database, firstRow } from '../database.ts';
import { redirect } from '../schema/redirect.ts';
import { type PageOf, pageOf, type SortBy, tableRows } from './lists/page-of.ts';

export type NewRedirect = typeof redirect.$inferInsert;
export type RedirectRow = typeof redirect.$inferSelect;
const { fromPath, toPath, reason, adminId, adminName, createdAt } = redirect;
const columns = { fromPath, toPath, reason, adminId, adminName, createdAt };

export type ListedRedirect = RedirectRow & { id: string };

/** Returns where any of these spellings of a path leads now; null where it stands still. */
export async function findRedirect(
  db: Database,
  spellings: readonly string[],
): Promise<string | null> {
  const paths = [...new Set(spellings.flatMap(withAllAbove))];
  const found = await firstRow(
    db
      .select({ from: redirect.fromPath, to: redirect.toPath })
      .from(redirect)
      .where(inArray(redirect.fromPath, paths))
      .orderBy(desc(sql`length(${redirect.fromPath})`))
      .limit(1),
  );
  const [path] = spellings;
  return found === null || path === undefined ? null : redirectedPath(path, found);
}

/** Returns where exactly these addresses with a query lead; null where they stand still. */
export async function findRedirectWithQuery(
  db: Database,
  addresses: readonly string[],
): Promise<string | null> {
  const which = inArray(redirect.fromPath, [...addresses]);
  const rows = db.select({ to: redirect.toPath }).from(redirect).where(which).limit(1);
  return (await firstRow(rows))?.to ?? null;
}

/** Returns where each redirect leads, by its address: all of them. */
export async function allRedirects(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ from: redirect.fromPath, to: redirect.toPath }).from(redirect);
  return new Map(rows.map(({ from, to }) => [from, to]));
}

/** Lets redirects that are there lead elsewhere, by their addresses. */
export async function leadElsewhere(
  db: Database,
  targets: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  const froms = sql.param(targets.map(([from]) => from));
  const tos = sql.param(targets.map(([, to]) => to));
  await db.execute(sql`update redirect set to_path = given.target
    from unnest(${froms}::text[], ${tos}::text[]) as given (source, target)
    where from_path = given.source`);
}

export async function deleteRedirects(db: Database, paths: readonly string[]): Promise<void> {
  await db.delete(redirect).where(sql`${redirect.fromPath} = any(${sql.param(paths)}::text[])`);
}

export async function insertRedirects(db: Database, rows: readonly NewRedirect[]): Promise<void> {
  await db.insert(redirect).values([...rows]);
}

const REDIRECT_LOCK = 719_340_031;

/** Lets one transaction after the other add redirects, so that no two of them make a circle. */
export async function lockRedirects(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${REDIRECT_LOCK})`);
}

/** Adds a redirect, or changes the one from the same path. */
export async function saveRedirect(db: Database, row: NewRedirect): Promise<void> {
  const { fromPath: _path, ...set } = row;
  await db.insert(redirect).values(row).onConflictDoUpdate({ target: redirect.fromPath, set });
}

/** Lets redirects that led to a path or below it lead where that leads now; those that would lead to themselves go. */
export async function foldRedirects(db: Database, from: string, to: string): Promise<void> {
  const led = sql`(${redirect.toPath} = ${from} or ${redirect.toPath} ^@ ${`${from}/`})`;
  const now = sql`${to} || substr(${redirect.toPath}, ${from.length + 1}::int)`;
  await db
    .delete(redirect)
    .where(
      sql`${led} and (${now} = ${redirect.fromPath} or ${now} ^@ (${redirect.fromPath} || '/'))`,
    );
  await db.update(redirect).set({ toPath: now }).where(led);
}

/** Returns the redirect of exactly this path, or null. */
export async function redirectFrom(db: Database, path: string): Promise<RedirectRow | null> {
  return firstRow(db.select(columns).from(redirect).where(eq(fromPath, path)));
}

export async function deleteRedirect(db: Database, path: string): Promise<void> {
  await db.delete(redirect).where(eq(redirect.fromPath, path));
}

const sortedBy: Record<NonNullable<RedirectQuery['sort']>, SortBy> = {
  from: { column: sql`${redirect.fromPath}`, kind: 'text' },
  to: { column: sql`${redirect.toPath}`, kind: 'text' },
  createdAt: { column: sql`${redirect.createdAt}`, kind: 'moment' },
};

/** Returns a page of the redirects, the newest first unless told; `q` is a part of either address. */
export function listRedirects(db: Database, query: RedirectQuery): Promise<PageOf<ListedRedirect>> {
  const contains = (path: typeof redirect.fromPath | typeof redirect.toPath) =>
    sql`strpos(lower(${path}), lower(${query.q})) > 0`;
  const where = and(
    query.reason === undefined ? undefined : eq(redirect.reason, query.reason),
    query.q ? or(contains(redirect.fromPath), contains(redirect.toPath)) : undefined,
  );
  const { sort = 'createdAt' } = query;
  const { fromPath, toPath, reason, adminId, adminName, createdAt } = redirect;
  const columns = { id: fromPath, fromPath, toPath, reason, adminId, adminName, createdAt };
  return pageOf({
    window: query,
    by: sortedBy[sort],
    order: query.order ?? (sort === 'createdAt' ? 'desc' : 'asc'),
    id: sql`${fromPath}`,
    ...tableRows(db, redirect, columns, where),
  });
}
