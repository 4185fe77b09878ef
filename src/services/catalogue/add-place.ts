import type { CategoryInput, ProductTypeInput, SubCategoryInput } from '#contracts/category.ts';
import { newId } from '#database/new-id.ts';
import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import { insertPlace, type PlaceKind } from '#database/queries/places.ts';
import type { KnownActor } from '#domain/policy.ts';
import { askAgain } from '../accounts/ask-again.ts';
import { audit } from '../audit.ts';
import type { Marketplace } from '../marketplace.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { write } from '../write.ts';
import { tagsOfPlace } from './place-tags.ts';
import { withPicture } from './store-picture.ts';

/** Adds a category, sub-category or product type, LISTED unless told otherwise, and answers its id. */
export function addPlace(
  market: Marketplace,
  actor: KnownActor,
  kind: PlaceKind,
  input: CategoryInput | SubCategoryInput | ProductTypeInput,
  picture: UploadedFile | undefined,
): Promise<string> {
  return withPicture(market, picture, async (imageId) => {
    const id = newId();
    const values = { ...input, status: input.status ?? 'LISTED', imageId: imageId ?? null };
    await write(market, async (db, touch) => {
      await askAgain(db, actor, 'admin', market.now());
      await insertPlace(db, kind, { id, ...values, createdAt: market.now() });
      if (imageId !== undefined) await settleMediaAssets(db, [imageId]);
      touch(...tagsOfPlace(kind, { id, ...values, version: 1 }));
      await audit(db, actor, { action: `add-${kind}`, entity: kind, entityId: id, after: values });
    });
    return { result: id, replaced: null };
  });
}
