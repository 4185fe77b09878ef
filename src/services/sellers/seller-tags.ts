import { MOST_TAGS, type TagChange } from '#contracts/sellers/seller-record.ts';
import type { Database } from '#database/database.ts';
import { addTags, listTags, removeTags } from '#database/queries/sellers/record.ts';
import { listTaxonomyOfSeller, lockSeller } from '#database/queries/sellers.ts';
import { cacheTags, tagsOfParents } from '#domain/cache-tags.ts';
import type { AdminActor } from '#domain/policy.ts';
import { otherLanguages } from '#languages/languages.ts';
import { toAdmins } from '#languages/said.ts';
import { type Translated, translatedField } from '#languages/translations.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, notFound } from '../failure.ts';
import { write } from '../write.ts';

/** What of a seller the public can see changed. */
type SellerChange = {
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

/** Adds tags to a seller and takes others away, whatever else was done meanwhile. Returns those that it has now. */
export function changeTags(
  context: AppContext,
  actor: AdminActor,
  sellerId: string,
  { add, remove }: TagChange,
): Promise<string[]> {
  return write(context, async (db) => {
    if ((await lockSeller(db, sellerId)) === null) throw notFound('seller');
    const before = await listTags(db, sellerId);
    await removeTags(db, sellerId, remove);
    await addTags(db, sellerId, add);
    const after = await listTags(db, sellerId);
    if (after.length > MOST_TAGS) {
      throw invalid('add', toAdmins(`A seller has ${MOST_TAGS} tags at most. Remove one first.`));
    }
    if (before.join('\n') !== after.join('\n')) {
      await audit(db, actor, {
        action: 'change-seller-tags',
        entity: 'seller',
        entityId: sellerId,
        before: { tags: before },
        after: { tags: after },
      });
    }
    return after;
  });
}
