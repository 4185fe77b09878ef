import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database.ts';
import { equals, inlineNumber, once } from '../../../planner.ts';
import { preparedQuery } from '../../../prepared-query.ts';
import { brandCounted, productCounted } from '../../../schema/counts/counted.ts';
import { product } from '../../../schema/products/product.ts';
import { isInSample } from '../../../schema/samples.ts';
import { countedByFacet, countedOfType, isCountedByFacet } from '../../facets/counted-facets.ts';
import { keptCount } from '../../lists/kept-count.ts';
import { type Count, capCount } from '../../lists/page-of.ts';
import { COUNT_CAP } from '../../lists/paging.ts';
import { countUnlessMany } from '../../lists/row-counts.ts';
import {
  kindsOfMatches,
  type SearchQuery,
  type SearchShape,
  searchShape,
  searchTerms,
} from '../../searches/search-query.ts';
import { hasSold } from '../availability.ts';
import {
  type FilterShape,
  type Filters,
  filterShape,
  filterValues,
  publishedWhere,
} from '../filters.ts';
import { onlyRow } from '../product-page.ts';
import { type MatchKind, takeSome } from '../take-by-priority.ts';

/** Whether the maintained counters give the count: only brands, sellers and places are filtered by. */
export function isCounted(filters: Filters | FilterShape, search: SearchQuery | null): boolean {
  const { brand: _, seller: __, category, subCategory, type, currency, ...others } = filters;
  return search === null && isUnfiltered(others);
}

function isUnfiltered(filters: Filters | FilterShape): boolean {
  const { currency: _, ...others } = filters;
  return Object.values(others).every((filter) => filter === undefined);
}

/**
 * Returns the smallest set of counters that gives the count, or the `finest`, and the rows that a filter
 * selects, to be summed.
 */
export function countersOf(
  { seller, category, subCategory, type, brand }: FilterShape,
  finest = false,
) {
  const isPlaced = [seller, subCategory, type].some((filter) => filter !== undefined);
  const isWide = !isPlaced && !finest;
  const counters = isWide ? brandCounted : productCounted;
  const where = and(
    isWide ? undefined : sql`${productCounted.shown}`,
    seller && equals(productCounted.sellerId, seller, 'seller'),
    category && equals(counters.categoryId, category, 'category'),
    subCategory && equals(productCounted.subCategoryId, subCategory, 'subCategory'),
    brand && equals(counters.brand, brand, 'brand'),
    type && countedOfType(productCounted),
  );
  return { counters, where };
}

/**
 * Whether a list is filtered by ids or brands, some of which may have no products, and the counters
 * know all products that it can have.
 */
export function isNarrowed(filters: Filters): boolean {
  const { seller, category, subCategory, type, brand, availability } = filters;
  if (hasSold(availability)) return false;
  return [seller?.[0], subCategory?.[0], type, category?.[0], brand?.[0]].some(
    (name) => name !== undefined,
  );
}

const anyCounted = preparedQuery('any_counted', (db, shape: FilterShape) => {
  const { counters, where } = countersOf(shape);
  return db
    .select({ isThere: sql<boolean>`coalesce(sum(${counters.products}), 0) > 0` })
    .from(counters)
    .where(where);
});

/**
 * Whether anything is published under these ids and brands, whatever the other filters. The
 * counters say so without reading products.
 */
export async function holdsAny(db: Database, filters: Filters): Promise<boolean> {
  const { seller, category, subCategory, type, brand } = filterShape(filters);
  const counted = anyCounted(db, { seller, category, subCategory, type, brand });
  const [row] = await counted.execute(filterValues(filters));
  return row?.isThere ?? false;
}

/** Whether the small sample has indexes of what is filtered by: of prices alone, or several attributes. */
function isOfSample({ minPrice: _, maxPrice: __, ...others }: FilterShape): boolean {
  return isUnfiltered(others) || (others.attributes?.length ?? 0) > 1;
}

/** Selects the sum of the counters of a list, whatever else it is filtered by. */
export function selectCounted(db: Database, shape: FilterShape) {
  const { counters, where } = countersOf(shape);
  return db
    .select({ total: sql<number>`coalesce(sum(${counters.products}), 0)::int`.as('total') })
    .from(counters)
    .where(where);
}

/** The counters of a list as a table of a statement: their sum, and the condition that there are any. */
export function countedWithin(db: Database, shape: FilterShape) {
  const counted = db.$with('counted').as(selectCounted(db, shape));
  const total = sql<number>`(select ${counted.total} from ${counted})`;
  return { counted, total, isSome: sql` and ${total} > 0` };
}

