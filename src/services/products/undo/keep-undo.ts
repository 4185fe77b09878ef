import { isDeepStrictEqual } from 'node:util';
import { fieldNames, type ProductField } from '#contracts/product-fields.ts';
import type { PrivateFactValues } from '#contracts/products/private-facts.ts';
import { UNDOABLE_FOR_MS } from '#contracts/products/undo.ts';
import type { Database } from '#database/database.ts';
import { holdUndoMedia, keepProductUndos } from '#database/queries/product-undo.ts';
import { readWholeProduct } from '#database/queries/products/deleted-product.ts';
import type {
  ProductState,
  SavedProduct,
  StateChanges,
} from '#database/queries/products/write-product.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { LockedProduct } from '../save-product.ts';

/** What a change of a product that can be undone writes. */
export type UndoableChanges = StateChanges & Omit<Partial<SavedProduct>, 'submission'>;

/** Returns the moment since which changes can be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDOABLE_FOR_MS);

/** A change that is to be undone, maybe with others. */
export type Undoable = {
  change: string;
  actor: KnownActor;
  now: Date;
  mailId?: string | undefined;
  /** What its seller alone knew of it, where that is changed too. */
  privateFacts?: PrivateFactValues;
};

/** Whose product it is, and its version. */
type Changed = Pick<ProductState, 'id' | 'name' | 'sellerId' | 'version'>;

/** What is kept of a product whatever becomes of it. */
const keptOf = (
  { id, name, sellerId, version }: Changed,
  about: Undoable,
  versionBefore: number,
) => ({
  productId: id,
  ...{ name, sellerId, versionBefore, version },
  change: about.change,
  actorId: about.actor.id,
  byAdmin: about.actor.role === 'admin',
  mailId: about.mailId ?? null,
  createdAt: about.now,
});

/** Keeps what a locked product is before `changes`, in the transaction that makes them. */
export async function keepUndo(
  db: Database,
  product: ProductState,
  changes: UndoableChanges,
  about: Undoable,
): Promise<void> {
  const columns = Object.keys(changes) as (keyof UndoableChanges)[];
  const before = Object.fromEntries(columns.map((column) => [column, product[column]]));
  const next = { ...product, version: product.version + 1 };
  await keepProductUndos(db, [{ ...keptOf(next, about, product.version), before }]);
}

/** Keeps what locked products are before they get other values of these fields, in the transaction that changes them. */
export async function keepUndos(
  db: Database,
  changed: readonly { product: ProductState; names: readonly ProductField[] }[],
  about: Undoable,
): Promise<void> {
  const kept = changed.map(({ product, names }) => ({
    ...keptOf({ ...product, version: product.version + 1 }, about, product.version),
    before: Object.fromEntries(names.map((name) => [name, product[name]])),
  }));
  await keepProductUndos(db, kept);
}

/** What an import, or an edit that is approved, can change of a product besides its pictures and videos. */
const importable = [
  ...fieldNames,
  ...(['attributes', 'availability', 'reservedUntil', 'soldAt', 'lookAgainAt'] as const),
];

/** Keeps what a locked product was before an import, or who approved an edit, saved it as `after`. */
export async function keepUndoOfSaved(
  db: Database,
  before: LockedProduct,
  after: LockedProduct,
  about: Undoable,
): Promise<void> {
  const changed = importable.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const [had, has] = [mediaOf(before), mediaOf(after)];
  const values = Object.fromEntries(changed.map((name) => [name, before[name]]));
  const media = isDeepStrictEqual(had, has) ? {} : { media: had };
  const { privateFacts } = about;
  const kept = {
    ...keptOf(after, about, before.version),
    before: { ...values, ...media, ...(privateFacts && { privateFacts }) },
  };
  await keepProductUndos(db, [kept]);
  await holdUndoMedia(db, kept, had);
}

const mediaOf = ({ media }: LockedProduct) => media.map(({ mediaId }) => mediaId);

/** Keeps that products were added together. */
export async function keepAdded(
  db: Database,
  products: readonly Changed[],
  about: Undoable,
): Promise<void> {
  const kind = 'added' as const;
  const kept = products.map((product) => ({ ...keptOf(product, about, 0), kind, before: {} }));
  await keepProductUndos(db, kept);
}

/** Deletes a locked product by `remove`, and keeps all of it: to be undone for an hour, and in the bin for longer. */
export async function keepDeleted(
  db: Database,
  product: ProductState,
  about: Undoable,
  remove: () => Promise<void>,
): Promise<void> {
  const before = await readWholeProduct(db, product.id);
  await remove();
  const kept = { ...keptOf(product, about, product.version), kind: 'deleted' as const, before };
  await keepProductUndos(db, [kept]);
  await holdUndoMedia(db, kept, before.media);
}
