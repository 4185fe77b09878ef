import type { AttributeChange } from '#contracts/attributes/values.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { attributesToSave } from './attributes-to-save.ts';
import { changeValues } from './change-values.ts';

/**
 * Gives a product one attribute, or takes it away where the value is null; others stay. 422 where none of its taxonomy entries
 * has the attribute, or the value does not fit. `undo` is the change that it is undone with.
 */
export function setAttribute(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { attribute, value }: AttributeChange,
  undo?: string,
): Promise<ManagedProduct> {
  return changeValues(context, actor, id, {
    action: 'set-attribute',
    undo,
    decide: async (product, db) => {
      const given = { values: { [attribute]: value }, of: 'some' as const };
      return (await attributesToSave(db, product, given, product)).attributes;
    },
  });
}
