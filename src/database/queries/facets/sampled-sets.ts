import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { smallSample } from '../../schema/samples.ts';
import { type FilterShape, type Filters, filterShape, filterValues } from '../products/filters.ts';
import { onlyRow } from '../products/product-page.ts';
import { selectCounted } from '../products/published/count-published.ts';
import { countedByFacet, isOfAttributes } from './counted-facets.ts';
import { FACET_CAP, type FacetKey } from './facet-sets.ts';

/** Ids are random: the sample has some more of them or some less than its share. */
const ENOUGH = (1.2 * FACET_CAP) / smallSample.share;

const countedAttributes = preparedQuery('counted_attributes', (db, shape: FilterShape) => {
  const counts = (shape.attributes ?? []).map((at): SQL => countedByFacet(shape, at));
  return db
    .select({
      totals: sql<number[]>`array[${sql.join(counts, sql`, `)}]::float8[]`,
      ofPlace: sql<number>`(${selectCounted(db, { ...shape, attributes: undefined })})`,
    })
    .from(sql`(select 1) as one`);
});

/**
 * Returns the sets of products of a list by attributes that have so many that those in a sample are enough to count
 * facets in: 'attributes', or the number of the attribute whose own choice the set is without. A frequent
 * value is in a twentieth of all products, each of which its index gives before the first is read. Attributes are
 * taken to be independent of each other: a wrong guess costs nothing but how many of them are counted.
 */
export async function sampledSets(db: Database, filters: Filters): Promise<FacetKey[]> {
  if (!isOfAttributes(filters)) return [];
  const shape = filterShape(filters);
  const { attributes = [] } = shape;
  const statement = countedAttributes(db, shape);
  const { totals, ofPlace } = onlyRow(await statement.execute(filterValues(filters)));
  const expected = (numbers: readonly number[]) =>
    numbers.reduce((rest, at) => (rest * (totals[at] ?? 0)) / Math.max(1, ofPlace), ofPlace);
  const sets = [
    { key: 'attributes' as const, by: attributes },
    ...attributes.map((key) => ({ key, by: attributes.filter((at) => at !== key) })),
  ];
  return sets.filter(({ by }) => by.length > 0 && expected(by) >= ENOUGH).map(({ key }) => key);
}
