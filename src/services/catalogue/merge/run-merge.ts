import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Engine } from '#database/database.ts';
import {
  copyType,
  dropParentChange,
  findEntry,
  hasPieces,
  isFollowed,
  type MergePair,
  moveNext,
} from '#database/queries/catalogue/merge/merge-entries.ts';
import {
  type CatalogueMergeRow,
  endMerge,
  keepMerge,
  type MovedPiece,
  spellNext,
  takeMerge,
} from '#database/queries/catalogue/merge/merges.ts';
import {
  renameElsewhere,
  saveMovedEntry,
} from '#database/queries/catalogue/merge/named-elsewhere.ts';
import {
  deleteTaxonomyEntry,
  lockTaxonomyEntry,
  type TaxonomyRow,
  updateTaxonomyEntry,
} from '#database/queries/taxonomy.ts';
import { cacheTags, ofAppearing, tagsOfParents, valuesOf } from '#domain/cache-tags.ts';
import { inTranslations, translatedField, translationsOf } from '#languages/translations.ts';
import type { AppContext } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { removeUnusedAssets } from '../../media/sweep-media.ts';
import { write } from '../../write.ts';
import { tagsOfTaxonomyEdit, tagsOfTaxonomyEntry } from '../taxonomy-tags.ts';
import { pairsOfMerge } from './plan-merge.ts';

/** Products of one step: embedded, readers wait for it. */
const STEP: Record<Engine, number> = { embedded: 5, postgresql: 100 };

type Touch = (...tags: string[]) => void;
type Step = { isMore: boolean; unused?: string[] };

/**
 * Does the next step of a merge or move, in a transaction of its own: a process that dies in it has changed nothing,
 * and whichever comes next goes on. Returns whether there may be more at once.
 */
export async function mergeNext(context: AppContext, signal?: AbortSignal): Promise<boolean> {
  const begun = performance.now();
  const { isMore, unused = [] } = await write(context, async (db, touch): Promise<Step> => {
    const merge = await takeMerge(db);
    if (merge === null) return { isMore: false };
    return merge.kind === 'brand'
      ? spellStep(context, db, touch, merge)
      : entryStep(context, db, touch, merge);
  });
  if (unused.length > 0) await removeUnusedAssets(context, unused);
  // Readers have as much time in between.
  const took = performance.now() - begun;
  if (isMore) await wait(took, undefined, signal && { signal }).catch(() => {});
  return isMore;
}

async function spellStep(
  context: AppContext,
  db: Database,
  touch: Touch,
  merge: CatalogueMergeRow,
): Promise<Step> {
  const written = await spellNext(db, merge.from, merge.into, STEP[context.engine]);
  touch(...tagsOfMoved(written), ...written.flatMap(valuesOf));
  await keepMerge(db, merge.id, written.length);
  if (written.length === 0) await end(context, db, merge);
  return { isMore: true };
}

async function entryStep(
  context: AppContext,
  db: Database,
  touch: Touch,
  merge: CatalogueMergeRow,
): Promise<Step> {
  const problem = await findProblem(db, merge);
  if (problem !== '') {
    await endMerge(db, merge.id, { at: context.now(), problem });
    return { isMore: true };
  }
  const pairs = await pairsOfMerge(db, merge);
  const along = await moveAlong(db, touch, merge, pairs);
  if (along !== null) {
    await keepMerge(db, merge.id, along);
    return { isMore: true };
  }
  if (await copyTypes(db, touch, pairs)) return { isMore: true };
  const moved = await moveNext(db, pairs, STEP[context.engine]);
  touch(...tagsOfMoved(moved));
  await keepMerge(db, merge.id, moved.length);
  if (moved.length > 0) return { isMore: true };

  // Products of sub-categories that moved along follow as those of any that is moved.
  const [id = ''] = merge.from;
  if (
    merge.how === 'move'
      ? !(await isFollowed(db, id))
      : merge.kind === 'category' && (await hasPieces(db, 'category', id))
  ) {
    return { isMore: false };
  }
  const unused = merge.how === 'move' ? [] : await removeMerged(db, touch, pairs);
  if (unused === null) return { isMore: true };
  await end(context, db, merge);
  return { isMore: true, unused };
}

/** Returns why a merge cannot go on: somebody has deleted what it is about. */
async function findProblem(db: Database, merge: CatalogueMergeRow): Promise<string> {
  const { kind, how, from, into } = merge;
  if (kind === 'brand') return '';
  const [id = ''] = from;
  if ((await findEntry(db, kind, id)) === null) return `“${merge.fromName}” was deleted meanwhile.`;
  const target = how === 'move' ? 'category' : kind;
  if ((await findEntry(db, target, into)) === null)
    return `“${merge.intoName}” was deleted meanwhile.`;
  return '';
}

