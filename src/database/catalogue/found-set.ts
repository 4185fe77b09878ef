import { and, type SQL, sql } from 'drizzle-orm';
import { type MarkName, markNames } from '#contracts/facets/list-facets.ts';
import { inlineNumber } from '../planner.ts';
import { endOfDay, soldShown } from '../queries/products/availability.ts';
import { matchArms, type SearchShape, searchTerms } from '../queries/searches/search-query.ts';
import { listing } from '../schema/products/listing.ts';
import { type FilterShape, isReserved, marks, matchesFilters } from './filters.ts';

/** So many products are gathered at most; of more, lists say "20,000+". */
export const GATHER_CAP = 20_000;

const markColumns = Object.fromEntries(markNames.map((name) => [name, marks[name].is])) as Record<
  MarkName,
  SQL
>;

/** What is read of the products of a list, by the names that its statement has for them. */
const columns = {
  id: sql`${listing.id}`,
  brand: sql`${listing.brand}`,
  seller_id: sql`${listing.sellerId}`,
  sub_category_id: sql`${listing.subCategoryId}`,
  inr: sql`${listing.priceINR}`,
  aed: sql`${listing.priceAED}`,
  rating: sql`${listing.rating}`,
  created_at: sql`${listing.createdAt}`,
  ...markColumns,
  until: sql`case when ${listing.soldAt} is not null then ${listing.soldAt} + ${soldShown}
    when ${isReserved} then ${endOfDay(listing.reservedUntil)} end`,
  values: sql`${listing.values}`,
};
export type SetColumn = keyof typeof columns;

/**
 * Selects these columns of the products that match filters and a search, at most one more than `most`, in no order; of
 * a search first those that match better, by `rank`.
 */
export function selectSet(
  filters: FilterShape,
  search: SearchShape | null,
  names: readonly SetColumn[],
  most = GATHER_CAP,
): SQL {
  const selected = sql.join(
    names.map((name) => sql`${columns[name]} as ${sql.raw(name)}`),
    sql`, `,
  );
  const where = matchesFilters(filters);
  const limit = sql`limit ${inlineNumber(most + 1)}`;
  if (search === null) return sql`select ${selected} from ${listing} where ${where} ${limit}`;
  const arms = matchArms(searchTerms(search)).map(
    ({ from, is, rank }) =>
      sql`(select ${selected}, ${rank} as rank from ${from} where ${and(is, where)} ${limit})`,
  );
  return sql`select ${sql.raw([...names, 'rank'].join(', '))}
    from (${sql.join(arms, sql` union all `)}) as matching ${limit}`;
}
