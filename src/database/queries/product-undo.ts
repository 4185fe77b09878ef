import { and, asc, eq, gte, inArray, lt, ne, or } from 'drizzle-orm';
import { type Database, firstRow } from '../database.ts';
import { productUndo, productUndoMedia } from '../schema/products/product-undo.ts';

export type ProductUndo = typeof productUndo.$inferInsert;

/** Keeps what locked products were, in place of what was kept of them. */
export async function keepProductUndos(db: Database, kept: readonly ProductUndo[]): Promise<void> {
  if (kept.length === 0) return;
  const ids = kept.map(({ productId }) => productId);
  await db.delete(productUndo).where(inArray(productUndo.productId, ids));
  await db.insert(productUndo).values([...kept]);
}

/** Holds pictures and videos back from being swept while a product can have them again. */
export async function holdUndoMedia(
  db: Database,
  productId: string,
  media: readonly string[],
): Promise<void> {
  if (media.length === 0) return;
  const rows = [...new Set(media)].map((mediaId) => ({ productId, mediaId }));
  await db.insert(productUndoMedia).values(rows);
}

/** Removes what is kept of a product. */
export async function dropProductUndo(db: Database, productId: string): Promise<void> {
  await db.delete(productUndo).where(eq(productUndo.productId, productId));
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
    .select({ id: productUndo.productId, name: productUndo.name })
    .from(productUndo)
    .where(among(changes))
    .orderBy(asc(productUndo.productId))
    .limit(limit);
}

const { kind, change, sellerId, name, version, before, mailId } = productUndo;
export const takenColumns = { kind, change, sellerId, name, version, before, mailId };
export type TakenUndo = Pick<typeof productUndo.$inferSelect, keyof typeof takenColumns>;

/** Returns what is kept of a product, of such a change, and removes it. */
export function takeProductUndo(
  db: Database,
  productId: string,
  changes: Changes,
): Promise<TakenUndo | null> {
  return firstRow(
    db
      .delete(productUndo)
      .where(and(eq(productUndo.productId, productId), among(changes)))
      .returning(takenColumns),
  );
}

/** Removes what was kept before a moment; of deleted products, before that since when they are in the bin. */
export async function sweepProductUndos(
  db: Database,
  before: { undoable: Date; inBin: Date },
): Promise<void> {
  const isOver = or(ne(productUndo.kind, 'deleted'), lt(productUndo.createdAt, before.inBin));
  await db.delete(productUndo).where(and(lt(productUndo.createdAt, before.undoable), isOver));
}