/** Moves the next sub-category that stays as it is, and returns how many products follow it; null where there is none. */
async function moveAlong(
  db: Database,
  touch: Touch,
  merge: CatalogueMergeRow,
  pairs: readonly MergePair[],
): Promise<number | null> {
  const next = pairs.find((pair) => pair.level === 'sub-category' && pair.into === null);
  if (next === undefined) return null;
  const { from: id } = next;
  const before = await lockTaxonomyEntry(db, 'sub-category', id);
  if (before === null || before.categoryId === merge.into) return null;
  const products = (await findEntry(db, 'sub-category', id))?.products ?? 0;
  const after = await updateTaxonomyEntry(db, 'sub-category', id, { categoryId: merge.into });
  if (after === null) return null;
  touch(...(await tagsOfTaxonomyEdit(db, 'sub-category', before, after)));
  await saveMovedEntry(db, `${before.categoryId}/${id}`, `${merge.into}/${id}`);
  return products;
}

/** Copies the types that the other sub-category lacks; returns whether there were any. */
async function copyTypes(
  db: Database,
  touch: Touch,
  pairs: readonly MergePair[],
): Promise<boolean> {
  let isAny = false;
  for (const sub of pairs.filter(({ level }) => level === 'sub-category')) {
    if (sub.into === null) continue;
    for (const type of await typesWithout(db, sub.from, pairs)) {
      await copyType(db, type, sub.into);
      isAny = true;
    }
    const entry = isAny ? await findEntry(db, 'sub-category', sub.into) : null;
    if (entry !== null) touch(cacheTags.partsOfCategory(entry.within[0]?.id ?? ''));
  }
  return isAny;
}

/** Returns the types of a sub-category that have no counterpart yet. */
async function typesWithout(
  db: Database,
  subCategoryId: string,
  pairs: readonly MergePair[],
): Promise<string[]> {
  const types: string[] = [];
  for (const { level, from, into } of pairs) {
    if (level !== 'product-type' || into !== null) continue;
    const entry = await findEntry(db, 'product-type', from);
    if (entry?.within.at(-1)?.id === subCategoryId) types.push(from);
  }
  return types;
}

const listOf = {
  category: cacheTags.productsInCategory,
  'sub-category': cacheTags.productsInSubCategory,
  'product-type': cacheTags.productsOfType,
};

const DEEPEST_FIRST = ['product-type', 'sub-category', 'category'] as const;

/**
 * Removes the entries that are empty now, and lets their addresses and whatever names them lead to what they became
 * part of. Returns the pictures that they had; null where somebody has added a product meanwhile.
 */
async function removeMerged(
  db: Database,
  touch: Touch,
  pairs: readonly MergePair[],
): Promise<string[] | null> {
  const pictures: string[] = [];
  for (const kind of DEEPEST_FIRST) {
    for (const { level, from, into } of pairs) {
      if (level !== kind || into === null) continue;
      const goes = await lockTaxonomyEntry(db, kind, from);
      const stays = await lockTaxonomyEntry(db, kind, into);
      if (goes === null || stays === null || (await hasPieces(db, kind, from))) return null;
      await keepNames(db, touch, kind, goes, stays);
      await renameElsewhere(db, from, into);
      await saveMovedEntry(db, from, into);
      await dropParentChange(db, from);
      await deleteTaxonomyEntry(db, kind, from);
      touch(...tagsOfTaxonomyEntry(kind, goes), ...tagsOfTaxonomyEntry(kind, stays));
      touch(listOf[kind](from), cacheTags.label(into), cacheTags.homeContent, cacheTags.attributes);
      if (goes.imageId !== null) pictures.push(goes.imageId);
    }
  }
  touch(cacheTags.categories, cacheTags.navigation, ...ofAppearing);
  return pictures;
}

/** Of two of one name, the one that stays takes over the translations of it that it lacks. */
async function keepNames(
  db: Database,
  touch: Touch,
  kind: MergePair['level'],
  goes: TaxonomyRow,
  stays: TaxonomyRow,
): Promise<void> {
  const isOneName = goes.name.toLowerCase() === stays.name.toLowerCase();
  const names = inTranslations(['name'], (of, to) => {
    const field = translatedField(of, to);
    return stays[field] || goes[field];
  });
  if (!isOneName || translationsOf(names, 'name').join() === translationsOf(stays, 'name').join()) {
    return;
  }
  const after = await updateTaxonomyEntry(db, kind, stays.id, names);
  if (after !== null) touch(...(await tagsOfTaxonomyEdit(db, kind, stays, after)));
}

/** Returns what changes where products leave one entry for another. */
function tagsOfMoved(pieces: readonly MovedPiece[]): string[] {
  const parents = pieces.flatMap((piece) => [
    piece,
    {
      ...piece,
      categoryId: piece.categoryBefore,
      subCategoryId: piece.subCategoryBefore,
      productTypeId: piece.typeBefore,
    },
  ]);
  return [
    ...tagsOfParents(parents),
    ...pieces.flatMap(({ id }) => [cacheTags.product(id), cacheTags.card(id)]),
  ];
}

async function end(context: AppContext, db: Database, merge: CatalogueMergeRow): Promise<void> {
  await endMerge(db, merge.id, { at: context.now(), problem: '' });
  const { kind, from, into, asked, adminId: id, adminName: name } = merge;
  await audit(
    db,
    { role: 'admin', id, name },
    {
      action: 'end-merge',
      entity: kind,
      entityId: kind === 'brand' ? into : (from[0] ?? ''),
      after: {
        how: asked,
        from: merge.fromName,
        into: { id: into, name: merge.intoName },
        pieces: merge.done,
      },
    },
  );
}
