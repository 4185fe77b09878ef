import type { Database } from '#database/database.ts';
import {
  lockAnyProduct,
  lockSellerProduct,
  type ProductState,
} from '#database/queries/products/write-product.ts';
import type { KnownActor } from '#domain/policy.ts';

/** Locks a product that `actor` may change: a seller its own, an admin any. Else null. */
export function lockManaged(
  db: Database,
  actor: KnownActor,
  id: string,
): Promise<ProductState | null> {
  return actor.role === 'admin' ? lockAnyProduct(db, id) : lockSellerProduct(db, actor.id, id);
}
