import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AttributeValues } from '#contracts/attributes/values.ts';
import { seller } from '../accounts/account.ts';
import { productType, subCategory } from '../catalogue.ts';
import { createdAt, id, moment, tsvector, version } from '../columns.ts';
import { mediaAsset } from '../media.ts';
import { formerTranslations, translations } from '../translations.ts';
import { managedOrders } from './product-orders.ts';

/**
 * Whether a product can be had, and why it is hidden beside what hides its seller or taxonomy entries (docs/behaviour/rules.md#availability).
 * Times tell since when; a reservation ends after its day, whatever `availability` still says.
 */
const productStates = {
  availability: text('availability', { enum: ['AVAILABLE', 'RESERVED', 'SOLD'] })
    .notNull()
    .default('AVAILABLE'),
  reservedUntil: date('reserved_until', { mode: 'string' }),
  soldAt: moment('sold_at'),
  /** Hidden by its seller. */
  hiddenAt: moment('hidden_at'),
  /** Taken down by an admin, for this reason and in these words. */
  takenDownAt: moment('taken_down_at'),
  takenDownReason: text('taken_down_reason'),
  takenDownWords: text('taken_down_words').notNull().default(''),
  /** Since when an admin is to look at it, or at an edit of it that waits; and what its seller says. */
  lookAgainAt: moment('look_again_at'),
  lookAgainWords: text('look_again_words').notNull().default(''),
};

const price = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** What a product costs, in each currency. */
export const productPrices = () => ({
  priceINR: price('price_inr').notNull(),
  priceAED: price('price_aed').notNull(),
});

/** The ids of the attributes that a product has, as they are indexed. */
export const attributeIdsOf = (of: Record<'attributes', SQLWrapper>): SQL =>
  sql`jsonb_path_query_array(${of.attributes}, '$.keyvalue().key')`;

/** An article number as numbers are told apart: without case. */
export const articleKey = (number: SQLWrapper): SQL => sql`lower(${number} collate "und-x-icu")`;

/** Brand and name, in all languages, as parts of words are searched in them. */
export const namesOf = (of: Record<'brand' | 'name' | 'translations', SQLWrapper>): SQL =>
  sql`${of.brand} || ' ' || ${of.name} || ' ' || jsonb_path_query_array(${of.translations}, '$.*.name')::text`;

/** A product's translations, whether or not the background has filled them since release 1.0.0. */
export const translationsNow = sql.raw(
  'translations_now("product"."translations", "product"."name_arabic", "product"."description_arabic")',
);

/** What release 1.0.0 searched so, until its columns go. */
const formerNames = sql.raw(`"brand" || ' ' || "name" || ' ' || "name_arabic"`);

/**
 * `published`, `headline` (brand and name) and `document` (and category, sub-category, type, seller, description) are
 * written only by triggers, so that no code path can show a hidden product or miss a renamed one.
 */
