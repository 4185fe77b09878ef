import {
  deleteTaxonomyEntry,
  lockTaxonomyEntry,
  type TaxonomyKind,
} from '#database/queries/taxonomy.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { write } from '../write.ts';
import { taxonomyKindName } from './taxonomy-kind-name.ts';
import { tagsOfTaxonomyEntry, tagsWithinTaxonomyEntry } from './taxonomy-tags.ts';

/** Deletes an entry that nothing uses; throws 409 and says what uses it. */
export async function removeTaxonomyEntry(
  context: AppContext,
  actor: Actor,
  kind: TaxonomyKind,
  id: string,
): Promise<void> {
  const imageId = await write(context, async (db, touch) => {
    const before = await lockTaxonomyEntry(db, kind, id);
    if (before === null) throw notFound(taxonomyKindName(kind));
    touch(...tagsOfTaxonomyEntry(kind, before), ...(await tagsWithinTaxonomyEntry(db, kind, id)));
    await deleteTaxonomyEntry(db, kind, id);
    const { id: _, version: __, ...was } = before;
    await audit(db, actor, {
      action: `delete-${kind}`,
      entity: kind,
      entityId: id,
      before: was,
    });
    return before.imageId;
  });
  if (imageId !== null) await removeUnusedAssets(context, [imageId]);
}
