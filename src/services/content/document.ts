import type { Database } from '#database/database.ts';
import type { AdminActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { write } from '../write.ts';

const GONE = toAdmins('This picture was deleted. Upload it again.');

/** Refuses what names pictures that are missing, at each of their paths, as `content/slides/0/picture`; `path` may be ''. */
export function refusePictures(path: string, named: unknown, missing: readonly string[]): void {
  if (missing.length === 0) return;
  const fields = Object.fromEntries(pathsOf(path, named, missing).map((each) => [each, GONE]));
  throw failure(422, 'validation-failed', GONE, { fields });
}

function pathsOf(path: string, tree: unknown, ids: readonly string[]): string[] {
  if (typeof tree === 'string') return ids.includes(tree) ? [path] : [];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, each]) =>
    pathsOf(path === '' ? key : `${path}/${key}`, each, ids),
  );
}

export type Touch = (...tags: string[]) => void;

/** What is written as a draft and then published: the shop's content, or one page. */
export type Document<Row> = {
  entity: 'content' | 'page';
  /** Locks it and returns the draft, if it is of the version that was opened; null for none. */
  lock: (db: Database) => Promise<Row | null>;
  idOf: (row: Row) => string;
  bodyOf: (row: Row) => unknown;
};

/**
 * Publishes a draft now, or notes at which moment it is published; null for none. Refuses a moment that is over with 422,
 * and with 404 where there is no draft.
 */
export async function publishDocument<Row>(
  context: AppContext,
  actor: AdminActor,
  { entity, lock, idOf }: Document<Row>,
  at: string | null,
  how: {
    publish: (db: Database, touch: Touch, row: Row) => Promise<unknown>;
    schedule: (db: Database, row: Row, publishAt: Date | null) => Promise<unknown>;
  },
): Promise<void> {
  const isNow = at === 'now';
  const publishAt = isNow || at === null ? null : new Date(at);
  if (publishAt !== null && publishAt <= context.now()) {
    throw invalid('at', toAdmins('This time has passed. Choose a later one, or publish now.'));
  }
  await write(context, async (db, touch) => {
    const row = await lock(db);
    if (row === null) throw notFound('draft');
    if (isNow) await how.publish(db, touch, row);
    else await how.schedule(db, row, publishAt);
    const action = `${isNow ? 'publish' : 'schedule'}-${entity}` as const;
    await audit(db, actor, { action, entity, entityId: idOf(row), after: { publishAt } });
  });
}

/** Throws a draft away by `discard`, which returns the pictures that were only in it. 404 where there is none. */
export async function discardDocument<Row>(
  context: AppContext,
  actor: AdminActor,
  { entity, lock, idOf, bodyOf }: Document<Row>,
  discard: (db: Database, row: Row) => Promise<readonly { id: string }[]>,
): Promise<void> {
  const unused = await write(context, async (db) => {
    const row = await lock(db);
    if (row === null) throw notFound('draft');
    const action = `discard-${entity}` as const;
    await audit(db, actor, { action, entity, entityId: idOf(row), before: bodyOf(row) });
    return discard(db, row);
  });
  await removeUnusedAssets(
    context,
    unused.map(({ id }) => id),
  );
}

/** Refuses what was opened before somebody else did something with it, such as "saved this draft". */
export function changedMeanwhile(by: { adminName: string; updatedAt: Date } | null, did: string) {
  const moment = by?.updatedAt.toLocaleString('en-GB', {
    ...({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const),
  });
  return failure(
    409,
    'changed-meanwhile',
    toAdmins(
      by === null
        ? 'This draft was published or discarded in the meantime.'
        : `${by.adminName} ${did} on ${moment} UTC, after you opened it.`,
    ),
  );
}