export const product = pgTable(
  'product',
  {
    id: id(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id),
    categoryId: text('category_id').notNull(),
    subCategoryId: text('sub_category_id').notNull(),
    productTypeId: text('product_type_id'),
    name: text('name').notNull(),
    brand: text('brand').notNull(),
    description: text('description').notNull().default(''),
    translations: translations(),
    ...formerTranslations('name', 'description'),
    ...productPrices(),
    originalPrice: price('original_price'),
    originalPriceAED: price('original_price_aed'),
    /** The last day of the price where an original one is asked after it. */
    saleUntil: date('sale_until', { mode: 'string' }),
    /** Since when each price is asked, and the lowest of the 30 days before: null where it is the first. */
    changedINR: moment('changed_inr'),
    changedAED: moment('changed_aed'),
    lowestINR: price('lowest_inr'),
    lowestAED: price('lowest_aed'),
    rating: numeric('rating', { precision: 2, scale: 1 }),
    reviews: integer('reviews'),
    trending: boolean('trending').notNull().default(false),
    sellerSku: text('seller_sku').notNull().default(''),
    /** How many there are; null of one of a kind. Of what is sold, how many there are once it is available again. */
    quantity: integer('quantity'),
    quantityShown: boolean('quantity_shown').notNull().default(false),
    attributes: jsonb('attributes').notNull().default({}).$type<AttributeValues>(),
    /** The sending of a form that wrote it last, so that a repeated one is recognized. */
    submission: text('submission'),
    ...productStates,
    /** Whether the public sees it or, for a time, that it was sold; `published` is what can still be had of that. */
    listed: boolean('listed').notNull().default(false),
    published: boolean('published').notNull().default(false),
    headline: tsvector('headline').notNull().default(''),
    document: tsvector('document').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    // That its category is the one above: functions/check-parents.sql.
    foreignKey({
      name: 'product_sub_category',
      columns: [table.subCategoryId],
      foreignColumns: [subCategory.id],
    }),
    foreignKey({
      name: 'product_product_type',
      columns: [table.productTypeId, table.subCategoryId],
      foreignColumns: [productType.id, productType.subCategoryId],
    }),
    check('product_prices', sql`${table.priceINR} > 0 and ${table.priceAED} > 0`),
    check('product_original_price', sql`${table.originalPrice} > 0`),
    check('product_original_price_aed', sql`${table.originalPriceAED} > 0`),
    check('product_quantity', sql`${table.quantity} > 0`),
    check('product_rating', sql`${table.rating} between 0 and 5 and ${table.reviews} >= 0`),
    check(
      'product_availability',
      sql`${table.availability} in ('AVAILABLE', 'RESERVED', 'SOLD')
        and (${table.availability} = 'RESERVED') = (${table.reservedUntil} is not null)
        and (${table.availability} = 'SOLD') = (${table.soldAt} is not null)`,
    ),
    check(
      'product_taken_down',
      sql`(${table.takenDownAt} is null) = (${table.takenDownReason} is null)`,
    ),
    uniqueIndex('product_sku').on(sql`substr(${table.id}, 1, 8) text_pattern_ops`),
    uniqueIndex('product_submission')
      .on(table.sellerId, table.submission)
      .where(sql`${table.submission} is not null`),
    uniqueIndex('product_seller_sku')
      .on(table.sellerId, articleKey(table.sellerSku))
      .where(sql`${table.sellerSku} <> ''`),
    ...managedOrders(table),
    index('product_attribute_ids')
      .using('gin', attributeIdsOf(table))
      .where(sql`${table.attributes} <> '{}'`),
    index('product_sale_until')
      .on(table.saleUntil)
      .where(sql`${table.saleUntil} is not null`)
      .concurrently(),
    index('product_words').using('gin', table.headline, table.document),
    index('product_name_trigrams').using(
      'gin',
      sql`folded(${formerNames}) gin_trgm_ops`,
      sql`squeezed(${formerNames}) gin_trgm_ops`,
    ),
    index('product_name_parts')
      .using(
        'gin',
        sql`folded(${namesOf(table)}) gin_trgm_ops`,
        sql`squeezed(${namesOf(table)}) gin_trgm_ops`,
      )
      .concurrently(),
  ],
);

/** The ordered pictures and videos of a product; position 0 is the cover. */
export const productMedia = pgTable(
  'product_media',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaAsset.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    check('product_media_slots', sql`${table.position} between 0 and 3`),
    index('product_media_asset').on(table.mediaId),
  ],
);

const cost = (name: string) => numeric(name, { precision: 12, scale: 2 });

/**
 * What a seller alone knows of a product. It stands apart from the product, so that no answer, search, audit or undo
 * of products can tell it by mistake.
 */
export const privateFacts = pgTable('private_facts', {
  productId: text('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  costINR: cost('cost_inr'),
  costAED: cost('cost_aed'),
  supplier: text('supplier').notNull().default(''),
  privateNotes: text('private_notes').notNull().default(''),
  version: version(),
});

/** What a product cost until then; written by a trigger (`functions/keep-price.sql`). */
export const priceChange = pgTable(
  'price_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    priceINR: numeric('price_inr', { precision: 12, scale: 2 }).notNull(),
    priceAED: numeric('price_aed', { precision: 12, scale: 2 }).notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('price_change_of_product').on(table.productId, table.changedAt),
    index('price_change_oldest').on(table.changedAt),
  ],
);
