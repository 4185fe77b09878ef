import { isDeepStrictEqual } from 'node:util';
import type { SizeChange } from '#contracts/attributes/values.ts';
import { productCalls } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { listAttributesById } from '#database/queries/attributes/list-attributes.ts';
import { releaseSize } from '#database/queries/leads/holds.ts';
import { updateProduct } from '#database/queries/products/write-product.ts';
import { sizeLabels } from '#domain/attributes/size-labels.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, notFound } from '../failure.ts';
import { tagsOfAttributes } from '../products/changed-tags.ts';
import { findManaged, lockManaged } from '../products/save-product.ts';
import { writeAs } from '../write.ts';
import { auditedAttributes } from './attributes-to-save.ts';

const nothing = { scale: '', choices: [] };

/**
 * Says whether a size of a seller's product can be had: a fact of stock, which waits for nobody. 422 for a size that the
 * product does not come in. Other sizes are left alone, so that two taps at once both count.
 * What a lead has sold in that size is not the lead's to give back any more.
 */
export function setSize(
  context: AppContext,
  actor: SellerActor,
  id: string,
  { attribute, choice, available }: SizeChange,
): Promise<ManagedProduct> {
  return writeAs(context, actor, productCalls.seller.edit, async (db, touch) => {
    const product = await lockManaged(db, actor, id);
    if (product === null) throw notFound('product');
    const had = product.attributes[attribute];
    const sizes = Array.isArray(had) ? had.filter((item) => typeof item !== 'string') : [];
    const size = sizes.find((each) => each.choice === choice);
    if (size === undefined) throw invalid('choice', said('sizeNotOfProduct'));
    const has = sizes.map((each) => (each.choice === choice ? { choice, available } : each));
    if (!isDeepStrictEqual(has, had)) {
      const [{ scale, choices } = nothing] = await listAttributesById(db, [attribute]);
      const labels = choices.filter(({ _id }) => _id === choice).map(({ label }) => label);
      await releaseSize(db, {
        ...{ productId: id, sizes: labels.flatMap((label) => sizeLabels(scale, label)) },
      });
      await updateProduct(db, id, { attributes: { ...product.attributes, [attribute]: has } });
      touch(cacheTags.product(id), ...tagsOfAttributes(product));
      const changed = [{ [attribute]: sizes }, { [attribute]: has }] as const;
      const [before, after] = await auditedAttributes(db, ...changed);
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
