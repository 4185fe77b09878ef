import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { HiddenBy, ManagedProductQuery } from '#contracts/product.ts';
import { productCounted } from '../../schema/counted.ts';
import { product } from '../../schema/product.ts';
import { isPublic } from './is-public.ts';

type Place = 'seller' | 'category' | 'subCategory' | 'type';
type Kind = Pick<ManagedProductQuery, 'visibility' | 'trending' | 'withoutPictures'>;

/** The filters of a back office's list, without the search; or placeholders for their ids. */
export type ManagedFilters = Kind & { [Name in Place]?: string | Placeholder | undefined };

/** What the text of a statement with these filters depends on. */
export type ManagedShape = Kind & { [Name in Place]: boolean };

/** Returns what a statement's text depends on. */
export const managedShape = (filters: ManagedFilters): ManagedShape => ({
  visibility: filters.visibility,
  trending: filters.trending,
  withoutPictures: filters.withoutPictures,
  seller: filters.seller !== undefined,
  category: filters.category !== undefined,
  subCategory: filters.subCategory !== undefined,
  type: filters.type !== undefined,
});

/** Returns filters of this shape, with placeholders named as they are. */
export function managedPlaceholders(shape: ManagedShape): ManagedFilters {
  const given = (name: Place) => (shape[name] ? sql.placeholder(name) : undefined);
  return {
    ...shape,
    seller: given('seller'),
    category: given('category'),
    subCategory: given('subCategory'),
    type: given('type'),
  };
}

type TaxonomyTable = typeof product | typeof productCounted;

/**
 * The condition that a product is hidden for one reason alone; few sellers and taxonomy entries are
 * hidden.
 */
function isHiddenBy(table: TaxonomyTable, reason: HiddenBy): SQL {
  switch (reason) {
    case 'seller':
      return sql`${table.sellerId} in (select id from seller where not status)`;
    case 'category':
      return sql`${table.categoryId} in (select id from category where status <> 'LISTED')`;
    case 'sub-category':
      return sql`${table.subCategoryId} in (select id from sub_category where status <> 'LISTED')`;
    case 'product-type':
      return sql`${table.productTypeId} in (select id from product_type where status <> 'LISTED')`;
  }
}

/** Whether the public sees what a row stands for. */
const isShown = (table: TaxonomyTable): SQL =>
  table === productCounted ? sql`${productCounted.shown}` : isPublic;

/** The filters that the counters know. */
function taxonomyWhere(table: TaxonomyTable, filters: ManagedFilters): SQL | undefined {
  const { seller, category, subCategory, type, visibility } = filters;
  return and(
    seller === undefined ? undefined : eq(table.sellerId, seller),
    category === undefined ? undefined : eq(table.categoryId, category),
    subCategory === undefined ? undefined : eq(table.subCategoryId, subCategory),
    type === undefined ? undefined : eq(table.productTypeId, type),
    visibility === undefined
      ? undefined
      : visibility === 'published'
        ? isShown(table)
        : sql`not ${table.published}`,
    visibility === undefined || visibility === 'published' || visibility === 'hidden'
      ? undefined
      : isHiddenBy(table, visibility),
  );
}

/** The condition for products that match all filters. */
export function managedWhere(filters: ManagedFilters): SQL | undefined {
  const { trending, withoutPictures } = filters;
  return and(
    taxonomyWhere(product, filters),
    trending === undefined ? undefined : eq(product.trending, trending === 'true'),
    withoutPictures === 'true'
      ? sql`${product.id} in (select product_id from product_without_picture)`
      : undefined,
  );
}

/** The condition for the counters of products that match; null where the counters cannot say. */
export function countedWhere(filters: ManagedFilters): { where: SQL | undefined } | null {
  const { trending, withoutPictures } = filters;
  if (trending !== undefined || withoutPictures === 'true') return null;
  return { where: taxonomyWhere(productCounted, filters) };
}

/**
 * Whether no index has the matching rows in the requested order: then they are found first and
 * sorted, instead of reading all rows in that order until they are met.
 */
export const isScattered = ({ subCategory, type, visibility }: ManagedFilters): boolean =>
  subCategory !== undefined ||
  type !== undefined ||
  (visibility !== undefined && visibility !== 'published');
