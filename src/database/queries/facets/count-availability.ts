import { type SQL, sql } from 'drizzle-orm';
import type { AvailabilityFilter } from '#contracts/availability/availability.ts';
import type { Facet } from '#contracts/facets/facets.ts';
import { inlineNumber } from '../../planner.ts';
import { product } from '../../schema/products/product.ts';
import { endOfState } from '../products/availability.ts';
import { publishedWhere } from '../products/filters.ts';
import { takeSome } from '../products/take-by-priority.ts';
import { kindsOfMatches, searchTerms } from '../searches/search-query.ts';
import { FACET_CAP, type FacetedShape, isCut, setOf, withoutFacet } from './facet-sets.ts';

/** How many products can be had, are reserved, and were sold lately; and when the next of these ends. */
export type FoundAvailability = {
  capped: boolean;
  available: number;
  reserved: number;
  sold: number;
  until: string | null;
};

/** Selects a {@link FoundAvailability}: what is reserved or sold by the indexes of these, up to the cap. */
export function countAvailability(shape: FacetedShape): SQL {
  const { filters, search } = shape;
  const set = setOf(filters, 'availability');
  const kinds = search && kindsOfMatches(searchTerms(search));
  const some = (availability: AvailabilityFilter) =>
    takeSome(
      sql`${endOfState(product)} as until`,
      publishedWhere({ ...withoutFacet(filters, 'availability'), availability }, null),
      kinds,
      FACET_CAP,
    );
  const most = inlineNumber(FACET_CAP);
  return sql`(with reserved as materialized ${some('reserved')}, sold as materialized ${some('sold')},
    numbers as (select (select count(*) from ${set} where not reserved) as available,
      (select count(*) from reserved) as reserved, (select count(*) from sold) as sold)
    select json_build_object('capped', ${isCut(shape, 'availability')} or reserved >= ${most} or sold >= ${most},
      'available', available, 'reserved', reserved, 'sold', sold,
      'until', least((select min(until) from reserved), (select min(until) from sold)))
    from numbers)`;
}

export const availabilityFacet = (found: FoundAvailability): Facet => ({
  name: 'availability',
  label: 'Availability',
  capped: found.capped,
  values: [
    { value: 'available', label: 'Available', products: found.available },
    { value: 'reserved', label: 'Reserved', products: found.reserved },
    { value: 'sold', label: 'Sold', products: found.sold },
  ],
});
