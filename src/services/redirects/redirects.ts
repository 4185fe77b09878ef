import {
  dismissMissingPage as dismissMissingPageCall,
  editRedirect as editRedirectCall,
} from '#contracts/calls/redirects.ts';
import { onePath, oneQuery, type RedirectEdit, type RedirectInput } from '#contracts/redirect.ts';
import type { Database } from '#database/database.ts';
import { findMovedEntries } from '#database/queries/catalogue/merge/named-elsewhere.ts';
import { countMissingPage, dropMissingPages } from '#database/queries/missing-pages.ts';
import {
  deleteRedirect,
  findRedirect,
  findRedirectWithQuery,
  foldRedirects,
  lockRedirects,
  type NewRedirect,
  redirectFrom,
  saveRedirect,
} from '#database/queries/redirects.ts';
import type { KnownActor } from '#domain/policy.ts';
import { isWithin, pathOfIds } from '#domain/redirected-path.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound, stale } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { isRobot } from '../visitors.ts';
import { writeAs } from '../write.ts';

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

/** For how long an address is listed that nobody meets any more. */
export const MISSING_PAGES_KEPT_DAYS = 30;

type Met = { path: string; network: string; agent: string | undefined };

/** Counts that a person met no page at an address of the shop (docs/behaviour/admin.md#redirects); programs do not count. */
export async function noteMissingPage(context: AppContext, met: Met): Promise<void> {
  if (isRobot(met.agent)) return;
  await limitRate(context, 'missing-page-address', met.network);
  const path = pathOfIds(onePath(met.path));
  if ((await whereMoved(context.db, path)) !== null) return;
  await countMissingPage(context.db, path, context.now());
}

/** Forgets an address until somebody meets it again. */
export function forgetMissingPage(
  context: AppContext,
  actor: KnownActor,
  path: string,
): Promise<void> {
  return writeAs(context, actor, dismissMissingPageCall, async (db) => {
    if ((await dropMissingPages(db, path)) === 0) throw notFound('address');
    await audit(db, actor, { action: 'dismiss-missing-page', entity: 'redirect', entityId: path });
  });
}

/** Lets an address lead to another; 409 where it leads somewhere already. */
export function createRedirect(
  context: AppContext,
  actor: KnownActor,
  input: RedirectInput,
): Promise<void> {
  const { from, to } = input;
  return changing(context, actor, async (db) => {
    const taken = await redirectFrom(db, pathOfIds(from));
    if (taken !== null) {
      throw failure(409, 'redirected-already', toAdmins(isLedAlready(from, taken.toPath)));
    }
    const by = { adminId: actor.id, adminName: actor.name };
    await addRedirect(db, { fromPath: from, toPath: to, reason: 'BY_HAND', ...by });
    await audit(db, actor, {
      action: 'add-redirect',
      ...named(pathOfIds(from)),
      after: { from, to },
    });
  });
}

/** Lets a redirect lead elsewhere; 409 where it was changed meanwhile. */
export function editRedirect(
  context: AppContext,
  actor: KnownActor,
  { from, to, was }: RedirectEdit,
): Promise<void> {
  return changing(context, actor, async (db) => {
    const before = await redirectFrom(db, pathOfIds(from));
    if (before === null) throw notFound('redirect');
    if (before.toPath !== was) throw stale();
    // What it leads to now must not be followed to the end of what it led to before.
    await deleteRedirect(db, before.fromPath);
    const { fromPath, reason } = before;
    await addRedirect(db, {
      fromPath,
      toPath: to,
      reason,
      adminId: actor.id,
      adminName: actor.name,
    });
    await audit(db, actor, {
      action: 'edit-redirect',
      ...named(fromPath),
      before: { from, to: was },
      after: { from, to },
    });
  });
}

export function removeRedirect(
  context: AppContext,
  actor: KnownActor,
  from: string,
): Promise<void> {
  return changing(context, actor, async (db) => {
    const before = await redirectFrom(db, from);
    if (before === null) throw notFound('redirect');
    await deleteRedirect(db, from);
    const { toPath: to } = before;
    await audit(db, actor, { action: 'delete-redirect', ...named(from), before: { from, to } });
  });
}

/** One change follows the other, since whether one makes a circle depends on all redirects. */
export function changing<T>(
  context: AppContext,
  actor: KnownActor,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return writeAs(context, actor, editRedirectCall, async (db) => {
    await lockRedirects(db);
    return work(db);
  });
}

export const named = (entityId: string) => ({ entity: 'redirect', entityId });
