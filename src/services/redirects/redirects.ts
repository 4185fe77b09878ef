import { onePath, oneQuery } from '#contracts/redirect.ts';
import type { Database } from '#database/database.ts';
import { findMovedEntries } from '#database/queries/catalogue/merge/named-elsewhere.ts';
import { dropMissingPages } from '#database/queries/missing-pages.ts';
import {
  findRedirect,
  findRedirectWithQuery,
  foldRedirects,
  lockRedirects,
  type NewRedirect,
  saveRedirect,
} from '#database/queries/redirects.ts';
import { isWithin, pathOfIds } from '#domain/redirected-path.ts';
import { toAdmins } from '#languages/said.ts';
import { failure } from '../failure.ts';

/** An id as a part of an address. */
const ID = /^[a-z0-9]{20}$/;

/** Longer ones are no page's. */
const LONGEST_PATH = 400;

/** Returns where the page of an English path is found now (docs/behaviour/storefront.md#moved-pages), or null. */
export async function whereMoved(db: Database, path: string): Promise<string | null> {
  if (path.length > LONGEST_PATH) return null;
  const plain = onePath(path).replace(/\/+$/, '');
  const led = await findRedirect(db, [plain, pathOfIds(plain)]);
  const given = pathOfIds(led ?? plain);
  const now = await withMovedEntries(db, given);
  return now === given ? led : now;
}

/**
 * Returns where a page of an English path is found now that is asked for with a query, and whether the query goes along: one
 * that the redirect names does not.
 */
export async function whereLed(
  db: Database,
  path: string,
  query: string,
): Promise<{ to: string; keepsQuery: boolean } | null> {
  const asked = oneQuery(query);
  if (asked !== '' && path.length + asked.length <= LONGEST_PATH) {
    const plain = onePath(path).replace(/\/+$/, '');
    const addresses = [plain, pathOfIds(plain)].map((each) => `${each}?${asked}`);
    const to = await findRedirectWithQuery(db, addresses);
    if (to !== null) return { to: (await whereMoved(db, to)) ?? to, keepsQuery: false };
  }
  const to = await whereMoved(db, path);
  return to === null ? null : { to, keepsQuery: true };
}

/** Returns what entries of the taxonomy were merged into: an id for each of these. */
export async function idsNow(db: Database, ids: readonly string[]): Promise<string[]> {
  return (await withMovedEntries(db, `/${ids.join('/')}`)).split('/').slice(1);
}

export const inACircle = (from: string) =>
  `${from} would lead back to itself. Choose another page to lead to.`;

export const isLedAlready = (from: string, to: string) =>
  `${from} leads to ${to} already. Edit that redirect.`;

/** Returns a path in which entries of the taxonomy that were merged or moved stand where they are now. */
async function withMovedEntries(db: Database, path: string): Promise<string> {
  const ids = path.split('/').filter((segment) => ID.test(segment));
  if (ids.length === 0) return path;
  const pairs = ids.slice(1).map((id, index) => `${ids[index]}/${id}`);
  const found = await findMovedEntries(db, [...ids, ...pairs]);
  const moved = found.reduce(
    (whole, { from, to }) => whole.replace(`/${from}/`, `/${to}/`),
    `${path}/`,
  );
  return moved.slice(0, -1);
}

/**
 * Lets a path, with all below it, lead to another, in the transaction of what moves it. Where that leads on, it leads to
 * the end of that, and so do earlier redirects to it. 422 where it would lead back to itself.
 */
export async function addRedirect(db: Database, row: NewRedirect): Promise<void> {
  await lockRedirects(db);
  const fromPath = pathOfIds(row.fromPath);
  const given = pathOfIds(row.toPath);
  const toPath = (await findRedirect(db, [given])) ?? given;
  if (isWithin(given, fromPath) || isWithin(toPath, fromPath)) {
    throw failure(422, 'redirect-in-a-circle', toAdmins(inACircle(row.fromPath)));
  }
  await foldRedirects(db, fromPath, toPath);
  await saveRedirect(db, { ...row, fromPath, toPath });
  await dropMissingPages(db, fromPath);
}
