import { type SQL, sql } from 'drizzle-orm';
import type { FacetName } from '#contracts/facets/facets.ts';
import type { PublicSort } from '#contracts/product.ts';
import { inlineNumber } from '../planner.ts';
import { lastRow, rowsAsked, rowsSkipped, type SortType } from '../queries/lists/cursor.ts';
import type { ProductShape } from '../queries/products/json/product-json.ts';
import {
  type SearchQuery,
  type SearchShape,
  searchShape,
} from '../queries/searches/search-query.ts';
import { listing } from '../schema/products/listing.ts';
import { product } from '../schema/products/product.ts';
import {
  type FilterShape,
  filterShape,
  filterValues,
  type ListQuery,
  priceColumn,
} from './filters.ts';
import type { SetColumn } from './found-set.ts';

/** What is told of a list beside its page; of `whole` facets every value. Its total is told unless `withTotal` says no. */
export type Answered = {
  as: ProductShape;
  withTotal?: boolean;
  facets?: readonly FacetName[] | undefined;
  whole?: readonly FacetName[] | undefined;
  withPrices?: boolean;
};

type Sort = 'newest' | 'price' | 'rating' | 'name' | 'relevance';

/** What the text of a list's statement depends on. */
export type ListShape = {
  as: ProductShape;
  filters: FilterShape;
  search: SearchShape | null;
  sort: Sort;
  order: 'asc' | 'desc';
  limit: number;
  start: 'first' | 'after' | 'offset';
  /** Otherwise only the first 60 matches of a search are gathered, and the total is theirs. */
  withTotal: boolean;
  withPrices: boolean;
  facets: readonly FacetName[];
  whole: readonly FacetName[];
  isLarge: boolean;
  /** While something is being hidden, the totals are not asked. */
  isHiding: boolean;
};

export function listShape(
  query: ListQuery,
  search: SearchQuery | null,
  answered: Answered,
  isLarge: boolean,
): ListShape {
  const { withTotal = true, withPrices = false, facets = [], whole = [] } = answered;
  return {
    as: answered.as,
    filters: filterShape(query),
    search: search && searchShape(search),
    ...orderOf(query, search !== null),
    limit: rowsAsked(query),
    start: query.after !== undefined ? 'after' : rowsSkipped(query) > 0 ? 'offset' : 'first',
    withTotal,
    withPrices,
    facets,
    whole,
    isLarge,
    isHiding: false,
  };
}

/** Returns the order of a list by its name in the shop or a list. */
function orderOf(
  { sort, order }: Pick<ListQuery, 'sort' | 'order'>,
  isSearch: boolean,
): { sort: Sort; order: 'asc' | 'desc' } {
  switch (sort satisfies PublicSort | undefined) {
    case 'price-low-high':
      return { sort: 'price', order: 'asc' };
    case 'price-high-low':
      return { sort: 'price', order: 'desc' };
    case 'rating':
      return { sort: 'rating', order: order ?? 'desc' };
    case 'name':
      return { sort: 'name', order: order ?? 'asc' };
    case 'newest':
    case 'createdAt':
      return { sort: 'newest', order: order ?? 'desc' };
    default:
      return isSearch
        ? { sort: 'relevance', order: 'desc' }
        : { sort: 'newest', order: order ?? 'desc' };
  }
}

/** How an order is read: its column, what is gathered for it, and the type of its values. */
export function orderedBy({ sort, filters }: Pick<ListShape, 'sort' | 'filters'>): {
  by: SQL;
  of: SetColumn;
  type: SortType;
} {
  const isDirhams = filters.currency === 'AED';
  switch (sort) {
    case 'price':
      return {
        by: sql`${priceColumn(filters)}`,
        of: isDirhams ? 'aed' : 'inr',
        type: 'numeric',
      };
    case 'rating':
      return { by: sql`${listing.rating}`, of: 'rating', type: 'numeric' };
    case 'name':
      return { by: sql`${product.name} collate "und-x-icu"`, of: 'id', type: 'text' };
    default:
      return { by: sql`${listing.createdAt}`, of: 'created_at', type: 'timestamptz' };
  }
}

/** Returns the values of the placeholders in a statement for a list. */
export function listValues(query: ListQuery, shape: ListShape): Record<string, unknown> {
  const [afterValue, afterId] =
    query.after === undefined ? [] : lastRow(query.after, [orderedBy(shape).type]);
  return { ...filterValues(query), offset: rowsSkipped(query), afterValue, afterId };
}

/** The condition for the rows after a cursor. */
export function afterCursor(
  { start, order }: ListShape,
  by: SQL,
  id: SQL,
  type: SortType,
): SQL | undefined {
  if (start !== 'after') return undefined;
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  return sql`(${by}, ${id}) ${beyond} (${sql.placeholder('afterValue')}::${sql.raw(type)}, ${sql.placeholder('afterId')})`;
}

/** One row more than asked for tells whether there are others. */
export const pageLimit = ({ limit, start }: ListShape): SQL =>
  sql`limit ${inlineNumber(limit + 1)}${start === 'offset' ? sql` offset ${sql.placeholder('offset')}` : sql``}`;
