import { rename, rm } from 'node:fs/promises';
import { importCalls } from '#contracts/calls/imports.ts';
import type { ProductImport } from '#contracts/products/product-import.ts';
import {
  heldPathOf,
  isUnpacking,
  putArchive,
  stopArchive,
} from '#database/queries/imports/import-archives.ts';
import { lockOwnImport } from '#database/queries/imports/imports.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure, notFound } from '../failure.ts';
import type { UploadedFile } from '../media/receive-file.ts';
import { PROCESS } from '../process-identity.ts';
import { writeAs } from '../write.ts';
import { findImport } from './find-import.ts';

/**
 * Checks before an upload of up to 200 MB: throws 404 for anybody else's import, 409 while a ZIP
 * is being unpacked.
 */
export async function refuseSecondArchive(
  context: Pick<AppContext, 'db'>,
  actor: KnownActor,
  importId: string,
): Promise<void> {
  await findImport(context.db, actor, importId);
  if (await isUnpacking(context.db, actor)) throw atWork();
}

/** Stores a ZIP for an import, to be unpacked by this process in the background. */
export async function receiveArchive(
  context: AppContext,
  actor: KnownActor,
  importId: string,
  archive: UploadedFile<'archive'>,
): Promise<ProductImport> {
  const path = `${archive.path}.zip`;
  const earlier = await writeAs(context, actor, importCalls[actor.role].sendArchive, async (db) => {
    const job = await lockOwnImport(db, actor, importId);
    if (job === null) throw notFound('import');
    if (job.stage === 'running') {
      throw failure(409, 'running', said('runningStopOrWait'));
    }
    if (await isUnpacking(db, actor)) throw atWork();
    const name = (archive.name ?? archive.part).slice(-200).toWellFormed();
    const held = await heldPathOf(db, importId, PROCESS);
    await putArchive(db, { importId, name, holder: PROCESS, path });
    // Within the transaction, so that no row exists without its file.
    await rename(archive.path, path);
    return held;
  });
  if (earlier !== null) await rm(earlier, { force: true });
  return findImport(context.db, actor, importId);
}

/** Stops unpacking an import's ZIP; files already taken stay. */
export async function stopUnpacking(
  context: AppContext,
  actor: KnownActor,
  importId: string,
): Promise<ProductImport> {
  await findImport(context.db, actor, importId);
  await stopArchive(context.db, importId);
  return findImport(context.db, actor, importId);
}

const atWork = () => failure(409, 'unpacking', said('otherStillUnpacking'));
