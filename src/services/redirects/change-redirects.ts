import { editRedirect as editRedirectCall } from '#contracts/calls/redirects.ts';
import type { RedirectEdit, RedirectInput } from '#contracts/redirect.ts';
import type { Database } from '#database/database.ts';
import { deleteRedirect, lockRedirects, redirectFrom } from '#database/queries/redirects.ts';
import type { KnownActor } from '#domain/policy.ts';
import { pathOfIds } from '#domain/redirected-path.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound, stale } from '../failure.ts';
import { writeAs } from '../write.ts';
import { addRedirect, isLedAlready } from './redirects.ts';

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
