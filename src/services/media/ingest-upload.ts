import {
  completeMediaAsset,
  dropUnreadyAsset,
  reserveMediaAsset,
} from '#database/queries/media-assets.ts';
import { ingestPicture } from '#media/ingest-picture.ts';
import { ingestVideo } from '#media/ingest-video.ts';
import type { Marketplace } from '../marketplace.ts';
import { refusedFile } from './refused-file.ts';
import type { UploadedFile } from './uploaded-file.ts';

/**
 * Takes an uploaded file into the store and answers its asset's id, before the transaction that
 * will use it. The same content is stored once. What is unusable is refused and leaves nothing.
 */
export async function ingestUpload(market: Marketplace, file: UploadedFile): Promise<string> {
  const { hash: id, kind, bytes } = file;
  const isThere = await reserveMediaAsset(market.db, { id, kind, bytes });
  if (isThere) return id;
  try {
    const stored = kind === 'image' ? await pictureOf(market, file) : await videoOf(market, file);
    await completeMediaAsset(market.db, id, stored);
    return id;
  } catch (error) {
    await dropUnreadyAsset(market.db, id);
    throw refusedFile(file.part, error);
  }
}

async function pictureOf(market: Marketplace, file: UploadedFile) {
  const { kind: _, hash: __, complete, ...stored } = await ingestPicture(market.store, file);
  return { ...stored, encoding: !complete };
}

async function videoOf(market: Marketplace, file: UploadedFile) {
  const { file: name, width, height } = await ingestVideo(market.store, file);
  return {
    file: name,
    width,
    height,
    webp: [],
    avif: [],
    placeholder: '',
    color: '',
    encoding: false,
  };
}
