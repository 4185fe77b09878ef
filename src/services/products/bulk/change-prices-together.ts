import { productCalls } from '#contracts/calls/products.ts';
import type { ProductValues } from '#contracts/product.ts';
import { fieldNames } from '#contracts/product-fields.ts';
import type { PricesChange } from '#contracts/products/matching-change.ts';
import { type BulkChangeRow, noteMet } from '#database/queries/products/bulk-changes.ts';
import { listDecided, lockProducts } from '#database/queries/products/lock-products.ts';
import type { ProductState } from '#database/queries/products/write-product.ts';
import { changedPrices } from '#domain/changed-price.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../../app-context.ts';
import { auditAll } from '../../audit.ts';
import { isFailure, stale } from '../../failure.ts';
import { readSettings } from '../../settings/settings.ts';
import { writeAs } from '../../write.ts';
import { refusePrices } from '../change-fields.ts';
import { editTogether, only } from '../edit-together.ts';
import { mayHold } from '../review/hold-edit.ts';

type Priced = { product: ProductState; fields: Partial<ProductValues> };

/**
 * Changes the prices of the first of these products in one transaction, as `changePrices` does each: up to one that is
 * refused, or whose edit an admin may have to look at. Returns how many those are.
 */
export function changePricesTogether(
  context: AppContext,
  actor: KnownActor,
  job: BulkChangeRow,
  change: PricesChange,
  ids: readonly string[],
): Promise<number> {
  return writeAs(context, actor, productCalls[actor.role].edit, async (db, touch) => {
    if (actor.role === 'seller' && mayHold(await readSettings(db))) return 0;
    const products = await lockProducts(db, ids);
    const { reviewed } = await listDecided(db, actor.role === 'seller' ? ids : []);
    const met: Priced[] = [];
    for (const [index, product] of products.entries()) {
      const isOwn = actor.role === 'admin' || product.sellerId === actor.id;
      const isLookedAt =
        actor.role === 'seller' && (product.takenDownAt !== null || reviewed.has(product.id));
      const fields: Priced['fields'] = changedPrices(product, change);
      if (product.id !== ids[index] || !isOwn || isLookedAt || isRefused(product, fields)) break;
      met.push({ product, fields });
    }
    const last = met.at(-1);
    if (last === undefined) return 0;
    const changed = met.flatMap(({ product, fields: values }) => {
      const names = fieldNames.filter((name) => name in values && values[name] !== product[name]);
      return names.length === 0 ? [] : [{ product, names, values }];
    });
    await editTogether(db, touch, changed, { change: job.id, actor, now: context.now() });
    await auditAll(
      db,
      actor,
      changed.map(({ product, names, values }) => ({
        ...{ action: 'edit-product', entity: 'product', entityId: product.id },
        ...{ sellerId: product.sellerId, before: only(names, product), after: only(names, values) },
      })),
    );
    if (!(await noteMet(db, job, { last: last.product.id, done: met.length }))) throw stale();
    return met.length;
  });
}

function isRefused(product: ProductState, fields: Priced['fields']): boolean {
  try {
    refusePrices({ ...product, ...fields });
    return false;
  } catch (error) {
    if (!isFailure(error)) throw error;
    return true;
  }
}
