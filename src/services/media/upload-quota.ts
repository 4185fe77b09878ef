import {
  countUploads,
  type UploadsSent,
  uncountUploads,
} from '#database/queries/media/upload-counts.ts';
import type { Actor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';
import { refuseFullDisk } from './disk-space.ts';

type Quoted = Pick<AppContext, 'db' | 'uploadQuota'>;

/** The seller whose quota an upload counts against; null for admins, in support too. */
export function countedSeller(actor: Actor): string | null {
  return actor.role === 'seller' && actor.support === undefined ? actor.id : null;
}

/**
 * Checks before the first file of a form is received: throws 507 where the disk is nearly full, 429 where the seller's
 * daily quota is used up. `bytes` is the request's content length.
 */
export async function refuseUpload(
  context: Quoted & Pick<AppContext, 'diskFolders' | 'minFreeDiskBytes' | 'log'>,
  sellerId: string | null,
  bytes: number,
): Promise<void> {
  await refuseFullDisk(context, bytes);
  if (sellerId === null) return;
  const sent = await countUploads(context.db, sellerId, { uploads: 0, bytes: 0 });
  if (sent.uploads + 1 > context.uploadQuota.uploads || sent.bytes >= context.uploadQuota.bytes) {
    throw overQuota(context, sent);
  }
}

/** Counts an uploaded file; throws 429 and does not count it past the daily quota. */
export async function countUpload(
  context: Quoted,
  sellerId: string | null,
  file: { bytes: number },
): Promise<void> {
  if (sellerId === null) return;
  const counted = { uploads: 1, bytes: file.bytes };
  const sent = await countUploads(context.db, sellerId, counted);
  const { uploads, bytes } = context.uploadQuota;
  if (sent.uploads <= uploads && sent.bytes <= bytes) return;
  await uncountUploads(context.db, sellerId, counted);
  throw overQuota(context, sent);
}

function overQuota({ uploadQuota }: Quoted, { uploads, secondsLeft }: UploadsSent) {
  const hours = Math.ceil(secondsLeft / 3600);
  return failure(
    429,
    'upload-quota',
    uploads > uploadQuota.uploads - 1
      ? said('quotaOfFiles', { files: uploadQuota.uploads.toLocaleString('en-IN'), hours })
      : said('quotaOfBytes', { megabytes: megabytes(uploadQuota.bytes), hours }),
    { retryAfter: secondsLeft },
  );
}

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number) =>
  Math.max(1, Math.floor(bytes / MEGABYTE)).toLocaleString('en-IN');
