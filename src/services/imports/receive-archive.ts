import { rename, rm } from 'node:fs/promises';
import { importCalls } from '#contracts/calls/imports.ts';
import type { ImportPictures, ProductImport } from '#contracts/products/product-import.ts';
import {
  heldPathOf,
  isUnpacking,
  putArchive,
  stopArchive,
} from '#database/queries/imports/import-archives.ts';
import {
  countMissingPictures,
  listImportPictures,
  setImportPicture,
} from '#database/queries/imports/import-pictures.ts';
import { lockOwnImport } from '#database/queries/imports/imports.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure, isFailure, notFound } from '../failure.ts';
import { ingestUpload } from '../media/ingest-upload.ts';
import type { UploadedFile } from '../media/receive-file.ts';
import { PROCESS } from '../process-identity.ts';
import { writeAs } from '../write.ts';
import { findImport } from './find-import.ts';
import { fileNameOf } from './read-details.ts';

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

const notTheFiles = new Set([401, 403]);

/** Stores the files that an import's rows name; reports the others. */
export async function receivePictures(
  context: AppContext,
  actor: KnownActor,
  importId: string,
  files: readonly UploadedFile[],
): Promise<ImportPictures> {
  await findImport(context.db, actor, importId);
  const wanted = await listImportPictures(context.db, importId);
  const outcome: Omit<ImportPictures, 'missing'> = { taken: [], unknown: [], refused: [] };
  for (const file of files) {
    const name = fileNameOf(file.name ?? file.part);
    if (!wanted.has(name)) {
      outcome.unknown.push(name);
      continue;
    }
    const refusal = await receivePicture(context, actor, importId, name, file);
    if (refusal === null) outcome.taken.push(name);
    else outcome.refused.push({ name, message: refusal });
  }
  return { ...outcome, missing: await countMissingPictures(context.db, importId) };
}

/**
 * Stores a file under the name that rows give it; returns why not where the file is unusable.
 * Throws where the file is not at fault: too much load, a full disk, or the actor may no longer do
 * so.
 */
export async function receivePicture(
  context: AppContext,
  actor: KnownActor,
  importId: string,
  name: string,
  file: UploadedFile,
): Promise<string | null> {
  try {
    const mediaId = await ingestUpload(context, file);
    await writeAs(context, actor, importCalls[actor.role].sendPictures, async (db) => {
      await setImportPicture(db, importId, name, mediaId);
    });
    return null;
  } catch (error) {
    const isTheFiles = isFailure(error) && error.status < 500 && !notTheFiles.has(error.status);
    if (!isTheFiles) throw error;
    return error.said;
  }
}
