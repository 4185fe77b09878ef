import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { MediaKind } from '#contracts/media.ts';
import { said } from '#languages/said.ts';
import { mediaError } from '../media-error.ts';

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';
export type VideoContainer = 'mp4' | 'mov';

const PICTURES: Record<string, PictureFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
};
const VIDEOS: Record<string, VideoContainer> = { mp4: 'mp4', m4v: 'mp4', mov: 'mov' };

/** All known signatures are within these first bytes; no parser is given more. */
const SIGNATURE_BYTES = 4100;

/** Returns a picture's format by its content; throws 415 for anything else. */
export async function identifyPicture(file: string | Buffer): Promise<PictureFormat> {
  const found = await typeOf(file);
  const format = PICTURES[found?.mime ?? ''];
  if (format) return format;
  const isHeic = /^image\/hei[cf]/.test(found?.mime ?? '');
  throw isHeic ? mediaError('unsupported-type', said('heicRefused')) : wrongKind('image');
}

/** Returns a video's container, MP4 or MOV, by its content; throws 415 for anything else. */
export async function identifyVideo(path: string): Promise<VideoContainer> {
  const container = VIDEOS[(await typeOf(path))?.ext ?? ''];
  if (container) return container;
  throw wrongKind('video');
}

/** Returns the refusal of a file that is not of its kind. */
export const wrongKind = (kind: MediaKind) =>
  mediaError('unsupported-type', kind === 'image' ? said('notAPicture') : said('notAVideo'));

async function typeOf(file: string | Buffer) {
  return fileTypeFromBuffer(
    typeof file === 'string' ? await startOf(file) : file.subarray(0, SIGNATURE_BYTES),
  );
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(SIGNATURE_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
