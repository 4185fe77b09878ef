import { orderTaxonomy as call, categoryCalls } from '#contracts/calls/taxonomy.ts';
import type {
  CategoryInput,
  FocusInput,
  Listing,
  ProductTypeInput,
  SubCategoryInput,
  TaxonomyOrder,
} from '#contracts/category.ts';
import { newId } from '#database/new-id.ts';
import { insertBinEntry, readWholeEntry } from '#database/queries/bin.ts';
import { saveMovedEntry } from '#database/queries/catalogue/merge/named-elsewhere.ts';
import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import {
  deleteTaxonomyEntry,
  insertTaxonomyEntry,
  lockTaxonomyEntry,
  lockTaxonomyWithin,
  setTaxonomyOrder,
  type TaxonomyChanges,
  type TaxonomyKind,
  updateTaxonomyEntry,
} from '#database/queries/taxonomy.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { Actor, KnownActor } from '#domain/policy.ts';
import type { Thing } from '#languages/en/refusals/general.ts';
import { toAdmins } from '#languages/said.ts';
import { inTranslations, translatedField } from '#languages/translations.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, notFound, stale } from '../failure.ts';
import type { UploadedFile } from '../media/receive-file.ts';
import { write, writeAs } from '../write.ts';
import { focusOfPicture, withPicture } from './store-picture.ts';
import { tagsOfTaxonomyEdit, tagsOfTaxonomyEntry } from './taxonomy-tags.ts';

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
    const { focusX = null, focusY = null } = await focusOfPicture(input, picture);
    const status = input.status ?? 'LISTED';
    const values = {
      ...input,
      ...inTranslations(['name', 'description'], (of, to) => input[translatedField(of, to)] ?? ''),
      ...{ status, imageId: imageId ?? null, focusX, focusY },
    };
    await writeAs(context, actor, categoryCalls.edit, async (db, touch) => {
      await insertTaxonomyEntry(db, kind, { id, ...values, createdAt: context.now() });
      if (imageId !== undefined) await settleMediaAssets(db, [imageId]);
      touch(...tagsOfTaxonomyEntry(kind, { id, ...values, version: 1 }));
      await audit(db, actor, { action: `add-${kind}`, entity: kind, entityId: id, after: values });
    });
    return { result: id, replaced: null };
  });
}

type Edit = {
  kind: TaxonomyKind;
  id: string;
  changes: Omit<TaxonomyChanges, 'imageId' | keyof FocusInput> & FocusInput;
  /** Replaces the current one; without it the current one stays. */
  picture?: UploadedFile | undefined;
  /** The version that was edited; where the entry is newer by now, 409. */
  version?: number | undefined;
  /** The word for the audit list. */
  action: string;
};

/** Changes an entry. A sub-category's products, types and addresses move with it to another category. */
export function editTaxonomyEntry(
  context: AppContext,
  actor: KnownActor,
  edit: Edit,
): Promise<void> {
  const { kind, id, changes, version } = edit;
  return withPicture(context, edit.picture, async (imageId) => {
    const focus = await focusOfPicture(changes, edit.picture);
    const before = await writeAs(context, actor, categoryCalls.edit, async (db, touch) => {
      const before = await lockTaxonomyEntry(db, kind, id);
      if (before === null) throw notFound(taxonomyKindName(kind));
      if (version !== undefined && version !== before.version) throw stale();
      const after = await updateTaxonomyEntry(db, kind, id, {
        ...changes,
        ...focus,
        ...(imageId !== undefined && { imageId }),
      });
      if (after === null) throw notFound(taxonomyKindName(kind));
      if (imageId !== undefined) await settleMediaAssets(db, [imageId]);
      if (kind === 'sub-category' && before.categoryId !== after.categoryId) {
        await saveMovedEntry(db, `${before.categoryId}/${id}`, `${after.categoryId}/${id}`);
      }
      touch(...(await tagsOfTaxonomyEdit(db, kind, before, after)));
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

/** Puts an entry that nothing uses into the bin; throws 409 and says what uses it. */
export async function removeTaxonomyEntry(
  context: AppContext,
  actor: Actor,
  kind: TaxonomyKind,
  id: string,
): Promise<void> {
  await write(context, async (db, touch) => {
    const before = await lockTaxonomyEntry(db, kind, id);
    if (before === null) throw notFound(taxonomyKindName(kind));
    const { name, imageId } = before;
    const entry = { id, kind, name, imageId, deletedAt: context.now() };
    await insertBinEntry(db, { ...entry, before: await readWholeEntry(db, kind, id) });
    touch(...tagsOfTaxonomyEntry(kind, before));
    await deleteTaxonomyEntry(db, kind, id);
    const { id: _, version: __, ...was } = before;
    await audit(db, actor, {
      action: `delete-${kind}`,
      entity: kind,
      entityId: id,
      before: was,
    });
  });
}

/** Lists or unlists an entry, and with it everything under it. */
export function changeListing(
  context: AppContext,
  actor: KnownActor,
  kind: TaxonomyKind,
  id: string,
  status: Listing,
): Promise<void> {
  const action = `${status === 'LISTED' ? 'list' : 'unlist'}-${kind}`;
  return editTaxonomyEntry(context, actor, { kind, id, changes: { status }, action });
}

/** The kind's name in messages. */
function taxonomyKindName(kind: TaxonomyKind): Thing {
  return kind === 'product-type' ? 'product type' : kind;
}

/**
 * Puts the categories, or the entries within one, in order; those that are not named come last, as they were.
 * 422 where one of them is not among them, 409 where others are by now, or in another order than `was`.
 */
export function orderTaxonomy(
  context: AppContext,
  actor: KnownActor,
  { level, within, entries, was }: TaxonomyOrder,
): Promise<void> {
  return writeAs(context, actor, call, async (db, touch) => {
    const before = await lockTaxonomyWithin(db, level, within);
    if (before.map(({ id }) => id).join() !== was.join()) throw stale();
    const wanted = [...new Set(entries)];
    const first = wanted.flatMap((id) => before.find((each) => each.id === id) ?? []);
    if (first.length < wanted.length) {
      throw invalid('entries', toAdmins('One of these entries was deleted. Reload the page.'));
    }
    const after = [...first, ...before.filter((each) => !first.includes(each))];
    await setTaxonomyOrder(
      db,
      level,
      after.map(({ id }) => id),
    );
    if (before.every((each, index) => each === after[index])) return;
    touch(...tagsOf(level, after));
    await audit(db, actor, {
      action: `order-${level}`,
      entity: level,
      entityId: within ?? 'all',
      before: { order: before.map(({ name }) => name) },
      after: { order: after.map(({ name }) => name) },
    });
  });
}

/** What shows these entries beside each other: lists, headers, and what a list can be narrowed by. */
function tagsOf(
  level: TaxonomyOrder['level'],
  entries: readonly { id: string; categoryId: string }[],
): string[] {
  const ids = entries.map(({ id }) => id);
  if (level === 'category') {
    return [cacheTags.categories, cacheTags.navigation, ...ids.map(cacheTags.category)];
  }
  const parts = [...new Set(entries.map(({ categoryId }) => categoryId))].map(
    cacheTags.partsOfCategory,
  );
  if (level === 'product-type') return parts;
  return [...parts, cacheTags.navigation, ...ids.map(cacheTags.label)];
}
