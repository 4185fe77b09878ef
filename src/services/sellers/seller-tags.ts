import type { Database } from '#database/database.ts';
import { listTaxonomyOfSeller } from '#database/queries/sellers.ts';
import { cacheTags, tagsOfParents } from '#domain/cache-tags.ts';
import { otherLanguages } from '#languages/languages.ts';
import { type Translated, translatedField } from '#languages/translations.ts';

/** What of a seller the public can see changed. */
export type SellerChange = {
  name?: unknown;
  chatIndia?: unknown;
  chatEmirates?: unknown;
  imageId?: unknown;
  awayUntil?: unknown;
  city?: unknown;
  replyTime?: unknown;
} & Partial<Translated<'city', unknown>>;

/** Returns what changes when these fields of a seller do. */
export function tagsOfSellerEdit(id: string, changes: SellerChange): string[] {
  const { name, chatIndia, chatEmirates, imageId, awayUntil, city, replyTime } = changes;
  const cities = otherLanguages.map((language) => changes[translatedField('city', language)]);
  const onProducts = [
    name,
    chatIndia,
    chatEmirates,
    imageId,
    awayUntil,
    city,
    replyTime,
    ...cities,
  ];
  const isOnProducts = onProducts.some((one) => one !== undefined);
  return [
    cacheTags.seller(id),
    ...(isOnProducts ? [cacheTags.label(id)] : []),
    ...(name === undefined ? [] : [cacheTags.sellers, cacheTags.searches]),
    ...(imageId === undefined ? [] : [cacheTags.mediaOfSeller(id)]),
  ];
}

/** Returns what changes when a seller with all its products appears or disappears. */
export async function tagsWithSeller(db: Database, sellerId: string): Promise<string[]> {
  const taxonomy = await listTaxonomyOfSeller(db, sellerId);
  return [
    cacheTags.seller(sellerId),
    cacheTags.label(sellerId),
    cacheTags.sellers,
    cacheTags.productsOfSeller(sellerId),
    cacheTags.mediaOfSeller(sellerId),
    ...tagsOfParents(taxonomy.map((ids) => ({ ...ids, sellerId }))),
  ];
}
