import { importCalls } from '#contracts/calls/imports.ts';
import type { ImportPictures } from '#contracts/products/product-import.ts';
import {
  countMissingPictures,
  listImportPictures,
  setImportPicture,
} from '#database/queries/imports/import-pictures.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { isFailure } from '../failure.ts';
import { ingestUpload } from '../media/ingest-upload.ts';
import type { UploadedFile } from '../media/receive-file.ts';
import { writeAs } from '../write.ts';
import { findImport } from './find-import.ts';
import { fileNameOf } from './read-cell.ts';

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
