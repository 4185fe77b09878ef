import type { MatchingChange, MatchingStep } from '#contracts/product.ts';
import { listAllProducts } from '#database/queries/products/list-managed.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { isFailure } from '../failure.ts';
import { removeProduct } from './delete-product.ts';
import { setTrending } from './set-trending.ts';

/** Products that one step changes: a second's work or so. */
const STEP = 25;

/**
 * Changes some of all products that match, as an admin asks, and tells where the rest begin. They are
 * taken newest first, so that what is added meanwhile is not met, and what no longer matches once it
 * is changed skips nothing. Each has its own transaction and audit entry; where one is refused, the
 * others go on, and the step says which and why.
 */
export async function changeMatching(
  context: AppContext,
  actor: KnownActor,
  { action, filter, after }: MatchingChange,
): Promise<MatchingStep> {
  const page = await listAllProducts(context.db, { ...filter, after, limit: STEP });
  const failed: MatchingStep['failed'] = [];
  for (const { id, name } of page.rows) {
    try {
      if (action === 'delete') await removeProduct(context, actor, id);
      else await setTrending(context, actor, id, action === 'set-trending');
    } catch (error) {
      if (!isFailure(error)) throw error;
      failed.push({ _id: id, name, message: error.message });
    }
  }
  const { total, capped = false, next } = page;
  return { done: page.rows.length - failed.length, failed, total, capped, next };
}
