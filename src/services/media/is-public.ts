import type { Database } from '#database/database.ts';
import { sellersOfAsset } from '#database/queries/media/asset-sellers.ts';
import { cacheTags } from '#domain/cache-tags.ts';

/**
 * Whether an asset is public: false where only hidden sellers use it. `tags` name the changes that
 * can end this; empty where it must be asked each time.
 */
export async function isPublic(
  db: Database,
  assetId: string,
): Promise<{ isPublic: boolean; tags: string[] }> {
  const { sellers, isOfTaxonomy } = await sellersOfAsset(db, assetId);
  const shown = sellers.filter((seller) => seller.shown);
  if (isOfTaxonomy) return { isPublic: true, tags: [cacheTags.categories] };
  return {
    isPublic: shown.length > 0 || sellers.length === 0,
    tags: shown.flatMap(({ id }) => [cacheTags.seller(id), cacheTags.productsOfSeller(id)]),
  };
}
