import type { SizeChange } from '#contracts/attributes/values.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { listAttributesById } from '#database/queries/attributes/list-attributes.ts';
import { releaseSize } from '#database/queries/leads/holds.ts';
import { sizeLabels } from '#domain/attributes/size-labels.ts';
import type { Actor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { invalid } from '../failure.ts';
import { changeValues } from './change-values.ts';

const nothing = { scale: '', choices: [] };

/**
 * Says whether a size of a seller's product can be had. 422 for a size that the product does not come
 * in. Other sizes are left alone, so that two taps at once both count.
 * What a lead has sold in that size is not the lead's to give back any more.
 */
export function setSize(
  context: AppContext,
  actor: Extract<Actor, { role: 'seller' }>,
  id: string,
  { attribute, choice, available }: SizeChange,
): Promise<ManagedProduct> {
  return changeValues(context, actor, id, {
    action: 'set-size',
    decide: async ({ attributes }, db) => {
      const value = attributes[attribute];
      const sizes = Array.isArray(value) ? value.filter((item) => typeof item !== 'string') : [];
      if (!sizes.some((each) => each.choice === choice)) {
        throw invalid('choice', said('sizeNotOfProduct'));
      }
      if (!sizes.some((each) => each.choice === choice && each.available === available)) {
        const [{ scale, choices } = nothing] = await listAttributesById(db, [attribute]);
        const labels = choices.filter(({ _id }) => _id === choice).map(({ label }) => label);
        const sizes = labels.flatMap((label) => sizeLabels(scale, label));
        await releaseSize(db, { productId: id, sizes });
      }
      const changed = sizes.map((each) => (each.choice === choice ? { choice, available } : each));
      return { ...attributes, [attribute]: changed };
    },
  });
}
