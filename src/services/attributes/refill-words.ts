import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Engine } from '#database/database.ts';
import {
  beginRefill,
  countOwners,
  endRefill,
  keepRefill,
  refillIfFew,
  refillProducts,
  takeRefill,
} from '#database/queries/attributes/refill-products.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { write } from '../write.ts';

/** Products of one step: embedded, readers wait for it. */
const STEP: Record<Engine, number> = { embedded: 5, postgresql: 100 };

/**
 * Has the products of an attribute found by its words and taxonomy entries of now: a few at once, the others by the
 * background. Within a transaction.
 */
export async function refillFew(
  db: Database,
  { id, name }: { id: string; name: string },
): Promise<void> {
  if (await refillIfFew(db, id)) await endRefill(db, id);
  else await beginRefill(db, id, name);
}

/** Writes the next products of attributes that were changed; returns whether there may be more. */
export async function refillNext(context: AppContext, signal?: AbortSignal): Promise<boolean> {
  const begun = performance.now();
  const isMore = await write(context, async (db, touch) => {
    const refill = await takeRefill(db);
    if (refill === null) return false;
    const { attributeId, done } = refill;
    const total = refill.total ?? (await countOwners(db, attributeId));
    const step = STEP[context.engine];
    const last = await refillProducts(db, refill, step);
    if (last !== null) {
      await keepRefill(db, { ...refill, afterId: last, done: done + step, total });
      return true;
    }
    await endRefill(db, attributeId);
    touch(cacheTags.searches, cacheTags.attributes);
    return true;
  });
  // Readers have as much time in between.
  const took = performance.now() - begun;
  if (isMore) await wait(took, undefined, signal && { signal }).catch(() => {});
  return isMore;
}
