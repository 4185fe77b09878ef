import { and, type SQL, sql } from 'drizzle-orm';
import { isMark } from '#contracts/facets/list-facets.ts';
import { equals } from '../planner.ts';
import { listingTotal, type TotalKind } from '../schema/products/listing.ts';
import { type FilterShape, marks } from './filters.ts';

/** The names of the filters that are set besides a taxonomy entry. */
function othersSet({ category: _, subCategory: __, currency: ___, ...others }: FilterShape) {
  return Object.entries(others).flatMap(([name, filter]) => (filter === undefined ? [] : name));
}

/** Whether a list is the whole shop, or a category or sub-category of it: the totals know its facets, and indexes have the rest. */
export const isOfTaxonomy = (shape: FilterShape): boolean => othersSet(shape).length === 0;

/**
 * Returns the condition for the totals that count each product of a list once: it is of a taxonomy entry, narrowed by
 * no more than sellers, brands, or being trending or marked by a value. Null for any other list.
 */
function countedOnce(shape: FilterShape): SQL | null {
  const [only, ...more] = othersSet(shape);
  if (more.length > 0) return null;
  const { kind, value } = listingTotal;
  switch (only) {
    case undefined:
      return sql`${kind} = 'seller'`;
    case 'seller':
    case 'brand':
      return sql`${kind} = ${sql.raw(`'${only}'`)} and ${equals(value, shape[only] ?? 'one', only)}`;
    case 'trending':
      return shape.trending === 'true' ? sql`${kind} = 'value' and ${value} = 'trending'` : null;
    default:
      return isMark(only) && marks[only].value
        ? sql`${kind} = 'value' and ${value} = ${sql.raw(`'${marks[only].value}'`)}`
        : null;
  }
}

/** Whether the totals count the products of a list. */
export const isInTotals = (shape: FilterShape): boolean => countedOnce(shape) !== null;

/** The condition for the totals of a list's category and sub-category. */
function withinTaxonomy({ category, subCategory }: FilterShape): SQL {
  const within = and(
    category && equals(listingTotal.categoryId, category, 'category'),
    subCategory && equals(listingTotal.subCategoryId, subCategory, 'subCategory'),
  );
  return within ?? sql`true`;
}

/** What products are counted by; by sub-categories are all totals. */
export type CountKind = Exclude<TotalKind, 'type'> | 'subCategory';

/** Selects what the totals count of the products of a taxonomy entry, as `v` and `n`. */
export function totalsOf(shape: FilterShape, kind: CountKind): SQL {
  const [by, within] =
    kind === 'subCategory' ? [sql`sub_category_id`, 'seller'] : [sql`value`, kind];
  return sql`select ${by} as v, sum(products)::int as n from ${listingTotal}
    where kind = ${sql.raw(`'${within}'`)} and ${withinTaxonomy(shape)}
    group by 1 having sum(products) > 0`;
}

/** Selects all that the totals count of the products of a taxonomy entry, as `kind`, `v` and `n`. */
export const allTotalsOf = (shape: FilterShape): SQL => sql`
  select kind, value as v, sum(products)::int as n from ${listingTotal} where ${withinTaxonomy(shape)}
    group by 1, 2 having sum(products) > 0
  union all select 'subCategory', v, n from (${totalsOf(shape, 'subCategory')}) as entries`;

/**
 * The number of products of a list that the totals count; null while what is in it is being hidden, which they do
 * not know yet.
 */
export function totalOf(shape: FilterShape): SQL<number | null> {
  const counted = countedOnce(shape);
  if (counted === null) return sql`null::int`;
  return sql`(case when not exists (select from hidden_parent) then
    (select coalesce(sum(products), 0)::int from ${listingTotal}
      where ${counted} and ${withinTaxonomy(shape)}) end)`;
}
