import type { Facet, FacetValues } from '#contracts/facets/facets.ts';
import { folded } from '#domain/search/folded.ts';

/** How many values are told of those that are called so. */
const MOST_FOUND = 60;

/** Returns the first values of a whole facet whose labels have `text` in them; none of a facet that a list lacks. */
export function findInFacet(facet: Facet | undefined, text: string): FacetValues {
  const { capped = false, values = [] } = facet ?? {};
  const sought = folded(text);
  const found = values.filter(({ label }) => folded(label).includes(sought));
  const more = Math.max(0, found.length - MOST_FOUND);
  return { capped, ...(more > 0 && { more }), values: found.slice(0, MOST_FOUND) };
}
