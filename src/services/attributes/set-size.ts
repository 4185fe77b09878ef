import type { SizeChange } from '#contracts/attributes/values.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { invalid } from '../failure.ts';
import { changeValues } from './change-values.ts';

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
  return changeValues(context, actor, id, {
    action: 'set-size',
    decide: ({ attributes }) => {
      const value = attributes[attribute];
      const sizes = Array.isArray(value) ? value.filter((item) => typeof item !== 'string') : [];
      if (!sizes.some((each) => each.choice === choice)) {
        throw invalid('choice', 'This product does not come in that size.');
      }
      const changed = sizes.map((each) => (each.choice === choice ? { choice, available } : each));
      return { ...attributes, [attribute]: changed };
    },
  });
}
