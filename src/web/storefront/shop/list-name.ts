import type { Facet } from '#contracts/facets/facets.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as texts from '#texts/storefront/shop.ts';
import { chosenOf } from '../product-list/chosen.ts';
import type { ListState } from '../product-list/list-state.ts';

type ListShown = {
  state: Pick<ListState, 'chosen' | 'q'>;
  /** The shown category, where it is one. */
  category: string | undefined;
  facets: readonly Facet[];
};

/**
 * Returns what a list of the shop is called by the one category or sub-category, brand and seller that it is narrowed
 * to, such as `Loafers by Calderon from Souk Nineteen`, by what was searched, or as the new pieces; null where there is
 * none of these; and what is said of it.
 */
export function listName({ state, category, facets }: ListShown): {
  name: string | null;
  summary: string;
} {
  const labelOf = (facet: string) => {
    const [only, ...others] = chosenOf(state, facet);
    const { values = [] } = facets.find(({ name }) => name === facet) ?? {};
    const label = others.length === 0 && values.find(({ value }) => value === only)?.label;
    return label && isolate(label);
  };
  const entry = labelOf('subCategory') || (category && isolate(category));
  const brand = labelOf('brand');
  const seller = labelOf('seller');
  const what = entry && brand ? texts.byBrand(entry, brand) : entry || brand;
  const named = what && seller ? texts.fromSeller(what, seller) : what || seller || null;
  const whole =
    chosenOf(state, 'new').length > 0 ? (named ? texts.newOf(named) : texts.newPieces) : named;
  return {
    name: state.q === '' ? whole : texts.resultsFor(isolate(state.q)),
    summary: texts.summary({ what: what || null, seller: seller || null }),
  };
}
