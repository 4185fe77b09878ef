import { MOST_TAGS, type TagChange } from '#contracts/sellers/seller-record.ts';
import { addTags, listTags, removeTags } from '#database/queries/sellers/tags.ts';
import { lockSeller } from '#database/queries/sellers.ts';
import type { Actor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { invalid, notFound } from '../../failure.ts';
import { write } from '../../write.ts';

/** Adds tags to a seller and takes others away, whatever else was done meanwhile. Returns those that it has now. */
export function changeTags(
  context: AppContext,
  actor: Extract<Actor, { role: 'admin' }>,
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
