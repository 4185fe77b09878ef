import type { ImportPictures } from '#contracts/product-import.ts';
import {
  countMissingPictures,
  listImportPictures,
  setImportPicture,
} from '#database/queries/imports/import-pictures.ts';
import type { Actor } from '#domain/policy.ts';
import { isFailure } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import { ingestUpload } from '../media/ingest-upload.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { findImport } from './find-import.ts';
import { fileNameOf } from './read-cell.ts';

/** Takes files for the names that an import's rows give; the rest are left and told of. */
export async function takePictures(
  market: Marketplace,
  actor: Extract<Actor, { role: 'seller' }>,
  importId: string,
  files: readonly UploadedFile[],
): Promise<ImportPictures> {
  await findImport(market.db, actor.id, importId);
  const wanted = await listImportPictures(market.db, importId);
  const told: Omit<ImportPictures, 'missing'> = { taken: [], unknown: [], refused: [] };
  for (const file of files) {
    const name = fileNameOf(file.name ?? file.part);
    if (!wanted.has(name)) {
      told.unknown.push(name);
      continue;
    }
    const refusal = await takePicture(market, importId, name, file);
    if (refusal === null) told.taken.push(name);
    else told.refused.push({ name, message: refusal });
  }
  return { ...told, missing: await countMissingPictures(market.db, importId) };
}

/**
 * Takes a file for the name that rows give it; returns why not where it is unusable. Throws where
 * that is no fault of the file's: too many are being looked at, or the disk is full.
 */
export async function takePicture(
  market: Marketplace,
  importId: string,
  name: string,
  file: UploadedFile,
): Promise<string | null> {
  try {
    await setImportPicture(market.db, importId, name, await ingestUpload(market, file));
    return null;
  } catch (error) {
    if (!isFailure(error) || error.status >= 500) throw error;
    return error.message;
  }
}
