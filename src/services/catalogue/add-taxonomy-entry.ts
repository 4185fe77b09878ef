import type { CategoryInput, ProductTypeInput, SubCategoryInput } from '#contracts/category.ts';
import { newId } from '#database/new-id.ts';
import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import { insertTaxonomyEntry, type TaxonomyKind } from '#database/queries/taxonomy.ts';
import type { KnownActor } from '#domain/policy.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { write } from '../write.ts';
import { withPicture } from './store-picture.ts';
import { tagsOfTaxonomyEntry } from './taxonomy-tags.ts';

/** Adds a category, sub-category or product type, by default LISTED, and returns its id. */
export function addTaxonomyEntry(
  context: AppContext,
  actor: KnownActor,
  kind: TaxonomyKind,
  input: CategoryInput | SubCategoryInput | ProductTypeInput,
  picture: UploadedFile | undefined,
): Promise<string> {
  return withPicture(context, picture, async (imageId) => {
    const id = newId();
    const values = { ...input, status: input.status ?? 'LISTED', imageId: imageId ?? null };
    await write(context, async (db, touch) => {
      await recheckActor(db, actor, 'admin', context.now());
      await insertTaxonomyEntry(db, kind, { id, ...values, createdAt: context.now() });
      if (imageId !== undefined) await settleMediaAssets(db, [imageId]);
      touch(...tagsOfTaxonomyEntry(kind, { id, ...values, version: 1 }));
      await audit(db, actor, { action: `add-${kind}`, entity: kind, entityId: id, after: values });
    });
    return { result: id, replaced: null };
  });
}
