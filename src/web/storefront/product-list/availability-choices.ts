import type { AvailabilityFilter } from '#contracts/availability/availability.ts';
import type { Facet } from '#contracts/facets/facets.ts';
import * as texts from '#texts/storefront/list-parts.tsx';

/** What a list narrowed so is said to show. */
export const availabilityLabels: Record<AvailabilityFilter, string> = texts.availabilities;

/**
 * Returns the choices of what a list shows, '' for what it has by default; none where nothing is reserved or
 * sold, and nothing else is chosen.
 */
export function availabilityChoices(facet: Facet | undefined, chosen: string) {
  const of = (name: string) => facet?.values.find(({ value }) => value === name)?.products ?? 0;
  const [available, reserved, sold] = [of('available'), of('reserved'), of('sold')];
  if (chosen === '' && reserved + sold === 0) return [];
  const { capped: isCapped = false } = facet ?? {};
  const choices = [
    { value: '', label: texts.availableAndReserved, products: available + reserved },
    { value: 'available', label: availabilityLabels.available, products: available },
    { value: 'reserved', label: availabilityLabels.reserved, products: reserved },
    { value: 'sold', label: availabilityLabels.sold, products: sold },
    { value: 'all', label: availabilityLabels.all, products: available + reserved + sold },
  ];
  // Without anything of a kind, what differs by it alone is no choice.
  const isChoice = ({ value, products }: (typeof choices)[number]) =>
    value === '' ||
    value === chosen ||
    (value === 'available' ? reserved > 0 : value === 'all' ? sold > 0 : products > 0);
  return choices.filter(isChoice).map((choice) => ({ ...choice, isCapped }));
}
