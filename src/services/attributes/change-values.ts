import { isDeepStrictEqual } from 'node:util';
import type { AttributeValues } from '#contracts/attributes/values.ts';
import { productCalls } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { updateProduct } from '#database/queries/products/write-product.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { differingFields } from '../differing-fields.ts';
import { notFound } from '../failure.ts';
import { tagsOfAttributes } from '../products/changed-tags.ts';
import { findManaged, type LockedProduct, lockManaged } from '../products/save-product.ts';
import { keepUndo } from '../products/undo/keep-undo.ts';
import { write } from '../write.ts';
import { auditedAttributes } from './attributes-to-save.ts';

type ValuesChange = {
  action: string;
  /** Returns what the product is to have. */
  decide: (product: LockedProduct, db: Database) => AttributeValues | Promise<AttributeValues>;
  /** The change that it is undone with, if it can be. */
  undo?: string | undefined;
};

/**
 * Changes the attributes of a product by themselves: of one of the logged-in seller's, or of any for an admin.
 * The audit tells of those that are others now; what is so already is left alone.
 */
export function changeValues(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { action, decide, undo }: ValuesChange,
): Promise<ManagedProduct> {
  return write(context, async (db, touch) => {
    const now = context.now();
    await recheckActor(db, actor, productCalls[actor.role].edit, now);
    const product = await lockManaged(db, actor, id);
    if (product === null) throw notFound('product');
    const had = product.attributes;
    const attributes = await decide(product, db);
    if (!isDeepStrictEqual(attributes, had)) {
      await updateProduct(db, id, { attributes });
      if (undo !== undefined) {
        await keepUndo(db, product, { attributes }, { change: undo, actor, now });
      }
      touch(cacheTags.product(id), ...tagsOfAttributes(product));
      const [before, after] = await auditedAttributes(
        db,
        othersIn(had, attributes),
        othersIn(attributes, had),
      );
      await audit(db, actor, {
        action,
        entity: 'product',
        entityId: id,
        sellerId: product.sellerId,
        before: { attributes: before },
        after: { attributes: after },
      });
    }
    return findManaged(db, actor, id);
  });
}

/** The values that are not the same among others. */
const othersIn = (values: AttributeValues, others: AttributeValues): AttributeValues =>
  differingFields(values, others);
