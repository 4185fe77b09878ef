import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '#database/database.ts';
import {
  endPass,
  keepProgress,
  takeParentChange,
  type WrittenProduct,
  writeNextProducts,
} from '#database/queries/parent-changes.ts';
import { cacheTags, tagsOfParents } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';

/** How long a step may take. Embedded, readers wait for it. */
const STEP_MS: Record<Engine, number> = { embedded: 12, postgresql: 100 };
const FIRST_STEP: Record<Engine, number> = { embedded: 5, postgresql: 100 };
const LONGEST_STEP = 500;

/**
 * Returns what writes the next products of renamed, moved, hidden or shown sellers and taxonomy entries, and returns whether
 * there may be more. Steps are as long as they may take, and leave readers as much time between them.
 */
export function parentChangeWriter(): (
  context: AppContext,
  signal?: AbortSignal,
) => Promise<boolean> {
  let size = 0;
  return async (context, signal) => {
    size ||= FIRST_STEP[context.engine];
    const begun = performance.now();
    const written = await writeStep(context, size);
    const took = performance.now() - begun;
    if (written === null) return false;
    if (written === size || took > STEP_MS[context.engine]) {
      const wanted = Math.round((size * STEP_MS[context.engine]) / took);
      size = Math.max(1, Math.min(wanted, size * 2, LONGEST_STEP));
    }
    await wait(took, undefined, signal && { signal }).catch(() => {});
    return true;
  };
}

/** Returns how many products were written; null where nothing waits. */
function writeStep(context: AppContext, size: number): Promise<number | null> {
  return write(context, async (db, touch) => {
    const change = await takeParentChange(db);
    if (change === null) return null;
    const written = await writeNextProducts(db, change, size);
    const last = written.at(-1);
    if (last !== undefined) await keepProgress(db, change, last, written.length);
    if (change.showing || change.parent === 'sub_category') touch(...tagsOfWritten(written));
    if (written.length < size) {
      await endPass(db, change);
      touch(cacheTags.searches);
    }
    return written.length;
  });
}

/** Returns what changes when these products appear, or come from another category. */
function tagsOfWritten(products: readonly WrittenProduct[]): string[] {
  const parents = products.flatMap((product) => [
    product,
    { ...product, categoryId: product.categoryBefore },
  ]);
  return [
    ...tagsOfParents(parents),
    ...products.flatMap(({ id }) => [cacheTags.product(id), cacheTags.card(id)]),
  ];
}
