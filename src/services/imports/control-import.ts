import type { ProductImport } from '#contracts/product-import.ts';
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
export async function runImport(
  context: AppContext,
  actor: SellerActor,
  id: string,
): Promise<ProductImport> {
  await write(context, async (db) => {
    const job = await lockSellerImport(db, actor.id, id);
    if (job === null) throw notFound('import');
    if (job.stage === 'running') return;
    if (await isUnpacking(db, actor.id, id)) {
      throw failure(409, 'unpacking', 'The ZIP is still being unpacked. Import when it is done.');
    }
    await retryFailedRows(db, id);
    await startImport(db, id, actor.support ?? null);
    await audit(db, actor, { action: 'run-import', entity: 'product-import', entityId: id });
  });
  return findImport(context.db, actor.id, id);
}

/** Pauses a running import after the current row; the rest can be run later. */
export async function stopImport(
  context: AppContext,
  actor: SellerActor,
  id: string,
): Promise<ProductImport> {
  await write(context, async (db) => {
    const job = await lockSellerImport(db, actor.id, id);
    if (job === null) throw notFound('import');
    if (job.stage !== 'running') return;
    await setImportStage(db, id, 'paused', 'Stopped. Run it again to go on.');
    await audit(db, actor, { action: 'stop-import', entity: 'product-import', entityId: id });
  });
  return findImport(context.db, actor.id, id);
}
