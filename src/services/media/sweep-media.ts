import type { Database } from '#database/database.ts';
import {
  deleteMediaAsset,
  knownAssets,
  listUnusedAssets,
  lockUnusedAsset,
} from '#database/queries/media/media-assets.ts';
import { removeAssetFiles } from '#media/remove-asset-files.ts';
import { parseStoredName } from '#media/store/stored-name.ts';
import type { AppContext } from '../app-context.ts';

/** How long an upload may take from its arrival to the save that uses it. */
const GRACE_SECONDS = 3600;

export type SweepResult = { assets: number; files: number };

/**
 * Removes assets that nothing uses, and files without an asset (left by a killed process). Spares
 * what arrived within the last `graceSeconds`.
 */
export async function sweepMedia(
  context: AppContext,
  graceSeconds = GRACE_SECONDS,
): Promise<SweepResult> {
  let assets = 0;
  for (;;) {
    const unused = await listUnusedAssets(context.db, graceSeconds, 100);
    let removed = 0;
    for (const id of unused) if (await removeIfUnused(context, id, graceSeconds)) removed += 1;
    assets += removed;
    if (removed === 0) break;
  }
  return { assets, files: await sweepFiles(context, graceSeconds) };
}

/** Removes these assets now, unless something uses them or an upload has reserved them. */
export async function removeUnusedAssets(
  context: AppContext,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    try {
      await removeIfUnused(context, id, GRACE_SECONDS);
    } catch (error) {
      context.log.warn({ err: error, asset: id }, 'unused media left for the next sweep');
    }
  }
}

/** Locks the row while files are deleted, so that an upload of the same content waits. */
function removeIfUnused(context: AppContext, id: string, graceSeconds: number): Promise<boolean> {
  return context.db.transaction(async (db) => {
    if (!(await lockUnusedAsset(db as Database, id, graceSeconds))) return false;
    await removeAssetFiles(context.store, id);
    await deleteMediaAsset(db as Database, id);
    return true;
  });
}

async function sweepFiles(context: AppContext, graceSeconds: number): Promise<number> {
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
  for await (const file of context.store.list()) {
    if (file.modified.getTime() <= youngest) batch.push(file.name);
    if (batch.length >= 500) await removeUnknown();
  }
  await removeUnknown();
  return removed;
}
