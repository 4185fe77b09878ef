import { and, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { ManagedProductQuery } from '#contracts/product.ts';
import { isPublic } from '../../../catalogue/is-public.ts';
import type { Database } from '../../../database.ts';
import { namesOf, product } from '../../../schema/products/product.ts';
import { pricesNow } from '../../../schema/products/product-price.ts';
import { beginning } from '../../lists/text-match.ts';
import { readSearch } from '../../searches/read-search.ts';
import { matchesHeadline, type SearchQuery } from '../../searches/search-query.ts';
import { isOfSellerNamed } from '../../sellers/names.ts';
import { isReserved } from '../availability.ts';
import { type Code, hasCode, matchesCode } from '../search/match-code.ts';
import type { ManagedSort } from './read-managed.ts';

type Named = 'seller' | 'category' | 'subCategory' | 'type';

type Kind = Pick<
  ManagedProductQuery,
  'visibility' | 'availability' | 'lookAgain' | 'trending' | 'withoutPictures'
>;

/** Filters whose values decide how many rows there are, so that their statements are planned with them. */
type Bounds = Pick<
  ManagedProductQuery,
  'brand' | 'minPrice' | 'maxPrice' | 'addedFrom' | 'addedTo'
>;

/** The filters of a back office's list, without the search; or placeholders for their ids. */
export type ManagedFilters = Kind & Bounds & { [Name in Named]?: string | Placeholder | undefined };

/** What the text of a statement with these filters depends on. */
export type ManagedShape = Kind & { [Name in Named]: boolean };

/** Returns what a statement's text depends on. */
export function managedShape(filters: ManagedFilters): ManagedShape {
  const { visibility, availability, lookAgain, trending, withoutPictures } = filters;
  return {
    ...{ visibility, availability, lookAgain, trending, withoutPictures },
    seller: filters.seller !== undefined,
    category: filters.category !== undefined,
    subCategory: filters.subCategory !== undefined,
    type: filters.type !== undefined,
  };
}

/** Returns filters of this shape, with placeholders named as they are. */
export function managedPlaceholders(shape: ManagedShape): ManagedFilters {
  const given = (name: Named) => (shape[name] ? sql.placeholder(name) : undefined);
  return {
    ...shape,
    seller: given('seller'),
    category: given('category'),
    subCategory: given('subCategory'),
    type: given('type'),
  };
}

const hidden = sql`not ${product.published}`;

/** Each reason why a product is hidden says that it is: one small index has all that are. */
const visible: Record<NonNullable<Kind['visibility']>, SQL> = {
  published: isPublic,
  hidden,
  sold: sql`(${hidden} and ${product.availability} = 'SOLD')`,
  'hidden-by-seller': sql`(${hidden} and ${product.hiddenAt} is not null)`,
  'taken-down': sql`(${hidden} and ${product.takenDownReason} <> 'not-approved')`,
  'not-approved': sql`(${hidden} and ${product.takenDownReason} = 'not-approved')`,
  seller: sql`(${hidden} and ${product.sellerId} in (select id from seller where not status))`,
  category: sql`(${hidden} and ${product.categoryId} in (select id from category where status <> 'LISTED'))`,
  'sub-category': sql`(${hidden}
    and ${product.subCategoryId} in (select id from sub_category where status <> 'LISTED'))`,
  'product-type': sql`(${hidden}
    and ${product.productTypeId} in (select id from product_type where status <> 'LISTED'))`,
};

/** Whether a product can be had, whoever sees it. */
const available: Record<NonNullable<Kind['availability']>, SQL> = {
  available: sql`(${product.availability} <> 'SOLD' and not ${isReserved()})`,
  reserved: isReserved(),
  sold: visible.sold,
};

const withoutPicture = sql`${product.id} in (select product_id from product_without_picture)`;

/** The index of sub-categories has types within them. */
const isOfType = (type: string | Placeholder): SQL => sql`(${product.productTypeId} = ${type}
  and ${product.subCategoryId} = (select sub_category_id from product_type where id = ${type}))`;

/** Days are the marketplace's own, as those of reservations. */
const beginOf = (day: string): SQL => sql`(${day}::date::timestamp at time zone 'Asia/Dubai')`;
const endOf = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Dubai')`;

/** The second condition is the same for fewer rows, and has an index. */
const isOfBrand = (brand: string): SQL => sql`(
  folded(${product.brand}) like folded(${beginning(brand)})
  and folded(${namesOf(product)}) like folded(${beginning(brand)}))`;

const isPriced = (least?: number, most?: number): SQL => sql`${product.id} in (
  select id from ${pricesNow} where ${and(
    least === undefined ? undefined : sql`price_inr >= ${least}`,
    most === undefined ? undefined : sql`price_inr <= ${most}`,
  )})`;

/** The condition for what `brand`, prices and days leave; undefined where none is given. */
export function withinBounds({ brand, minPrice, maxPrice, addedFrom, addedTo }: Bounds) {
  return and(
    brand ? isOfBrand(brand) : undefined,
    minPrice === undefined && maxPrice === undefined ? undefined : isPriced(minPrice, maxPrice),
    addedFrom === undefined ? undefined : sql`${product.createdAt} >= ${beginOf(addedFrom)}`,
    addedTo === undefined ? undefined : sql`${product.createdAt} < ${endOf(addedTo)}`,
  );
}

/** The condition for products that match all filters; undefined where there are none. */
export function managedWhere(filters: ManagedFilters): SQL | undefined {
  const { seller, category, subCategory, type } = filters;
  const { trending, withoutPictures, visibility, availability, lookAgain } = filters;
  return and(
    seller === undefined ? undefined : eq(product.sellerId, seller),
    category === undefined ? undefined : eq(product.categoryId, category),
    subCategory === undefined ? undefined : eq(product.subCategoryId, subCategory),
    type === undefined ? undefined : isOfType(type),
    visibility && visible[visibility],
    availability && available[availability],
    lookAgain && sql`${product.lookAgainAt} is not null`,
    trending && (trending === 'true' ? sql`${product.trending}` : sql`not ${product.trending}`),
    withoutPictures === 'true' ? withoutPicture : undefined,
    withinBounds(filters),
  );
}

/** A search in brand, name and codes; by the seller's name too where the list is of all sellers. */
type Sought = { search: SearchQuery | null; code: Code | null; seller: SQL | null };

/**
 * Parses the typed text as words, as a code, or as both. An existing code is not taken for a
 * mistyped word, and a whole SKU for nothing else.
 */
export async function readSought(
  db: Database,
  text: string,
  withSellers: boolean,
): Promise<Sought> {
  const code = matchesCode(text);
  if (code?.isSku && (await hasCode(db, code.isSku))) {
    return { search: null, code: { ...code, is: code.isSku }, seller: null };
  }
  const search = await readSearch(db, text, 'all');
  const isCode = code !== null && search?.isGuess === true && (await hasCode(db, code.is));
  const seller =
    withSellers && search !== null ? isOfSellerNamed(sql`${product.sellerId}`, text) : null;
  return { search: isCode ? null : search, code, seller };
}

/** Matches products that a search finds by words, code or seller. */
export const isSought = ({ search, code, seller }: Sought): SQL | undefined =>
  or(search === null ? undefined : matchesHeadline(search), code?.is, seller ?? undefined);

/** Codes come first, whatever way the list is sorted. */
export function codesFirst(
  { rank }: Code,
  { column, kind, ...by }: ManagedSort,
  order: 'asc' | 'desc',
): ManagedSort {
  const ranked = order === 'asc' ? rank : sql`2 - ${rank}`;
  return { ...by, column: sql`(${ranked})`, kind: 'number', thenBy: { column, kind } };
}
