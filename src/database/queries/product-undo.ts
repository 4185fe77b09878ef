import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { type Database, firstRow } from '../database.ts';
import { product } from '../schema/products/product.ts';
import { productUndo } from '../schema/products/product-undo.ts';

export type ProductUndo = typeof productUndo.$inferInsert;

/** Keeps what a product was, in place of what was kept of it. */
export async function keepProductUndo(db: Database, kept: ProductUndo): Promise<void> {
  const { productId: _, ...set } = kept;
  await db
    .insert(productUndo)
    .values(kept)
    .onConflictDoUpdate({ target: productUndo.productId, set });
}

/** Changes by an actor since a moment: all, or one. */
type Changes = { change?: string | undefined; actorId: string; since: Date };

const among = ({ change, actorId, since }: Changes) =>
  and(
    change === undefined ? undefined : eq(productUndo.change, change),
    eq(productUndo.actorId, actorId),
    gte(productUndo.createdAt, since),
  );

/** Returns the first products that an actor's change can be undone of. */
export function listProductUndos(
  db: Database,
  changes: Changes,
  limit: number,
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: product.id, name: product.name })
    .from(productUndo)
    .innerJoin(product, eq(product.id, productUndo.productId))
    .where(among(changes))
    .orderBy(asc(productUndo.productId))
    .limit(limit);
}

/** Returns what is kept of a product, of such a change, and removes it. */
export function takeProductUndo(
  db: Database,
  productId: string,
  changes: Changes,
): Promise<Pick<typeof productUndo.$inferSelect, 'version' | 'before' | 'mailId'> | null> {
  return firstRow(
    db
      .delete(productUndo)
      .where(and(eq(productUndo.productId, productId), among(changes)))
      .returning({
        version: productUndo.version,
        before: productUndo.before,
        mailId: productUndo.mailId,
      }),
  );
}

/** Removes what was kept before a moment. */
export async function sweepProductUndos(db: Database, before: Date): Promise<void> {
  await db.delete(productUndo).where(lt(productUndo.createdAt, before));
}
