import type { Database } from '#database/database.ts';
import { dropMissingPages } from '#database/queries/missing-pages.ts';
import {
  findRedirect,
  foldRedirects,
  lockRedirects,
  type NewRedirect,
  saveRedirect,
} from '#database/queries/redirects.ts';
import { isWithin, pathOfIds } from '#domain/redirected-path.ts';
import { failure } from '../failure.ts';

/** Longer ones are no page's. */
const LONGEST_PATH = 400;

/** Returns where the page of an English path is found now (docs/behaviour/storefront.md#moved-pages), or null. */
export async function whereMoved(db: Database, path: string): Promise<string | null> {
  if (path.length > LONGEST_PATH) return null;
  const plain = path.replace(/\/+$/, '');
  return findRedirect(db, [plain, pathOfIds(plain)]);
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
    throw failure(
      422,
      'redirect-in-a-circle',
      `${row.fromPath} would lead back to itself. Choose another page to lead to.`,
    );
  }
  await foldRedirects(db, fromPath, toPath);
  await saveRedirect(db, { ...row, fromPath, toPath });
  await dropMissingPages(db, fromPath);
}
