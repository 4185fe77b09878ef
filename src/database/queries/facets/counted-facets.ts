import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { equals } from '../../planner.ts';
import { facetCounted } from '../../schema/counts/counted.ts';
import type { FilterShape, Filters } from '../products/filters.ts';

/** The condition for the counters of a place's attributes. */
export function ofCountedPlace({ category, subCategory, type }: FilterShape): SQL | undefined {
  const { categoryId, subCategoryId } = facetCounted;
  return and(
    category && equals(categoryId, category, 'category'),
    subCategory && equals(subCategoryId, subCategory, 'subCategory'),
    type && countedOfType(facetCounted),
  );
}

/** The condition for the counters of a type: a product without one counts under each of its sub-category. */
export function countedOfType({
  productTypeId,
  subCategoryId,
}: Record<'productTypeId' | 'subCategoryId', SQLWrapper>): SQL {
  const type = sql.placeholder('type');
  return sql`(${productTypeId} = ${type} or (${productTypeId} = '' and ${subCategoryId} =
    (select sub_category_id from product_type where id = ${type})))`;
}

/**
 * Whether counters give the count of a list: only places are filtered by, and one attribute, of which no
 * product has two of the values. A number is one; of choices a product may have several.
 */
export function isCountedByFacet(filters: Filters): boolean {
  const [only, second] = filters.attributes ?? [];
  if (only === undefined || second !== undefined) return false;
  const isOne = only.facets.length === 1 || only.facets.every((facet) => facet.includes('='));
  return isOne && isOfAttributes(filters);
}

/** Whether only places and attributes are filtered by. */
export function isOfAttributes({ attributes = [], ...others }: Filters): boolean {
  const { category: _, subCategory: __, type: ___, currency: ____, ...further } = others;
  return attributes.length > 0 && Object.values(further).every((filter) => filter === undefined);
}

/**
 * The number of products of a place that have a value of one of the attributes of a list, but for those of a place
 * that was hidden a moment ago.
 */
export const countedByFacet = (shape: FilterShape, attribute = 0): SQL => sql`(
  select coalesce(sum(${facetCounted.products}), 0) from ${facetCounted}
    where ${and(ofCountedPlace(shape), sql`${facetCounted.facet} = any(${sql.placeholder(`facets${attribute}`)}::text[])`)})`;
