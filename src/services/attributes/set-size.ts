import type { SizeChange } from '#contracts/attributes/values.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { updateProduct } from '#database/queries/products/write-product.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { Actor } from '#domain/policy.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, notFound } from '../failure.ts';
import { tagsOfAttributes } from '../products/changed-tags.ts';
import { findManaged, lockManaged } from '../products/save-product.ts';
import { write } from '../write.ts';
import { auditedAttributes } from './attributes-to-save.ts';

/**
 * Says whether a size of a seller's product can be had. 422 for a size that the product does not come
 * in. Other sizes are left alone, so that two taps at once both count.
 */
export function setSize(
  context: AppContext,
  actor: Extract<Actor, { role: 'seller' }>,
  id: string,
  { attribute, choice, available }: SizeChange,
): Promise<ManagedProduct> {
  return write(context, async (db, touch) => {
    await recheckActor(db, actor, 'approved-seller', context.now());
    const product = await lockManaged(db, actor, id);
    if (product === null) throw notFound('product');
    const value = product.attributes[attribute];
    const sizes = Array.isArray(value) ? value.filter((item) => typeof item !== 'string') : [];
    const size = sizes.find((each) => each.choice === choice);
    if (size === undefined) throw invalid('choice', 'This product does not come in that size.');
    if (size.available !== available) {
      const changed = sizes.map((each) => (each === size ? { choice, available } : each));
      const attributes = { ...product.attributes, [attribute]: changed };
      await updateProduct(db, id, { attributes });
      touch(cacheTags.product(id), ...tagsOfAttributes(product, product));
      const [before, after] = await auditedAttributes(
        db,
        { [attribute]: sizes },
        { [attribute]: changed },
      );
      await audit(db, actor, {
        action: 'set-size',
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
