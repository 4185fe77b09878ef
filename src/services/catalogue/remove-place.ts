import { deletePlace, lockPlace, type PlaceKind } from '#database/queries/places.ts';
import type { Actor } from '#domain/policy.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { write } from '../write.ts';
import { placeName } from './place-name.ts';
import { tagsOfPlace, tagsWithinPlace } from './place-tags.ts';

/** Deletes a place that nothing uses; while something does, answers 409 and says what. */
export async function removePlace(
  market: Marketplace,
  actor: Actor,
  kind: PlaceKind,
  id: string,
): Promise<void> {
  const imageId = await write(market, async (db, touch) => {
    const before = await lockPlace(db, kind, id);
    if (before === null) throw notFound(placeName(kind));
    touch(...tagsOfPlace(kind, before), ...(await tagsWithinPlace(db, kind, id)));
    await deletePlace(db, kind, id);
    const { id: _, version: __, ...was } = before;
    await audit(db, actor, {
      action: `delete-${kind}`,
      entity: kind,
      entityId: id,
      before: was,
    });
    return before.imageId;
  });
  if (imageId !== null) await removeUnusedAssets(market, [imageId]);
}
