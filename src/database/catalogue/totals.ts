import { and, type SQL, sql } from 'drizzle-orm';
import { equals } from '../planner.ts';
import { listingTotal, type TotalKind } from '../schema/products/listing.ts';
import type { FilterShape } from './filters.ts';

/** Filters that the totals know besides a taxonomy entry. */
type Totalled = { kind: TotalKind; value: SQL | null };

/** Whether a list is the whole shop, or a category or sub-category of it: the totals know its facets, and indexes have the rest. */
export function isOfTaxonomy(shape: FilterShape): boolean {
  const { category: _, subCategory: __, currency: ___, ...others } = shape;
  return Object.values(others).every((filter) => filter === undefined);
}

/**
 * Returns by which totals the products of a list are counted: those of a taxonomy entry, narrowed by no more than
 * sellers, brands, or being trending or reduced. Null for any other list.
 */
function totalled(shape: FilterShape): Totalled | null {
  const { category: _, subCategory: __, currency: ___, ...others } = shape;
  const [only, second] = Object.keys(others).filter(
    (name) => Reflect.get(others, name) !== undefined,
  );
  if (second !== undefined) return null;
  const { value } = listingTotal;
  const ofKind = (name: TotalKind, where: SQL | null) => ({ kind: name, value: where });
  switch (only) {
    case undefined:
      return ofKind('seller', null);
    case 'seller':
    case 'brand':
      return ofKind(only, equals(value, shape[only] ?? 'one', only));
    case 'discount':
      return ofKind('value', sql`${value} = 'reduced'`);
    case 'trending':
      return shape.trending === 'true' ? ofKind('value', sql`${value} = 'trending'`) : null;
    default:
      return null;
  }
}

/** Whether the totals count the products of a list. */
export const isInTotals = (shape: FilterShape): boolean => totalled(shape) !== null;

/** The condition for the totals of a list's category and sub-category. */
export function withinTaxonomy({ category, subCategory }: FilterShape): SQL | undefined {
  return and(
    category && equals(listingTotal.categoryId, category, 'category'),
    subCategory && equals(listingTotal.subCategoryId, subCategory, 'subCategory'),
  );
}

/** Selects totals of a taxonomy entry by `by`, as `v` and `n`. */
export const totalsOf = (shape: FilterShape, kind: TotalKind, by: SQL = sql`value`): SQL => sql`
  select ${by} as v, sum(products)::int as n from ${listingTotal}
    where ${and(sql`${listingTotal.kind} = ${sql.raw(`'${kind}'`)}`, withinTaxonomy(shape))}
    group by 1 having sum(products) > 0`;

/**
 * The number of products of a list that the totals count; null while what is in it is being hidden, which they do
 * not know yet.
 */
export function totalOf(shape: FilterShape): SQL<number | null> {
  const found = totalled(shape);
  if (found === null) return sql`null::int`;
  const where = and(
    sql`${listingTotal.kind} = ${sql.raw(`'${found.kind}'`)}`,
    withinTaxonomy(shape),
    found.value ?? undefined,
  );
  return sql`(case when not exists (select from hidden_parent) then
    (select coalesce(sum(products), 0)::int from ${listingTotal} where ${where}) end)`;
}
