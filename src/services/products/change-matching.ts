import type { MatchingChange, MatchingStep } from '#contracts/product.ts';
import { listAllProducts } from '#database/queries/products/list-managed.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { isFailure } from '../failure.ts';
import { removeProduct } from './delete-product.ts';
import { setTrending } from './set-trending.ts';

/** Products changed in one step: about a second's work. */
const STEP = 25;

/**
 * Changes one step's share of all products that match a filter, and returns where the rest begins.
 * Products are taken newest first, so that products added meanwhile are not met, and a product that
 * no longer matches once it is changed makes the step skip none. Each has its own transaction and
 * audit entry; where one is refused the others go on, and the result says which and why.
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
