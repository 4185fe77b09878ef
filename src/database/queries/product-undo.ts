import { and, asc, eq, gte, inArray, lt, ne, not, or, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../database.ts';
import { productUndo, productUndoMedia } from '../schema/products/product-changes.ts';

export type ProductUndo = typeof productUndo.$inferInsert;

/** Keeps what locked products were before one change, in place of what was kept of them for it. */
export async function keepProductUndos(db: Database, kept: readonly ProductUndo[]): Promise<void> {
  const [first] = kept;
  if (first === undefined) return;
  const insert = (undos: readonly ProductUndo[]) =>
    db
      .insert(productUndo)
      .values([...undos])
      .onConflictDoNothing()
      .returning({ id: productUndo.productId });
  const inserted = new Set((await insert(kept)).map(({ id }) => id));
  const again = kept.filter(({ productId }) => !inserted.has(productId));
  if (again.length === 0) return;
  const ids = again.map(({ productId }) => productId);
  // Its pictures and videos go with it.
  await db
    .delete(productUndo)
    .where(and(inArray(productUndo.productId, ids), ofChange(first.change)));
  await insert(again);
}

/** Holds pictures and videos back from being swept while a product can have them again by undoing a change. */
export async function holdUndoMedia(
  db: Database,
  { productId, change }: Pick<ProductUndo, 'productId' | 'change'>,
  media: readonly string[],
): Promise<void> {
  if (media.length === 0) return;
  const rows = [...new Set(media)].map((mediaId) => ({ productId, change, mediaId }));
  await db.insert(productUndoMedia).values(rows);
}

/** Removes what is kept of a product, or of one change of it. */
export async function dropProductUndos(
  db: Database,
  productId: string,
  change?: string,
): Promise<void> {
  await db.delete(productUndo).where(and(eq(productUndo.productId, productId), ofChange(change)));
}

const ofChange = (change: string | undefined) =>
  change === undefined ? undefined : eq(productUndo.change, change);

/** Changes since a moment, by an actor where it is told: all, one, or those that led to a version. */
type Changes = {
  change?: string | undefined;
  version?: number | undefined;
  actorId?: string | undefined;
  since: Date;
};

const among = ({ change, version, actorId, since }: Changes) =>
  and(
    ofChange(change),
    version === undefined ? undefined : eq(productUndo.version, version),
    actorId === undefined ? undefined : eq(productUndo.actorId, actorId),
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

const { kind, change, sellerId, name, versionBefore, version, before, mailId } = productUndo;
export const takenColumns = {
  ...{ kind, change, sellerId, name, versionBefore, version, before, mailId },
};
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

/** Lets the change that led to a version be undone at another, at which a product is what it was at that one. */
export async function moveProductUndo(
  db: Database,
  productId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const led = and(eq(productUndo.productId, productId), eq(productUndo.version, from));
  await db.update(productUndo).set({ version: to }).where(led);
}

/** Removes what was kept before a moment; of deleted products, before that since when they are in the bin. */
export async function sweepProductUndos(
  db: Database,
  before: { undoable: Date; inBin: Date },
): Promise<void> {
  const isOver = or(ne(productUndo.kind, 'deleted'), lt(productUndo.createdAt, before.inBin));
  // Those of a change of many wait for its end.
  const isOfMany = sql`exists (select from bulk_change b where b.id = ${productUndo.change}
    and (b.ended_at is null or b.ended_at >= ${before.undoable.toISOString()}))`;
  await db
    .delete(productUndo)
    .where(and(lt(productUndo.createdAt, before.undoable), isOver, not(isOfMany)));
}
