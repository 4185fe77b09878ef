import type { ProductField } from '#contracts/product-fields.ts';
import { updateProducts } from '#database/bulk/update-products.ts';
import type { Database } from '#database/database.ts';
import type { ProductState } from '#database/queries/products/write-product.ts';
import type { KnownActor } from '#domain/policy.ts';
import { tagsOfEdit } from './changed-tags.ts';
import { keepUndos } from './undo/keep-undo.ts';

type FieldValues = Partial<Record<ProductField, unknown>>;

/** A locked product, and what its plain fields of these names become. */
export type TogetherEdited = {
  product: ProductState;
  names: readonly ProductField[];
  values: FieldValues;
};

/** Returns the fields of these names alone. */
export const only = (names: readonly ProductField[], of: FieldValues) =>
  Object.fromEntries(names.map((name) => [name, of[name]]));

/**
 * Edits locked products in the transaction that locked them, by one statement for all that change in the same fields,
 * and keeps what they were for undo. The audit is the caller's.
 */
export async function editTogether(
  db: Database,
  touch: (...tags: string[]) => void,
  edits: readonly TogetherEdited[],
  about: { change: string; actor: KnownActor; now: Date },
): Promise<void> {
  for (const some of Map.groupBy(edits, ({ names }) => names.join()).values()) {
    await updateProducts(
      db,
      some.map(({ product, names, values }) => ({ id: product.id, ...only(names, values) })),
    );
  }
  for (const { product, names, values } of edits) {
    const shown = { ...product, media: [] };
    touch(...tagsOfEdit(shown, { ...shown, ...only(names, values) }));
  }
  await keepUndos(db, edits, about);
}
