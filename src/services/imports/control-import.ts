import type { ProductImport } from '#contracts/products/product-import.ts';
import type { Database } from '#database/database.ts';
import { isUnpacking } from '#database/queries/imports/import-archives.ts';
import { retryFailedRows } from '#database/queries/imports/import-rows.ts';
import { lockOwnImport, setImportStage, startImport } from '#database/queries/imports/imports.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { write } from '../write.ts';
import { findImport } from './find-import.ts';

/**
 * Starts a checked, paused or finished import; rows that failed are retried. No-op while it runs. 409 where the
 * file's encoding is guessed, and nobody has said that it `readsWell`.
 */
export function runImport(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { readsWell = false } = {},
): Promise<ProductImport> {
  return changeImport(context, actor, id, async (db, { stage, reading }) => {
    if (stage === 'running') return;
    if (stage === 'undoing' || stage === 'undone') {
      throw failure(409, 'import-undone', said('importUndone'));
    }
    if (reading.encoding !== null && !readsWell) {
      throw failure(409, 'encoding-unproven', said('encodingUnproven'));
    }
    if (await isUnpacking(db, actor, id)) {
      throw failure(409, 'unpacking', said('stillUnpacking'));
    }
    await retryFailedRows(db, id);
    await startImport(db, id, 'running', actingFor(actor));
    await audit(db, actor, { action: 'run-import', entity: 'product-import', entityId: id });
  });
}

/** Pauses a running import after the current row; the rest can be run later. */
export function stopImport(
  context: AppContext,
  actor: KnownActor,
  id: string,
): Promise<ProductImport> {
  return changeImport(context, actor, id, async (db, { stage }) => {
    if (stage !== 'running') return;
    await setImportStage(db, id, 'paused', said('stoppedRunAgain'));
    await audit(db, actor, { action: 'stop-import', entity: 'product-import', entityId: id });
  });
}

/**
 * Makes the products of an import what they were before, in the background, and takes those away that it added, but for
 * what was changed since. 409 while it runs, and where nothing is left of the last hour. No-op while it is undone.
 */
export function undoImport(
  context: AppContext,
  actor: KnownActor,
  id: string,
): Promise<ProductImport> {
  return changeImport(context, actor, id, async (db, { stage }) => {
    if (stage === 'undoing' || stage === 'undone') return;
    if (stage === 'running') {
      throw failure(409, 'running', said('runningStopToUndo'));
    }
    const { undoable } = await findImport(db, actor, id);
    if (undoable === 0) {
      throw failure(409, 'nothing-to-undo', said('canBeUndoneOnce'));
    }
    await startImport(db, id, 'undoing', actingFor(actor));
    await audit(db, actor, { action: 'undo-import', entity: 'product-import', entityId: id });
  });
}

/** Who acts in a seller's place. */
const actingFor = (actor: KnownActor) => (actor.role === 'seller' ? actor : {});

/** Calls `change` with the locked import; returns the import afterwards. */
async function changeImport(
  context: AppContext,
  actor: KnownActor,
  id: string,
  change: (db: Database, job: Pick<ProductImport, 'stage' | 'reading'>) => Promise<void>,
): Promise<ProductImport> {
  await write(context, async (db) => {
    const job = await lockOwnImport(db, actor, id);
    if (job === null) throw notFound('import');
    await change(db, job);
  });
  return findImport(context.db, actor, id);
}
