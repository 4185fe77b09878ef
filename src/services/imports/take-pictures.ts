import type { ImportPictures } from '#contracts/product-import.ts';
import {
  countMissingPictures,
  listImportPictures,
  setImportPicture,
} from '#database/queries/imports/import-pictures.ts';
import type { Actor } from '#domain/policy.ts';
import { askAgain } from '../accounts/ask-again.ts';
import { isFailure } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import { ingestUpload } from '../media/ingest-upload.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { write } from '../write.ts';
import { findImport } from './find-import.ts';
import { fileNameOf } from './read-cell.ts';

type AskingSeller = Extract<Actor, { role: 'seller' }>;
const notTheFiles = new Set([401, 403]);

/** Takes files for the names that an import's rows give; the rest are left and told of. */
export async function takePictures(
  market: Marketplace,
  actor: AskingSeller,
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
    const refusal = await takePicture(market, actor, importId, name, file);
    if (refusal === null) told.taken.push(name);
    else told.refused.push({ name, message: refusal });
  }
  return { ...told, missing: await countMissingPictures(market.db, importId) };
}

/**
 * Takes a file for the name that rows give it; returns why not where it is unusable. Throws where
 * that is no fault of the file's: too many are being looked at, the disk is full, or the seller may
 * not do so any more.
 */
export async function takePicture(
  market: Marketplace,
  actor: AskingSeller,
  importId: string,
  name: string,
  file: UploadedFile,
): Promise<string | null> {
  try {
    const mediaId = await ingestUpload(market, file);
    await write(market, async (db) => {
      await askAgain(db, actor, 'approved-seller', market.now());
      await setImportPicture(db, importId, name, mediaId);
    });
    return null;
  } catch (error) {
    const isTheFiles = isFailure(error) && error.status < 500 && !notTheFiles.has(error.status);
    if (!isTheFiles) throw error;
    return error.message;
  }
}
