import { isDeepStrictEqual } from 'node:util';
import type { AttributeChange } from '#contracts/attributes/values.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { updateProduct } from '#database/queries/products/write-product.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { tagsOfAttributes } from '../products/changed-tags.ts';
import { findManaged, lockManaged } from '../products/save-product.ts';
import { write } from '../write.ts';
import { attributesToSave, auditedAttributes } from './attributes-to-save.ts';

/**
 * Gives a product one attribute, or takes it away where the value is null; others stay. 422 where its place
 * does not have the attribute, or the value does not fit.
 */
export function setAttribute(
  context: AppContext,
  actor: Extract<KnownActor, { role: 'admin' }>,
  id: string,
  { attribute, value }: AttributeChange,
): Promise<ManagedProduct> {
  return write(context, async (db, touch) => {
    await recheckActor(db, actor, 'admin', context.now());
    const product = await lockManaged(db, actor, id);
    if (product === null) throw notFound('product');
    const given = { values: { [attribute]: value }, of: 'some' as const };
    const { attributes } = await attributesToSave(db, product, given, product);
    if (!isDeepStrictEqual(attributes, product.attributes)) {
      await updateProduct(db, id, { attributes });
      touch(cacheTags.product(id), ...tagsOfAttributes(product, product));
      const [before, after] = await auditedAttributes(db, product.attributes, attributes);
      await audit(db, actor, {
        action: 'set-attribute',
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
