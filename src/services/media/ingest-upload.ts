import {
  completeMediaAsset,
  dropUnreadyAsset,
  reserveMediaAsset,
} from '#database/queries/media/media-assets.ts';
import { ingestPicture } from '#media/pictures/ingest-picture.ts';
import { isComplete } from '#media/pictures/responsive-widths.ts';
import { wrongKind } from '#media/receive/identify-file.ts';
import { ingestVideo } from '#media/videos/ingest-video.ts';
import type { AppContext } from '../app-context.ts';
import { refusedFile, type UploadedFile } from './receive-file.ts';

/**
 * Stores an uploaded file before the transaction that will use it, and returns its asset's id. The
 * same content is stored once; a picture that lacks newer widths gets them now. Throws where the
 * file is unusable, and leaves nothing.
 */
export async function ingestUpload(context: AppContext, file: UploadedFile): Promise<string> {
  const { hash: id, kind, bytes } = file;
  const reserved = await reserveMediaAsset(context.db, { id, kind, bytes });
  if (reserved === null) throw refusedFile(file.part, wrongKind(kind));
  const lacksNothing = kind === 'video' || reserved.encoding || isComplete(reserved, reserved);
  if (reserved.ready && lacksNothing) return id;
  try {
    const stored = kind === 'image' ? await pictureOf(context, file) : await videoOf(context, file);
    await completeMediaAsset(context.db, id, stored);
    return id;
  } catch (error) {
    await dropUnreadyAsset(context.db, id);
    throw refusedFile(file.part, error);
  }
}

async function pictureOf(context: AppContext, file: UploadedFile) {
  const { hash: _, complete, ...stored } = await ingestPicture(context.store, file);
  return { ...stored, encoding: !complete };
}

async function videoOf(context: AppContext, file: UploadedFile) {
  const { file: name, width, height } = await ingestVideo(context.store, file);
  return {
    kind: 'video' as const,
    file: name,
    width,
    height,
    webp: [],
    avif: [],
    placeholder: '',
    color: '',
    look: null,
    encoding: false,
  };
}
