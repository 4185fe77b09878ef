import { rename, rm } from 'node:fs/promises';
import { sendImportArchive } from '#contracts/calls/imports.ts';
import type { ProductImport } from '#contracts/products/product-import.ts';
import {
  heldPathOf,
  isUnpacking,
  putArchive,
  stopArchive,
} from '#database/queries/imports/import-archives.ts';
import { lockSellerImport } from '#database/queries/imports/imports.ts';
import type { Actor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { failure, notFound } from '../failure.ts';
import type { UploadedFile } from '../media/receive-file.ts';
import { PROCESS } from '../process-identity.ts';
import { write } from '../write.ts';
import { findImport } from './find-import.ts';

type SellerActor = Extract<Actor, { role: 'seller' }>;

/**
 * Checks before an upload of up to 200 MB: throws 404 for another seller's import, 409 while a ZIP
 * is being unpacked.
 */
export async function refuseSecondArchive(
  context: Pick<AppContext, 'db'>,
  actor: SellerActor,
  importId: string,
): Promise<void> {
  await findImport(context.db, actor.id, importId);
  if (await isUnpacking(context.db, actor.id)) throw atWork();
}

/** Stores a ZIP for an import, to be unpacked by this process in the background. */
export async function receiveArchive(
  context: AppContext,
  actor: SellerActor,
  importId: string,
  archive: UploadedFile<'archive'>,
): Promise<ProductImport> {
  const path = `${archive.path}.zip`;
  const earlier = await write(context, async (db) => {
    await recheckActor(db, actor, sendImportArchive, context.now());
    const job = await lockSellerImport(db, actor.id, importId);
    if (job === null) throw notFound('import');
    if (job.stage === 'running') {
      throw failure(409, 'running', said('runningStopOrWait'));
    }
    if (await isUnpacking(db, actor.id)) throw atWork();
    const name = (archive.name ?? archive.part).slice(-200).toWellFormed();
    const held = await heldPathOf(db, importId, PROCESS);
    await putArchive(db, { importId, name, holder: PROCESS, path });
    // Within the transaction, so that no row exists without its file.
    await rename(archive.path, path);
    return held;
  });
  if (earlier !== null) await rm(earlier, { force: true });
  return findImport(context.db, actor.id, importId);
}

/** Stops unpacking an import's ZIP; files already taken stay. */
export async function stopUnpacking(
  context: AppContext,
  actor: SellerActor,
  importId: string,
): Promise<ProductImport> {
  await findImport(context.db, actor.id, importId);
  await stopArchive(context.db, importId);
  return findImport(context.db, actor.id, importId);
}

const atWork = () => failure(409, 'unpacking', said('otherStillUnpacking'));
