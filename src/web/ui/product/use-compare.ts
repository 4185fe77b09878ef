import { basePath } from '#texts/language.ts';
import * as texts from '#texts/ui/cards.ts';
import { addresses } from '../addresses.ts';
import { NOTHING_KEPT } from '../browser/stored-value.ts';
import { toast } from '../toast/toast.ts';
import { compared, MOST_COMPARED, withComparedToggled } from './compared.ts';

/**
 * Whether this browser has chosen a product to compare, and what a press on its control does: chooses
 * it, or takes it back. A fifth is refused with a word and a way to the four.
 */
export function useCompare(product: { _id: string }): { isCompared: boolean; toggle(): void } {
  const isCompared = compared.use().includes(product._id);

  function toggle() {
    const before = compared.read();
    const after = withComparedToggled(before, product._id);
    if (after !== null) return compared.write(after) ? undefined : toast(NOTHING_KEPT);
    toast(texts.comparedAtMost(MOST_COMPARED), {
      label: texts.seeCompared,
      act: () => location.assign(basePath + addresses.compare(before)),
    });
  }

  return { isCompared, toggle };
}
