import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#database/database.ts';
import {
  isPreviewedWith,
  maySessionSee,
  sellersOfAsset,
} from '#database/queries/media/asset-sellers.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { readPreview } from '../content/shown-pages.ts';
import { IDLE_MS } from '../sessions/sessions.ts';

/**
 * Whether an asset is public: shown by an active seller, the catalogue, or what was published of the shop's content.
 * `tags` name the changes that can end this; empty where it must be asked each time.
 */
export async function isPublic(
  db: Database,
  assetId: string,
): Promise<{ isPublic: boolean; tags: string[] }> {
  const { sellers, isOfShop } = await sellersOfAsset(db, assetId);
  const shown = sellers.filter((seller) => seller.shown);
  if (isOfShop) return { isPublic: true, tags: [cacheTags.mediaOfTaxonomy] };
  return {
    isPublic: shown.length > 0,
    tags: shown.map(({ id }) => cacheTags.mediaOfSeller(id)),
  };
}

type Issuer = Pick<AppContext, 'tokenSecret'>;

/**
 * A signed session id for the cookie by which `<img>` shows pictures that are not public. Valid for
 * media alone, while the session lasts.
 */
export const issueMediaPass = (context: Issuer, sessionId: string) =>
  `${sessionId}.${signature(context, sessionId)}`;

/** Whether one of these passes may see an asset that is not public. */
export async function passShows(
  context: Issuer & Pick<AppContext, 'db' | 'now'>,
  passes: readonly string[],
  assetId: string,
): Promise<boolean> {
  const now = context.now();
  const since = (ms: number) => new Date(now.getTime() - ms);
  const seenSince = { admin: since(IDLE_MS.admin), seller: since(IDLE_MS.seller) };
  for (const pass of passes) {
    const [sessionId = '', signed = ''] = pass.split('.');
    const expected = signature(context, sessionId);
    const isOurs =
      signed.length === expected.length &&
      timingSafeEqual(Buffer.from(signed), Buffer.from(expected));
    const asked = { sessionId, assetId, now, seenSince };
    if (isOurs && (await maySessionSee(context.db, asked))) return true;
  }
  return false;
}

/** Whether one of these links to a preview, from the cookie that its page sets, shows an asset. */
export async function previewShows(
  context: Issuer & Pick<AppContext, 'db' | 'now'>,
  links: readonly string[],
  assetId: string,
): Promise<boolean> {
  for (const link of links) {
    const previewed = readPreview(context, link);
    if (previewed !== null && (await isPreviewedWith(context.db, previewed, assetId))) return true;
  }
  return false;
}

function signature({ tokenSecret }: Issuer, sessionId: string) {
  return createHmac('sha256', tokenSecret)
    .update(`media pass ${sessionId}`)
    .digest('base64url')
    .slice(0, 32);
}
