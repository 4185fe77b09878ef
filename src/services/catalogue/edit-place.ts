import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import {
  lockPlace,
  type PlaceChanges,
  type PlaceKind,
  type PlaceRow,
  updatePlace,
} from '#database/queries/places.ts';
import type { KnownActor } from '#domain/policy.ts';
import { askAgain } from '../accounts/ask-again.ts';
import { audit } from '../audit.ts';
import { notFound, stale } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { write } from '../write.ts';
import { placeName } from './place-name.ts';
import { tagsOfPlace, tagsWithinPlace } from './place-tags.ts';
import { withPicture } from './store-picture.ts';

type Edit = {
  kind: PlaceKind;
  id: string;
  changes: Omit<PlaceChanges, 'imageId'>;
  /** Replaces the current one; without it the current one stays (SPEC §4). */
  picture?: UploadedFile | undefined;
  /** The version that was edited; where the place is newer by now, 409. */
  version?: number | undefined;
  /** The word for the audit list. */
  action: string;
};

/** Changes a place. A sub-category's products and types move with it to another category. */
export function editPlace(market: Marketplace, actor: KnownActor, edit: Edit): Promise<void> {
  const { kind, id, changes, version } = edit;
  return withPicture(market, edit.picture, async (imageId) => {
    const before = await write(market, async (db, touch) => {
      await askAgain(db, actor, 'admin', market.now());
      const before = await lockPlace(db, kind, id);
      if (before === null) throw notFound(placeName(kind));
      if (version !== undefined && version !== before.version) throw stale();
      const after = await updatePlace(db, kind, id, {
        ...changes,
        ...(imageId !== undefined && { imageId }),
      });
      if (after === null) throw notFound(placeName(kind));
      if (imageId !== undefined) await settleMediaAssets(db, [imageId]);

      touch(...tagsOfPlace(kind, before), ...tagsOfPlace(kind, after));
      if (isAnother(before, after)) touch(...(await tagsWithinPlace(db, kind, id)));
      const { id: _, version: __, ...was } = before;
      const { id: ___, version: ____, ...is } = after;
      await audit(db, actor, {
        action: edit.action,
        entity: kind,
        entityId: id,
        before: was,
        after: is,
      });
      return before;
    });
    return { result: undefined, replaced: imageId === undefined ? null : before.imageId };
  });
}

/** Whether products show it otherwise, or stand elsewhere, or are hidden or shown by it. */
function isAnother(before: PlaceRow, after: PlaceRow): boolean {
  return (['name', 'status', 'categoryId', 'subCategoryId'] as const).some(
    (field) => before[field] !== after[field],
  );
}
