import type { Database } from '#database/database.ts';
import { mayRemoveMedia } from '#database/queries/backup-runs.ts';
import {
  deleteMediaAsset,
  knownAssets,
  listAbandonedAssets,
  listUnusedAssets,
  lockUnusedAsset,
  markUnready,
} from '#database/queries/media/media-assets.ts';
import { findSweepPause, resumeSweep } from '#database/queries/media/sweep-pause.ts';
import type { KnownActor } from '#domain/policy.ts';
import { removeAssetFiles } from '#media/remove-asset-files.ts';
import { originalName, parseStoredName } from '#media/store/store.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { write } from '../write.ts';

/** How long an upload may take from its arrival to the save that uses it. */
const GRACE_SECONDS = 3600;

export type SweepResult = { assets: number; files: number };

/**
 * Removes assets that nothing uses, and files without an asset (left by a killed process): all, or those
 * whose hashes begin with `prefix`. Spares what arrived within the last `graceSeconds`, and assets while
 * a backup runs. After a restore it waits until an admin says that files which the restored database does
 * not know may go.
 */
export async function sweepMedia(
  context: AppContext,
  graceSeconds = GRACE_SECONDS,
  prefix = '',
): Promise<SweepResult> {
  if ((await findSweepPause(context.db)) !== null) return { assets: 0, files: 0 };
  const list = () => listUnusedAssets(context.db, graceSeconds, 100, prefix);
  const assets = await removeAll(context, graceSeconds, list);
  const files = await sweepFiles(context, graceSeconds, prefix);
  return { assets, files };
}

/**
 * Removes what uploads left that were never saved, and sweeps the media of one of 256 prefixes, `from` the
 * one where the last step stopped. A step every ten minutes comes round in less than two days.
 */
export async function sweepMediaStep(
  context: AppContext,
  from: string,
  signal: AbortSignal,
): Promise<SweepResult & { next: string }> {
  const prefix = /^[0-9a-f]{2}$/.test(from) ? from : '00';
  if ((await findSweepPause(context.db)) !== null) return { assets: 0, files: 0, next: prefix };
  const list = () => listAbandonedAssets(context.db, GRACE_SECONDS, 100);
  const abandoned = await removeAll(context, GRACE_SECONDS, list);
  if (signal.aborted) return { assets: abandoned, files: 0, next: prefix };
  const { assets, files } = await sweepMedia(context, GRACE_SECONDS, prefix);
  return { assets: abandoned + assets, files, next: prefixAfter(prefix) };
}

const prefixAfter = (prefix: string) =>
  ((Number.parseInt(prefix, 16) + 1) % 256).toString(16).padStart(2, '0');

/** Removes what `list` returns until none of it can be removed. Returns how many were. */
async function removeAll(
  context: AppContext,
  graceSeconds: number,
  list: () => Promise<string[]>,
): Promise<number> {
  for (let all = 0; ; ) {
    let removed = 0;
    for (const id of await list()) {
      if (await removeIfUnused(context, id, graceSeconds)) removed += 1;
    }
    all += removed;
    if (removed === 0) return all;
  }
}

type Removing = Pick<AppContext, 'db' | 'store' | 'log'>;

/** Removes these assets now, unless something uses them or an upload has reserved them. */
export async function removeUnusedAssets(context: Removing, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await removeIfUnused(context, id, GRACE_SECONDS);
    } catch (error) {
      context.log.warn({ err: error, asset: id }, 'unused media left for the next sweep');
    }
  }
}

/**
 * The row says that its files are gone before they are: a process that ends meanwhile leaves no asset
 * whose content is believed to be there. While files are deleted the row is locked, so that an upload of
 * the same content waits.
 */
async function removeIfUnused(
  context: Removing,
  id: string,
  graceSeconds: number,
): Promise<boolean> {
  const isMarked = await whileUnused(context, id, graceSeconds, (db) => markUnready(db, id));
  if (!isMarked) return false;
  return whileUnused(context, id, graceSeconds, async (db) => {
    await removeAssetFiles(context.store, id);
    await deleteMediaAsset(db, id);
  });
}

/** Does it in a transaction that keeps others from using the asset; false where it is in use. */
function whileUnused(
  context: Removing,
  id: string,
  graceSeconds: number,
  work: (db: Database) => Promise<void>,
): Promise<boolean> {
  return context.db.transaction(async (inner) => {
    const db = inner as Database;
    if (!(await mayRemoveMedia(db))) return false;
    if (!(await lockUnusedAsset(db, id, graceSeconds))) return false;
    await work(db);
    return true;
  });
}

async function sweepFiles(
  context: AppContext,
  graceSeconds: number,
  prefix: string,
): Promise<number> {
  const youngest = context.now().getTime() - graceSeconds * 1000;
  let removed = 0;
  let batch: string[] = [];
  const removeUnknown = async () => {
    const hashes = new Map(batch.map((name) => [name, parseStoredName(name)?.hash ?? '']));
    const known = await knownAssets(context.db, [...new Set(hashes.values())]);
    for (const [name, hash] of hashes) {
      if (known.has(hash)) continue;
      await context.store.remove(name);
      removed += 1;
    }
    batch = [];
  };
  const prefixes = prefix === '' ? [''] : [prefix, originalName(prefix)];
  for (const each of prefixes) {
    for await (const file of context.store.list(each)) {
      if (file.modified.getTime() <= youngest) batch.push(file.name);
      if (batch.length >= 500) await removeUnknown();
    }
  }
  await removeUnknown();
  return removed;
}

/** Lets the sweep remove files again that nothing uses; nothing happens where it does so already. */
export async function resumeMediaSweep(context: AppContext, actor: KnownActor): Promise<void> {
  await write(context, async (db) => {
    if (!(await resumeSweep(db))) return;
    await audit(db, actor, { action: 'resume-media-sweep', entity: 'media', entityId: 'all' });
  });
}
