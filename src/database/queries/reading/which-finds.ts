import { sql } from 'drizzle-orm';
import {
  type AttributeFilter,
  type FilterShape,
  type Filters,
  filterShape,
  filterValues,
  matchesFilters,
} from '../../catalogue/filters.ts';
import { isPublic } from '../../catalogue/is-public.ts';
import type { Database } from '../../database.ts';
import { inlineNumber, once } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { listing } from '../../schema/products/listing.ts';
import { product } from '../../schema/products/product.ts';
import { SEARCH_CAP } from '../lists/cursor.ts';

/** A search that may find something: text-search query, and filters. */
export type Attempt = { query: string | null; filters: Filters };

type AttemptShape = { hasQuery: boolean; filters: FilterShape };

const firstThatFinds = preparedQuery('first_that_finds', (db, shapes: AttemptShape[]) => {
  const cases = shapes.map(({ hasQuery, filters }, index) => {
    const query = once(sql`${sql.placeholder(`query${index}`)}::text::tsquery`);
    const isFound = hasQuery ? sql` and ${product.document} @@ ${query}` : sql``;
    const joined = hasQuery ? sql` join ${product} on ${product.id} = ${listing.id}` : sql``;
    return sql`when exists (select from ${listing}${joined} where ${matchesFilters(filters)}${isFound})
      then ${sql.raw(String(index))}`;
  });
  return db
    .select({ first: sql<number | null>`case ${sql.join(cases, sql` `)} end` })
    .from(sql`(select 1) as one`);
});

/**
 * Returns which of these attempts is the first to find a published product, or null for none. Their
 * filters have the same values where they are set, but those by attributes.
 */
export async function whichFinds(
  db: Database,
  attempts: readonly Attempt[],
): Promise<number | null> {
  if (attempts.length === 0) return null;
  const all = new Map<string, AttributeFilter>();
  for (const { filters } of attempts)
    for (const attribute of filters.attributes ?? []) all.set(keyOf(attribute), attribute);
  const numbers = new Map([...all.keys()].map((key, at) => [key, at]));
  const shapes = attempts.map(({ query, filters }) => ({
    hasQuery: query !== null,
    filters: {
      ...filterShape(filters),
      attributes: filters.attributes?.flatMap((each) => numbers.get(keyOf(each)) ?? []),
    },
  }));
  const values = [
    ...attempts.flatMap(({ filters, query }, index) => [
      ...Object.entries(filterValues({ ...filters, attributes: [] })).filter(([, value]) =>
        isSet(value),
      ),
      [`query${index}`, query],
    ]),
    ...[...all.values()].map(({ values }, at) => [`values${at}`, values]),
  ];
  const [row] = await firstThatFinds(db, shapes).execute(Object.fromEntries(values));
  return row?.first ?? null;
}

const keyOf = ({ values }: AttributeFilter) => values.join();

const isSet = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

const namedElsewhere = preparedQuery('named_elsewhere', (db) => {
  const among = (column: string, ids: string) =>
    sql`${sql.raw(column)} = any(string_to_array(${sql.placeholder(ids)}::text, ','))`;
  const named = sql`(select ${product.categoryId} as category_id,
      ${product.subCategoryId} as sub_category_id, ${product.productTypeId} as product_type_id
    from ${product}
    where ${isPublic}
      and ${product.headline} @@ to_tsquery('simple', folded(${sql.placeholder('words')}::text))
    limit ${inlineNumber(SEARCH_CAP)})`;
  return db
    .select({
      isThere: sql<boolean>`exists (select from ${named} as named
        where not (${among('category_id', 'categories')}
          or ${among('sub_category_id', 'subCategories')}
          or ${among('product_type_id', 'types')}))`,
    })
    .from(sql`(select 1) as one`);
});

/**
 * Whether brand and name of a published product outside these taxonomy entries have all these words, as of the
 * first products that are named so.
 */
export async function isNamedElsewhere(
  db: Database,
  words: readonly string[],
  within: Record<'categories' | 'subCategories' | 'types', readonly string[]>,
): Promise<boolean> {
  const [row] = await namedElsewhere(db).execute({
    words: words.map((word) => `'${word.replace(/['\\]/g, ' ')}':*`).join(' & '),
    categories: within.categories.join(','),
    subCategories: within.subCategories.join(','),
    types: within.types.join(','),
  });
  return row?.isThere ?? false;
}
