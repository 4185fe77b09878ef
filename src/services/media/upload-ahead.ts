import { productCalls } from '#contracts/calls/products.ts';
import type { UploadedMedia } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { findMediaAsset, settleMediaAssets } from '#database/queries/media/media-assets.ts';
import { listSellerProductMedia } from '#database/queries/products/write-product.ts';
import type { Actor, KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { failure, notFound } from '../failure.ts';
import { ingestUpload } from './ingest-upload.ts';
import { presentMedia } from './present-media.ts';
import type { UploadedFile } from './receive-file.ts';
import { removeUnusedAssets } from './sweep-media.ts';
import { issueTicket } from './upload-ticket.ts';

/** Tickets for the files of a seller's own product, to copy it. */
export async function ticketsOfProduct(
  context: AppContext,
  actor: Extract<Actor, { role: 'seller' }>,
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
