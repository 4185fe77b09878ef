import { type SQL, sql } from 'drizzle-orm';
import { inlineNumber } from '../../planner.ts';
import { newestFirst, product } from '../../schema/products/product.ts';
import { isNew, isReduced, publishedWhere } from '../products/filters.ts';
import { countersOf, isCounted } from '../products/published/count-published.ts';
import {
  FACET_CAP,
  type FacetedShape,
  isCut,
  isNewestFirst,
  isSampled,
  setOf,
  withoutFacet,
} from './facet-sets.ts';

/** Facets whose values are a column of a product. */
export type ColumnFacet = 'subCategory' | 'brand' | 'seller';

const MOST_VALUES: Record<ColumnFacet, number> = { subCategory: 60, brand: 60, seller: 40 };

const columnOf: Record<ColumnFacet, string> = {
  subCategory: 'sub_category_id',
  brand: 'brand',
  seller: 'seller_id',
};

/** The values with their labels: a name is told only where everybody may see it. */
const labelled: Record<ColumnFacet, SQL> = {
  brand: sql`select v, n, v as label from shown`,
  seller: sql`select v, n, s.name as label from shown join seller s on s.id = v and s.status`,
  subCategory: sql`select v, n, s.name as label
    from shown join sub_category s on s.id = v and s.status = 'LISTED'`,
};

/**
 * Selects the most frequent values of a facet, and those chosen, as `{ capped, values }`: from the
 * counters where these count everything that the list is filtered by, else from the products read.
 */
export function valuesOf(shape: FacetedShape, name: ColumnFacet): SQL {
  const { filters } = shape;
  const set = setOf(filters, name);
  const column = sql.raw(columnOf[name]);
  const isExact = isFromCounters(shape, name);
  const counts = isExact
    ? counted(shape, name)
    : sql`select ${column} as v, count(*)::int as n from ${set} group by 1`;
  const number = filters[name];
  const placeholder = sql.placeholder(name);
  const chosen = number === 'one' ? sql`array[${placeholder}]` : placeholder;
  const others =
    number === undefined
      ? sql``
      : sql`union select c.v, coalesce(counts.n, 0)
          from unnest(${chosen}::text[]) as c (v) left join counts on counts.v = c.v`;
  return sql`(with counts as (${counts}),
    shown as ((select v, n from counts order by n desc, v limit ${inlineNumber(MOST_VALUES[name])})
      ${others})
    select json_build_object('capped', ${isExact ? sql`false` : isCut(shape, name)}, 'values',
      coalesce(json_agg(json_build_object('value', v, 'label', label, 'products', n)
        order by n desc, label), '[]'))
    from (${labelled[name]}) as labelled)`;
}

/**
 * Whether the counters give a facet's counts. Those of sellers and sub-categories are a row for each
 * brand of each seller: too many to be summed for the whole shop.
 */
export function isFromCounters({ filters, search }: FacetedShape, name: ColumnFacet): boolean {
  const others = withoutFacet(filters, name);
  const { seller, category, subCategory, type } = others;
  const isPlaced = [seller, category, subCategory, type].some((filter) => filter !== undefined);
  return search === null && isCounted(others, null) && (name === 'brand' || isPlaced);
}

function counted(shape: FacetedShape, name: ColumnFacet): SQL {
  const { counters, where } = countersOf(withoutFacet(shape.filters, name), name !== 'brand');
  const rows = isOfPlaces(shape, name)
    ? sql`counted_places`
    : sql`${counters} where ${where ?? sql`true`}`;
  return sql`select ${sql.raw(columnOf[name])} as v, sum(products)::int as n
    from ${rows} group by 1 having sum(products) > 0`;
}

/** Whether a facet's counts are sums of the counters that sellers and sub-categories have in common. */
export function isOfPlaces(shape: FacetedShape, name: ColumnFacet): boolean {
  const { seller, subCategory } = shape.filters;
  const isWhole = seller === undefined && subCategory === undefined;
  return isWhole && name !== 'brand' && isFromCounters(shape, name);
}

/** Sums these counters as a table of the statement: there are thousands in a category, a row for each brand. */
export function countedPlaces({ filters }: FacetedShape): SQL {
  const { counters, where } = countersOf(filters, true);
  return sql`counted_places as materialized (select seller_id, sub_category_id, sum(products) as products
    from ${counters} where ${where ?? sql`true`} group by 1, 2)`;
}

const conditionOf = { discount: isReduced, new: isNew };
const markOf = { discount: 'reduced', new: 'new' };

/** So many are enough to say "at least", where not all products were read. */
const ENOUGH = 50;

/**
 * Selects how many products a condition leaves, as `{ capped, products }`. Where more were found than read
 * and few of these have it, they are counted apart until there are enough, which a search does not; new ones
 * are all among those read newest first.
 */
export function numberOf(shape: FacetedShape, name: 'discount' | 'new'): SQL {
  const { filters, search } = shape;
  const set = setOf(filters, name);
  const others = withoutFacet(filters, name);
  if (name === 'new' && isNewestFirst(shape, name)) {
    return sql`(select json_build_object('capped', count(*) >= ${inlineNumber(FACET_CAP)}, 'products', count(*))
      from ${set} where new)`;
  }
  // New ones with a frequent value are met soon in the order of their age.
  const isWalked = name === 'new' && isSampled(shape, name) && others.attributes?.length === 1;
  const where = publishedWhere(others, null, { foundBy: isWalked ? 'order' : 'filter' });
  const apart = sql`(select count(*) from (select from ${product} where ${where}
    and ${conditionOf[name]} ${isWalked ? newestFirst : sql``} limit ${inlineNumber(ENOUGH)}) as apart)`;
  const isFew = search === null ? sql`cut and n < ${inlineNumber(ENOUGH)}` : sql`false`;
  return sql`(with read as materialized (
      select ${isCut(shape, name)} as cut, (select count(*) from ${set} where ${sql.raw(markOf[name])}) as n),
    counted as materialized (select case when ${isFew} then ${apart} end as n from read)
    select json_build_object(
      'capped', case when counted.n is null then cut else counted.n >= ${inlineNumber(ENOUGH)} end,
      'products', coalesce(counted.n, read.n)) from read, counted)`;
}
