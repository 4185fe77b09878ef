import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { HiddenBy, ManagedProductQuery } from '#contracts/product.ts';
import { productCounted } from '../../../schema/counts/counted.ts';
import { product } from '../../../schema/products/product.ts';
import { isReserved } from '../availability.ts';
import { isPublic } from '../is-public.ts';

type Place = 'seller' | 'category' | 'subCategory' | 'type';
type Kind = Pick<
  ManagedProductQuery,
  'visibility' | 'availability' | 'lookAgain' | 'trending' | 'withoutPictures'
>;

/** The filters of a back office's list, without the search; or placeholders for their ids. */
export type ManagedFilters = Kind & { [Name in Place]?: string | Placeholder | undefined };

/** What the text of a statement with these filters depends on. */
export type ManagedShape = Kind & { [Name in Place]: boolean };

/** Returns what a statement's text depends on. */
export const managedShape = (filters: ManagedFilters): ManagedShape => ({
  visibility: filters.visibility,
  availability: filters.availability,
  lookAgain: filters.lookAgain,
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

type OfPlace = Exclude<HiddenBy, 'sold' | 'hidden-by-seller' | 'taken-down'>;

/** Reasons of products themselves, by their own indexes; the counters do not know them. */
const own: Partial<Record<NonNullable<Kind['visibility']>, SQL>> = {
  sold: sql`${product.availability} = 'SOLD'`,
  'hidden-by-seller': sql`${product.hiddenAt} is not null`,
  'taken-down': sql`${product.takenDownAt} is not null`,
};

/** Whether a product can be had, whoever sees it. */
const available: Record<NonNullable<Kind['availability']>, SQL> = {
  available: sql`(${product.availability} <> 'SOLD' and not ${isReserved()})`,
  reserved: isReserved(),
  sold: sql`${product.availability} = 'SOLD'`,
};

/**
 * The condition that a product is hidden with its place, for one reason; few sellers and taxonomy
 * entries are hidden.
 */
function isHiddenBy(table: TaxonomyTable, reason: OfPlace): SQL {
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
  const ofPlace = visibility === undefined || visibility in own ? undefined : visibility;
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
    ofPlace === undefined || ofPlace === 'published' || ofPlace === 'hidden'
      ? undefined
      : isHiddenBy(table, ofPlace as OfPlace),
  );
}

/** The condition for products that match all filters. */
export function managedWhere(filters: ManagedFilters): SQL | undefined {
  const { trending, withoutPictures, visibility, availability, lookAgain } = filters;
  return and(
    taxonomyWhere(product, filters),
    visibility && own[visibility],
    availability && available[availability],
    lookAgain && sql`${product.lookAgainAt} is not null`,
    trending === undefined ? undefined : eq(product.trending, trending === 'true'),
    withoutPictures === 'true'
      ? sql`${product.id} in (select product_id from product_without_picture)`
      : undefined,
  );
}

/** The condition for the counters of products that match; null where the counters cannot say. */
export function countedWhere(filters: ManagedFilters): { where: SQL | undefined } | null {
  const { trending, withoutPictures, visibility, availability, lookAgain } = filters;
  const isOwn = visibility !== undefined && own[visibility] !== undefined;
  if (trending !== undefined || withoutPictures === 'true') return null;
  if (isOwn || availability !== undefined || lookAgain !== undefined) return null;
  return { where: taxonomyWhere(productCounted, filters) };
}

/**
 * Whether no index has the matching rows in the requested order: then they are found first and
 * sorted, instead of reading all rows in that order until they are met.
 */
export const isScattered = ({
  subCategory,
  type,
  visibility,
  availability,
  lookAgain,
}: ManagedFilters): boolean =>
  subCategory !== undefined ||
  type !== undefined ||
  lookAgain !== undefined ||
  availability === 'reserved' ||
  availability === 'sold' ||
  (visibility !== undefined && visibility !== 'published');
