import { changeMatchingProducts } from '#contracts/calls/products.ts';
import type { MatchingChange } from '#contracts/product.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import type { ListControls } from '#web/ui/back-office/list/list-state.ts';

/** Returns the filters in use. */
export function usedFilters({ q, filters }: ListControls): MatchingChange['filter'] {
  const used = Object.entries({ ...filters, q }).filter(([, value]) => value !== '');
  return Object.fromEntries(used);
}

/**
 * Returns the steps of changing all products that match `filter`. They reject where a step is
 * refused.
 */
export function useMatchingSteps(filter: MatchingChange['filter']) {
  const calls = useCalls();
  return (action: MatchingChange['action']) => async (after: string | undefined) => {
    const body = { action, filter, after };
    return (await calls.send(changeMatchingProducts, { body })).data;
  };
}
