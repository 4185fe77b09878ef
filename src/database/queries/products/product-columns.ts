import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HiddenBy } from '#contracts/product.ts';
import { fieldsOf } from '#contracts/product-fields.ts';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/account.ts';
import { category, productType, subCategory } from '../../schema/catalogue.ts';
import { mediaAsset } from '../../schema/media.ts';
import { product } from '../../schema/product.ts';
import type { MediaAssetRow } from '../media/media-columns.ts';
import { type Choice, type ChosenIds, chooseIds } from './choose-ids.ts';

const portrait = alias(mediaAsset, 'portrait');

const media = sql<MediaAssetRow[]>`(
  select coalesce(json_agg(json_build_object(
      'id', a.id, 'kind', a.kind, 'file', a.file, 'width', a.width, 'height', a.height,
      'webp', a.webp, 'avif', a.avif, 'placeholder', a.placeholder, 'color', a.color
    ) order by m.position), '[]'::json)
  from product_media m join media_asset a on a.id = m.media_id
  where m.product_id = ${product.id})`;

const portraitOrNull = sql<MediaAssetRow | null>`case when ${portrait.id} is null then null else
  json_build_object('id', ${portrait.id}, 'kind', ${portrait.kind}, 'file', ${portrait.file},
    'width', ${portrait.width}, 'height', ${portrait.height}, 'webp', ${portrait.webp},
    'avif', ${portrait.avif}, 'placeholder', ${portrait.placeholder}, 'color', ${portrait.color})
  end`;

/** The reasons why a product is hidden from the public, as the triggers decide it. */
const hiddenBy = sql<HiddenBy[]>`array_remove(array[
  case when not ${seller.status} then 'seller' end,
  case when ${category.status} <> 'LISTED' then 'category' end,
  case when ${subCategory.status} <> 'LISTED' then 'sub-category' end,
  case when ${productType.status} <> 'LISTED' then 'product-type' end], null)`;

/** The columns that a seller fills. */
export const fieldColumns = fieldsOf(product);

const columns = {
  ...fieldColumns,
  id: product.id,
  rating: product.rating,
  reviews: product.reviews,
  published: product.published,
  hiddenBy,
  createdAt: product.createdAt,
  version: product.version,
  categoryName: category.name,
  subCategoryName: subCategory.name,
  productTypeName: productType.name,
  sellerId: product.sellerId,
  sellerName: seller.name,
  chatIndia: seller.chatIndia,
  chatEmirates: seller.chatEmirates,
  portrait: portraitOrNull,
  media,
};

/** The condition for one product of one seller. */
export const ofSeller = (sellerId: string, id: string) =>
  and(eq(product.id, id), eq(product.sellerId, sellerId));

/** The columns that screens show of a product; prices as exact decimal text. */
export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** Selects products with all that belongs to them, in one statement. */
export function selectProducts(db: Database) {
  return db
    .select(columns)
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .innerJoin(subCategory, eq(subCategory.id, product.subCategoryId))
    .innerJoin(seller, eq(seller.id, product.sellerId))
    .leftJoin(productType, eq(productType.id, product.productTypeId))
    .leftJoin(portrait, eq(portrait.id, seller.imageId))
    .$dynamic();
}

/** Selects the products that a subquery of ids chose, in its order, each with its cursor. */
export function selectChosen(db: Database, chosen: ChosenIds, cursor: SQL<string[]>) {
  return db
    .select({ ...columns, cursor })
    .from(chosen)
    .innerJoin(product, eq(product.id, chosen.id))
    .innerJoin(category, eq(category.id, product.categoryId))
    .innerJoin(subCategory, eq(subCategory.id, product.subCategoryId))
    .innerJoin(seller, eq(seller.id, product.sellerId))
    .leftJoin(productType, eq(productType.id, product.productTypeId))
    .leftJoin(portrait, eq(portrait.id, seller.imageId))
    .orderBy(chosen.position);
}

/** Selects one page of products, each with its sort values as text, for its cursor. */
export function selectPage(db: Database, choice: Choice) {
  const { by, thenBy } = choice;
  const values = thenBy === undefined ? sql`(${by})::text` : sql`(${by})::text, (${thenBy})::text`;
  return selectChosen(db, chooseIds(db, choice), sql<string[]>`array[${values}]`);
}
