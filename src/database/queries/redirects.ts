import { desc, inArray, sql } from 'drizzle-orm';
import { redirectedPath, withAllAbove } from '#domain/redirected-path.ts';
import { type Database, firstRow } from '../database.ts';
import { redirect } from '../schema/redirect.ts';

export type NewRedirect = typeof redirect.$inferInsert;

/** Returns where any of these spellings of a path leads now; null where it stands still. */
export async function findRedirect(
  db: Database,
  spellings: readonly string[],
): Promise<string | null> {
  const places = [...new Set(spellings.flatMap(withAllAbove))];
  const found = await firstRow(
    db
      .select({ from: redirect.fromPath, to: redirect.toPath })
      .from(redirect)
      .where(inArray(redirect.fromPath, places))
      .orderBy(desc(sql`length(${redirect.fromPath})`))
      .limit(1),
  );
  const [path] = spellings;
  return found === null || path === undefined ? null : redirectedPath(path, found);
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
