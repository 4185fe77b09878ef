import type { MediaKind } from '#contracts/media.ts';
import type { ImportPictures } from '#contracts/product-import.ts';
import {
  countMissingPictures,
  listImportPictures,
  setImportPicture,
} from '#database/queries/imports/import-pictures.ts';
import type { Actor } from '#domain/policy.ts';
import { type ArchiveEntry, walkArchive } from '#media/tables/read-archive.ts';
import { isFailure } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import { ingestUpload } from '../media/ingest-upload.ts';
import { discardFiles, receiveFile } from '../media/receive-file.ts';
import { refusedFile } from '../media/refused-file.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { findImport } from './find-import.ts';
import { fileNameOf } from './read-cell.ts';

const MOST_FILES = 25_000;
const MOST_TOLD = 200;

type Told = Omit<ImportPictures, 'missing'>;
type AskingSeller = Extract<Actor, { role: 'seller' }>;

/** Takes files for the names that an import's rows give; the rest are left and told of. */
export async function takePictures(
  market: Marketplace,
  actor: AskingSeller,
  importId: string,
  files: readonly UploadedFile[],
): Promise<ImportPictures> {
  const wanted = await wantedPictures(market, actor, importId);
  const told: Told = { taken: [], unknown: [], refused: [] };
  for (const file of files) {
    const name = fileNameOf(file.name ?? file.part);
    if (wanted.has(name)) await takeOne(market, importId, name, file, told);
    else told.unknown.push(name);
  }
  return answer(market, importId, told);
}

/** Takes what rows name out of a ZIP archive, file by file; nothing else in it is unpacked. */
export async function takeArchive(
  market: Marketplace,
  actor: AskingSeller,
  importId: string,
  archive: UploadedFile<'archive'>,
): Promise<ImportPictures> {
  const wanted = await wantedPictures(market, actor, importId);
  const told: Told = { taken: [], unknown: [], refused: [] };
  try {
    await walkArchive(archive.path, MOST_FILES, async (entry) => {
      const name = fileNameOf(entry.name);
      if (wanted.has(name)) await takeEntry(market, importId, name, entry, told);
      else if (told.unknown.length < MOST_TOLD) told.unknown.push(name);
    });
  } catch (error) {
    throw refusedFile(archive.part, error);
  }
  return answer(market, importId, told);
}

async function wantedPictures(market: Marketplace, actor: AskingSeller, importId: string) {
  await findImport(market.db, actor.id, importId);
  return listImportPictures(market.db, importId);
}

async function takeEntry(
  market: Marketplace,
  importId: string,
  name: string,
  entry: ArchiveEntry,
  told: Told,
): Promise<void> {
  const kind: MediaKind = /\.(mp4|mov)$/.test(name) ? 'video' : 'image';
  try {
    const file = await receiveFile(market, name, kind, await entry.open(), name);
    try {
      await takeOne(market, importId, name, file, told);
    } finally {
      await discardFiles([file]);
    }
  } catch (error) {
    if (!isFailure(error)) throw error;
    told.refused.push({ name, message: error.message });
  }
}

async function takeOne(
  market: Marketplace,
  importId: string,
  name: string,
  file: UploadedFile,
  told: Told,
): Promise<void> {
  try {
    await setImportPicture(market.db, importId, name, await ingestUpload(market, file));
    told.taken.push(name);
  } catch (error) {
    if (!isFailure(error)) throw error;
    told.refused.push({ name, message: error.message });
  }
}

async function answer(market: Marketplace, id: string, told: Told): Promise<ImportPictures> {
  return { ...told, missing: await countMissingPictures(market.db, id) };
}
