import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import {
  lockTaxonomyEntry,
  type TaxonomyChanges,
  type TaxonomyKind,
  type TaxonomyRow,
  updateTaxonomyEntry,
} from '#database/queries/taxonomy.ts';
import type { KnownActor } from '#domain/policy.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound, stale } from '../failure.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { write } from '../write.ts';
import { withPicture } from './store-picture.ts';
import { taxonomyKindName } from './taxonomy-kind-name.ts';
import { tagsOfTaxonomyEntry, tagsWithinTaxonomyEntry } from './taxonomy-tags.ts';

type Edit = {
  kind: TaxonomyKind;
  id: string;
  changes: Omit<TaxonomyChanges, 'imageId'>;
  /** Replaces the current one; without it the current one stays. */
  picture?: UploadedFile | undefined;
  /** The version that was edited; where the entry is newer by now, 409. */
  version?: number | undefined;
  /** The word for the audit list. */
  action: string;
};

/** Changes an entry. A sub-category's products and types move with it to another category. */
export function editTaxonomyEntry(
  context: AppContext,
  actor: KnownActor,
  edit: Edit,
): Promise<void> {
  const { kind, id, changes, version } = edit;
  return withPicture(context, edit.picture, async (imageId) => {
    const before = await write(context, async (db, touch) => {
      await recheckActor(db, actor, 'admin', context.now());
      const before = await lockTaxonomyEntry(db, kind, id);
      if (before === null) throw notFound(taxonomyKindName(kind));
      if (version !== undefined && version !== before.version) throw stale();
      const after = await updateTaxonomyEntry(db, kind, id, {
        ...changes,
        ...(imageId !== undefined && { imageId }),
      });
      if (after === null) throw notFound(taxonomyKindName(kind));
      if (imageId !== undefined) await settleMediaAssets(db, [imageId]);

      touch(...tagsOfTaxonomyEntry(kind, before), ...tagsOfTaxonomyEntry(kind, after));
      if (isAnother(before, after)) touch(...(await tagsWithinTaxonomyEntry(db, kind, id)));
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

/** Whether the change shows on products, moves them, or hides or shows them. */
function isAnother(before: TaxonomyRow, after: TaxonomyRow): boolean {
  return (['name', 'status', 'categoryId', 'subCategoryId'] as const).some(
    (field) => before[field] !== after[field],
  );
}
