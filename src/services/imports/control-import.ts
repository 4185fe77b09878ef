import type { ProductImport } from '#contracts/products/product-import.ts';
import type { Database } from '#database/database.ts';
import { isUnpacking } from '#database/queries/imports/import-archives.ts';
import { retryFailedRows } from '#database/queries/imports/import-rows.ts';
import {
  lockSellerImport,
  setImportStage,
  startImport,
} from '#database/queries/imports/imports.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { write } from '../write.ts';
import { findImport } from './find-import.ts';

type SellerActor = Extract<Actor, { role: 'seller' }>;

/**
 * Starts a checked, paused or finished import; rows that failed are retried. No-op while it runs.
 */
export function runImport(
  context: AppContext,
  actor: SellerActor,
  id: string,
): Promise<ProductImport> {
  return changeImport(context, actor, id, async (db, stage) => {
    if (stage === 'running') return;
    if (await isUnpacking(db, actor.id, id)) {
      throw failure(409, 'unpacking', 'The ZIP is still being unpacked. Import when it is done.');
    }
    await retryFailedRows(db, id);
    await startImport(db, id, actor.support ?? null);
    await audit(db, actor, { action: 'run-import', entity: 'product-import', entityId: id });
  });
}

/** Pauses a running import after the current row; the rest can be run later. */
export function stopImport(
  context: AppContext,
  actor: SellerActor,
  id: string,
): Promise<ProductImport> {
  return changeImport(context, actor, id, async (db, stage) => {
    if (stage !== 'running') return;
    await setImportStage(db, id, 'paused', 'Stopped. Run it again to go on.');
    await audit(db, actor, { action: 'stop-import', entity: 'product-import', entityId: id });
  });
}

/** Calls `change` with the stage of the locked import; returns the import afterwards. */
async function changeImport(
  context: AppContext,
  actor: SellerActor,
  id: string,
  change: (db: Database, stage: ProductImport['stage']) => Promise<void>,
): Promise<ProductImport> {
  await write(context, async (db) => {
    const job = await lockSellerImport(db, actor.id, id);
    if (job === null) throw notFound('import');
    await change(db, job.stage);
  });
  return findImport(context.db, actor.id, id);
}
