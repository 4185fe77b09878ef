import { type SQL, sql } from 'drizzle-orm';
import type { Facet, FacetName, FacetValue, ListFacets } from '#contracts/facets/facets.ts';
import type { Database } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { type FilterShape, type Filters, filterShape, filterValues } from '../products/filters.ts';
import { onlyRow } from '../products/product-page.ts';
import { type SearchQuery, searchShape } from '../searches/search-query.ts';
import {
  areFromCounters,
  attributeFacets,
  type FoundAttribute,
  valuesOfAttributes,
} from './attribute-values.ts';
import {
  availabilityFacet,
  countAvailability,
  type FoundAvailability,
} from './count-availability.ts';
import { type FacetedShape, type FacetKey, facetSets, setOf } from './facet-sets.ts';
import {
  type ColumnFacet,
  countedPlaces,
  isFromCounters,
  isOfPlaces,
  numberOf,
  valuesOf,
} from './facet-values.ts';
import { barsOf, type FoundBars, priceBars } from './price-bars.ts';
import { sampledSets } from './sampled-sets.ts';

type Found = { attributes?: FoundAttribute[] } & {
  [Name in ColumnFacet]?: Pick<Facet, 'capped' | 'values'>;
} & { [Name in 'discount' | 'new']?: { capped: boolean; products: number } } & {
  availability?: FoundAvailability;
  inr?: FoundBars;
  aed?: FoundBars;
};

/** What facets are called. */
const labels = {
  subCategory: 'Sub-category',
  brand: 'Brand',
  seller: 'Seller',
  discount: 'Discount',
  new: 'New',
} as const;

/** What the one value of a facet that is chosen or not is called, and what the parameter takes. */
const marks = {
  discount: { value: 'true', label: 'Reduced' },
  new: { value: '7', label: 'New this week' },
} as const;

function selectFacets(db: Database, shape: FacetedShape, names: readonly FacetName[]) {
  const { filters } = shape;
  const columns = names.flatMap((name): SQL[] => {
    switch (name) {
      case 'price': {
        const set = setOf(filters, name);
        return [sql`'inr', ${priceBars(set, 'inr')}, 'aed', ${priceBars(set, 'aed')}`];
      }
      case 'availability':
        return [sql`'availability', ${countAvailability(shape)}`];
      case 'attributes':
        return [sql`'attributes', ${valuesOfAttributes(shape)}`];
      case 'discount':
      case 'new':
        return [sql`${sql.raw(`'${name}'`)}, ${numberOf(shape, name)}`];
      default:
        return [sql`${sql.raw(`'${name}'`)}, ${valuesOf(shape, name)}`];
    }
  });
  const sets = facetSets(
    shape,
    names.flatMap((name) => keysRead(shape, name)),
  );
  const isOfCounters = names.some((name) => isColumn(name) && isOfPlaces(shape, name));
  const tables = isOfCounters ? [...sets, countedPlaces(shape)] : sets;
  const within = tables.length === 0 ? sql`` : sql`with ${sql.join(tables, sql`, `)} `;
  const found = sql`(${within}select json_build_object(${sql.join(columns, sql`, `)}) as found)`;
  return db.select({ found: sql<Found>`found` }).from(sql`${found} as facets`);
}

/** Returns the facets for which products are read. */
function keysRead(shape: FacetedShape, name: FacetName): FacetKey[] {
  if (name === 'attributes') {
    const keys: FacetKey[] = ['attributes', ...(shape.filters.attributes ?? [])];
    return keys.filter((key) => !areFromCounters(shape, key));
  }
  return isColumn(name) && isFromCounters(shape, name) ? [] : [name];
}

const isColumn = (name: FacetName): name is ColumnFacet =>
  name === 'subCategory' || name === 'brand' || name === 'seller';

const facetsOfShape = preparedQuery('listed_facets', selectFacets, {
  isPlannedEachTime: ({ filters, search }) => search === null && dependsOnValues(filters),
});

/** Whether the best plan depends on how many products have the values that are filtered by. */
const dependsOnValues = (filters: FilterShape) =>
  [
    filters.minPrice,
    filters.maxPrice,
    filters.brand,
    filters.attributes,
    filters.ids,
    filters.new,
  ].some((filter) => filter !== undefined);

/**
 * Returns what a list, whose brands are resolved and whose search is read, can be narrowed by: each facet
 * under all filters except itself, by one statement; and until when their counts are true.
 */
export async function listFacets(
  db: Database,
  names: readonly FacetName[],
  filters: Filters,
  search: SearchQuery | null,
): Promise<ListFacets & { until: string | null }> {
  if (names.length === 0) return noFacets;
  const shape = {
    filters: filterShape(filters),
    search: search && searchShape(search),
    sampled: search === null ? await sampledSets(db, filters) : [],
  };
  const values = { ...filterValues(filters), ...search };
  const { found } = onlyRow(await facetsOfShape(db, shape, names).execute(values));
  const { inr, aed, attributes, availability } = found;
  return {
    values: [
      ...facetsIn(found, ['subCategory', 'brand', 'seller']),
      ...attributeFacets(attributes ?? [], filters.attributes ?? []),
      ...facetsIn(found, ['discount', 'new']),
      ...(availability ? [availabilityFacet(availability)] : []),
    ],
    prices: inr && aed ? barsOf(inr, aed) : null,
    until: availability?.until ?? null,
  };
}

function facetsIn(found: Found, names: readonly (keyof typeof labels)[]): Facet[] {
  return names.flatMap((name) => {
    const facet = name === 'discount' || name === 'new' ? markIn(found, name) : found[name];
    return facet === undefined ? [] : [{ name, label: labels[name], ...facet }];
  });
}

function markIn(found: Found, name: 'discount' | 'new') {
  const { capped, products } = found[name] ?? {};
  if (capped === undefined || products === undefined) return undefined;
  const value: FacetValue = { ...marks[name], products };
  return { capped, values: [value] };
}

/** The facets of a list that finds nothing. */
export const noFacets = { values: [], prices: null, until: null };
