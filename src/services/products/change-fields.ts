import { isDeepStrictEqual } from 'node:util';
import type { AttributeChange } from '#contracts/attributes/values.ts';
import { productCalls } from '#contracts/calls/products.ts';
import { HIGHEST_PRICE } from '#contracts/price.ts';
import type { ProductValues } from '#contracts/product.ts';
import { fieldNames } from '#contracts/product-fields.ts';
import type { MoveTarget, PricesChange } from '#contracts/products/matching-change.ts';
import type { PricesSet } from '#contracts/products/prices.ts';
import { updateProduct } from '#database/queries/products/write-product.ts';
import { changedPrices } from '#domain/changed-price.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import {
  attributesToSave,
  auditedAttributes,
  type GivenAttributes,
} from '../attributes/attributes-to-save.ts';
import { audit, differingFields } from '../audit.ts';
import { invalid, notFound, stale } from '../failure.ts';
import { writeAs } from '../write.ts';
import { tagsOfAttributes, tagsOfEdit } from './changed-tags.ts';
import { editToHold, findWaiting, holdEdit, idsOf } from './review/hold-edit.ts';
import { refuseOriginalPrices, saleEndOf } from './save-form.ts';
import { type LockedProduct, lockManaged } from './save-product.ts';
import { keepUndo } from './undo/keep-undo.ts';

/** What became of a change: a seller's may wait for an admin. */
export type Changed = 'changed' | 'waits';

/** Raises or lowers both prices of a product. `undo` is the change that it is undone with. */
export function changePrices(
  context: AppContext,
  actor: KnownActor,
  id: string,
  change: PricesChange,
  undo?: string,
): Promise<Changed> {
  const decide = (product: LockedProduct) => ({ fields: changedPrices(product, change) });
  return changeFields(context, actor, id, decide, undo);
}

/** Sets prices of a product; those that are left out stay. 409 where it is not of that version any more. */
export async function setPrices(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { version, ...given }: PricesSet,
): Promise<Changed> {
  const fields = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<ProductValues>;
  return changeFields(
    context,
    actor,
    id,
    (product) => {
      if (version !== undefined && version !== product.version) throw stale();
      const next = { ...product, ...fields, saleUntil: product.saleUntil };
      const saleUntil = saleEndOf(given.saleUntil, next, context.now());
      return { fields: saleUntil === product.saleUntil ? fields : { ...fields, saleUntil } };
    },
    undefined,
  );
}

/**
 * Moves a product to another category, sub-category or type. It loses the attributes that are not of its new taxonomy entries,
 * and has them again once that is undone.
 */
export function moveProduct(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { categoryId, subCategoryId, productTypeId }: MoveTarget,
  undo?: string,
): Promise<Changed> {
  const fields = { categoryId, subCategoryId, productTypeId };
  return changeFields(context, actor, id, () => ({ fields }), undo);
}

/**
 * Gives a product one attribute, or takes it away where the value is null; others stay. 422 where none of its taxonomy entries
 * has the attribute, or the value does not fit.
 */
export function setAttribute(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { attribute, value }: AttributeChange,
  undo?: string,
): Promise<Changed> {
  const attributes = { values: { [attribute]: value }, of: 'some' as const };
  return changeFields(context, actor, id, () => ({ attributes }), undo);
}

type Decided = { fields?: Partial<ProductValues>; attributes?: GivenAttributes };

function changeFields(
  context: AppContext,
  actor: KnownActor,
  id: string,
  decide: (product: LockedProduct) => Decided,
  undo: string | undefined,
): Promise<Changed> {
  return writeAs(context, actor, productCalls[actor.role].edit, async (db, touch) => {
    const now = context.now();
    const product = await lockManaged(db, actor, id);
    if (product === null) throw notFound('product');
    const waiting = actor.role === 'seller' ? await findWaiting(db, id) : null;
    // What waits already is changed further.
    const from = { ...product, ...waiting?.changes };
    const { fields: given = {}, attributes: described } = decide(from);
    const next = { ...from, ...given };
    refusePrices(next);
    const { attributes } = await attributesToSave(db, next, described, from);
    const wanted = { values: next, attributes, media: waiting?.media ?? idsOf(product) };
    const held = await editToHold(db, actor, product, wanted, now);
    if (held !== null) {
      await holdEdit(db, touch, actor, product, { held, now });
      // What waited before is not kept to be restored.
      if (undo !== undefined && waiting === null) {
        const changes = { lookAgainAt: null, ...(held.stock && { attributes: held.stock }) };
        await keepUndo(db, product, changes, { change: undo, actor, now });
      }
      return 'waits';
    }
    const isDescribedAnew = !isDeepStrictEqual(attributes, product.attributes);
    const names = fieldNames.filter((name) => name in given && given[name] !== product[name]);
    if (names.length === 0 && !isDescribedAnew) return 'changed';
    const only = (of: Partial<ProductValues>) =>
      Object.fromEntries(names.map((name) => [name, of[name]]));
    const fields: Partial<ProductValues> = only(given);
    const changes = { ...fields, ...(isDescribedAnew && { attributes }) };
    await updateProduct(db, id, changes);
    if (undo !== undefined) await keepUndo(db, product, changes, { change: undo, actor, now });
    const shown = { ...product, media: [] };
    touch(...tagsOfEdit(shown, { ...shown, ...fields }));
    if (isDescribedAnew) touch(...tagsOfAttributes(product));
    const [was, is] = await auditedAttributes(
      db,
      differingFields(product.attributes, attributes),
      differingFields(attributes, product.attributes),
    );
    await audit(db, actor, {
      action: names.length === 0 ? 'set-attribute' : 'edit-product',
      entity: 'product',
      entityId: id,
      sellerId: product.sellerId,
      before: { ...only(product), ...(isDescribedAnew && { attributes: was }) },
      after: { ...fields, ...(isDescribedAnew && { attributes: is }) },
    });
    return 'changed';
  });
}

/** Throws where prices are too high, or an original price would not be above the present one. */
export function refusePrices(next: Parameters<typeof refuseOriginalPrices>[0]): void {
  for (const name of ['priceINR', 'priceAED', 'originalPrice', 'originalPriceAED'] as const) {
    if (Number(next[name] ?? 0) > HIGHEST_PRICE) throw invalid(name, said('priceWouldBeTooHigh'));
  }
  refuseOriginalPrices(next);
}
