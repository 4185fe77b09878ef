import type { HidingChange } from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../../app-context.ts';
import type { LockedProduct } from '../save-product.ts';
import { changeState } from './change-state.ts';

/**
 * Hides a seller's product from shoppers without deleting it, or shows it again. `undo` is the change that it is
 * undone with.
 */
export function hideProduct(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { hidden, version }: HidingChange,
  undo?: string,
): Promise<ManagedProduct> {
  const decide = async ({ hiddenAt }: LockedProduct) => {
    if ((hiddenAt !== null) === hidden) return null;
    return {
      action: hidden ? 'hide-product' : 'show-product',
      changes: { hiddenAt: hidden ? context.now() : null },
      before: { hidden: !hidden },
      after: { hidden },
    };
  };
  return changeState(context, actor, id, version, decide, undo);
}