const countedTotal = preparedQuery('counted_total', selectCounted);

const total = preparedQuery(
  'total',
  (db, shape: FilterShape, search: SearchShape | null) => {
    const terms = search && searchTerms(search);
    const sought = terms && {
      kinds: kindsOfMatches(terms),
      words: terms.known,
      within: product.document,
    };
    const where = publishedWhere(shape, null, { foundBy: search?.isRare ? 'word' : 'filter' });
    return selectCountUpToCap(db, where, sought, {}, isOfSample(shape));
  },
  // A kept plan takes a third of all products for new.
  { isPlannedEachTime: (shape, search) => search === null && shape.new === true },
);

const totalByFacet = preparedQuery('total_by_facet', (db, shape: FilterShape) => {
  const where = publishedWhere(shape, null, { foundBy: 'filter' });
  return db
    .select({
      total: sql<number>`(case when exists (select from hidden_place) then ${countUpToCap(where, null)}
        else least(${countedByFacet(shape)}, ${onePastCap}) end)::int`,
      ofPlace: sql<number>`(${selectCounted(db, { ...shape, attributes: undefined })})`,
    })
    .from(sql`(select 1) as one`);
});

/**
 * Returns how many products one attribute leaves of a place, up to one past 10,000, and how many the place
 * has; null where the counters do not know.
 */
export async function countByFacet(
  db: Database,
  filters: Filters,
): Promise<{ total: number; ofPlace: number } | null> {
  if (!isCountedByFacet(filters)) return null;
  const statement = totalByFacet(db, filterShape(filters));
  return onlyRow(await statement.execute(filterValues(filters)));
}

/**
 * Returns how many published products match: exact from the counters, else counted up to 10,000; the
 * count of a search is kept for a while.
 */
export async function countPublished(
  db: Database,
  filters: Filters,
  search: SearchQuery | null,
): Promise<Count> {
  const shape = filterShape(filters);
  if (isCounted(filters, search)) {
    const [row] = await countedTotal(db, shape).execute(filterValues(filters));
    return { total: row?.total ?? 0, capped: false };
  }
  if (search === null) return capCount(await counted(db, filters, null));
  if (search.atLeast > COUNT_CAP && isUnfiltered(filters)) {
    return { total: COUNT_CAP, capped: true };
  }
  return keptCount(db, [shape, search, filters], async () =>
    capCount(await counted(db, filters, search)),
  );
}

async function counted(db: Database, filters: Filters, search: SearchQuery | null) {
  const byFacet = search === null ? await countByFacet(db, filters) : null;
  if (byFacet !== null) return byFacet.total;
  const statement = total(db, filterShape(filters), search && searchShape(search));
  return onlyRow(await statement.execute({ ...filterValues(filters), ...search })).total;
}

/** A search as it is counted: its kinds of matches, and its words with the column that has them. */
type Sought = {
  kinds: readonly MatchKind[];
  words: string | Placeholder;
  within: typeof product.headline | typeof product.document;
};

/**
 * Selects the number of products that match `where` and one of the kinds, up to one past 10,000. What is so frequent
 * that the small sample tells it is not counted: it has indexes of words, and where `isOfSample` of what is filtered by.
 */
export function selectCountUpToCap<const Others extends Record<string, SQL>>(
  db: Database,
  where: SQL | undefined,
  sought: Sought | null,
  others: Others,
  isOfSample = false,
) {
  const number = countUpToCap(where, sought?.kinds ?? null);
  const isSampled = sought !== null || isOfSample;
  const total = isSampled ? countUnlessMany(sampledOf(where, sought), COUNT_CAP, number) : number;
  return db.select({ ...others, total }).from(sql`(select 1) as one`);
}

const onePastCap = inlineNumber(COUNT_CAP + 1);

const countUpToCap = (where: SQL | undefined, kinds: readonly MatchKind[] | null) =>
  sql<number>`(select count(*)::int from ${takeSome(sql`1 as one`, where, kinds, COUNT_CAP + 1)} as counted)`;

/** The products in the small sample that match `where`, and have the words that are sought. */
const sampledOf = (where: SQL | undefined, sought: Sought | null): SQL =>
  sql`${product} where ${and(
    where,
    isInSample(product),
    sought === null
      ? undefined
      : sql`${sought.within} @@ ${once(sql`${sought.words}::text::tsquery`)}`,
  )}`;
