import type { UploadedMedia } from '#contracts/product.ts';
import { findMediaAsset } from '#database/queries/media-assets.ts';
import type { Actor } from '#domain/policy.ts';
import { notFound } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import { ingestUpload } from './ingest-upload.ts';
import { presentMedia } from './present-media.ts';
import { issueTicket } from './upload-ticket.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** Takes a file ahead of the form that will use it. Unused, it is swept away after an hour. */
export async function uploadAhead(
  market: Marketplace,
  actor: Extract<Actor, { role: 'seller' }>,
  file: UploadedFile,
): Promise<UploadedMedia> {
  const id = await ingestUpload(market, file);
  const asset = await findMediaAsset(market.db, id);
  if (asset === null) throw notFound('file');
  const ticket = issueTicket(market, actor.id, file.kind, id);
  return { ticket, media: presentMedia(asset, '') };
}
