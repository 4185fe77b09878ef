import { createHmac, timingSafeEqual } from 'node:crypto';
import { productCalls } from '#contracts/calls/products.ts';
import type { MediaKind } from '#contracts/media.ts';
import type { UploadedMedia } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import {
  findMediaAsset,
  renewReservation,
  settleMediaAssets,
} from '#database/queries/media/media-assets.ts';
import {
  countUploads,
  type UploadsSent,
  uncountUploads,
} from '#database/queries/media/upload-counts.ts';
import { listSellerProductMedia } from '#database/queries/products/write-product.ts';
import type { Actor, KnownActor, SellerActor } from '#domain/policy.ts';
import { formatCount } from '#languages/count.ts';
import { said } from '#languages/said.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { ingestUpload } from './ingest-upload.ts';
import { presentMedia } from './present-media.ts';
import { refuseFullDisk, type UploadedFile } from './receive-file.ts';
import { removeUnusedAssets } from './sweep-media.ts';

type Issuer = Pick<AppContext, 'tokenSecret'>;

/**
 * Ticket for a file sent ahead of its form: the asset id signed for its holder, since the ids are
 * in public addresses and would let anybody use anybody's files.
 */
function issueTicket(context: Issuer, holder: string, kind: MediaKind, mediaId: string): string {
  return `${kind}.${mediaId}.${signature(context, holder, kind, mediaId)}`;
}

/**
 * Returns the assets of tickets and reserves them for this save. Throws 422 for a ticket of another
 * holder or a removed file.
 */
export async function redeemTickets(
  context: Issuer & Pick<AppContext, 'db'>,
  holder: string,
  tickets: readonly string[],
): Promise<{ part: string; mediaId: string }[]> {
  const redeemed: { part: string; mediaId: string }[] = [];
  for (const ticket of new Set(tickets)) {
    const [kind = '', mediaId = '', signed = ''] = ticket.split('.');
    const expected = signature(context, holder, kind, mediaId);
    const isOwn =
      signed.length === expected.length &&
      timingSafeEqual(Buffer.from(signed), Buffer.from(expected));
    if (!isOwn || !(await renewReservation(context.db, mediaId))) {
      throw invalid('uploads', said('ticketTooOld'));
    }
    redeemed.push({ part: ticket, mediaId });
  }
  return redeemed;
}

function signature({ tokenSecret }: Issuer, holder: string, kind: string, mediaId: string) {
  return createHmac('sha256', tokenSecret)
    .update(`upload ${holder} ${kind} ${mediaId}`)
    .digest('base64url')
    .slice(0, 32);
}

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
      ? said('quotaOfFiles', { files: formatCount(uploadQuota.uploads), hours })
      : said('quotaOfBytes', { megabytes: megabytes(uploadQuota.bytes), hours }),
    { retryAfter: secondsLeft },
  );
}

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number) => formatCount(Math.max(1, Math.floor(bytes / MEGABYTE)));

/** Tickets for the files of a seller's own product, to copy it. */
export async function ticketsOfProduct(
  context: AppContext,
  actor: SellerActor,
  productId: string,
): Promise<UploadedMedia[]> {
  const media = await listSellerProductMedia(context.db, actor.id, productId);
  if (media === null) throw notFound('product');
  return media.map((asset) => ({
    ticket: issueTicket(context, actor.id, asset.kind, asset.id),
    media: presentMedia(asset, ''),
  }));
}

/**
 * Stores a file ahead of its form. Unused, it is removed after an hour; where its sender may no
 * longer send it or has cancelled (`isGone`), at once.
 */
export async function uploadAhead(
  context: AppContext,
  actor: KnownActor,
  file: UploadedFile,
  isGone: () => boolean = () => false,
): Promise<UploadedMedia> {
  const id = await ingestUpload(context, file);
  try {
    await context.db.transaction((db) =>
      recheckActor(db as Database, actor, productCalls[actor.role].edit, context.now()),
    );
    if (isGone()) throw cutOff();
  } catch (error) {
    await settleMediaAssets(context.db, [id]);
    await removeUnusedAssets(context, [id]);
    throw error;
  }
  const asset = await findMediaAsset(context.db, id);
  if (asset === null) throw notFound('file');
  const ticket = issueTicket(context, actor.id, file.kind, id);
  return { ticket, media: presentMedia(asset, '') };
}

const cutOff = () => failure(400, 'upload-cut-off', said('uploadCutOff'));
