import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { attributeKinds } from '#contracts/attributes/attribute.ts';
import { category, productType, subCategory } from './catalogue.ts';
import { createdAt, id, version } from './columns.ts';
import { formerTranslations, translations } from './translations.ts';

/** What products can be described by. `code` and `kind` never change. */
export const attribute = pgTable(
  'attribute',
  {
    id: id(),
    code: text('code').notNull().unique('attribute_code'),
    name: text('name').notNull(),
    kind: text('kind', { enum: attributeKinds }).notNull(),
    unit: text('unit').notNull().default(''),
    scale: text('scale').notNull().default(''),
    groupName: text('group_name').notNull().default(''),
    translations: translations(),
    ...formerTranslations('name', 'unit', 'group'),
    lowest: doublePrecision('lowest'),
    highest: doublePrecision('highest'),
    filterable: boolean('filterable').notNull().default(false),
    comparable: boolean('comparable').notNull().default(true),
    onCard: boolean('on_card').notNull().default(false),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('attribute_name').on(sql`lower(${table.name})`),
    check('attribute_range', sql`${table.lowest} <= ${table.highest}`),
  ],
);

const ofAttribute = () =>
  text('attribute_id')
    .notNull()
    .references(() => attribute.id, { onDelete: 'cascade' });

/** A value that an attribute can have. Products hold its id (`product.attributes`). */
export const attributeChoice = pgTable(
  'attribute_choice',
  {
    id: id(),
    attributeId: ofAttribute(),
    label: text('label').notNull(),
    translations: translations(),
    ...formerTranslations('label'),
    swatch: text('swatch'),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    uniqueIndex('attribute_choice_label').on(table.attributeId, sql`lower(${table.label})`),
    check('attribute_choice_swatch', sql`${table.swatch} ~ '^#[0-9a-f]{6}$'`),
  ],
);

/** A category, sub-category or type whose products have an attribute. */
export const attributeEntry = pgTable(
  'attribute_entry',
  {
    id: id(),
    attributeId: ofAttribute(),
    categoryId: text('category_id').references(() => category.id, { onDelete: 'cascade' }),
    subCategoryId: text('sub_category_id').references(() => subCategory.id, {
      onDelete: 'cascade',
    }),
    productTypeId: text('product_type_id').references(() => productType.id, {
      onDelete: 'cascade',
    }),
    required: boolean('required').notNull().default(false),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    check(
      'attribute_entry_one',
      sql`num_nonnulls(${table.categoryId}, ${table.subCategoryId}, ${table.productTypeId}) = 1`,
    ),
    uniqueIndex('attribute_entry_once').on(
      table.attributeId,
      sql`coalesce(${table.categoryId}, ${table.subCategoryId}, ${table.productTypeId})`,
    ),
    index('attribute_entry_category').on(table.categoryId),
    index('attribute_entry_sub_category').on(table.subCategoryId),
    index('attribute_entry_type').on(table.productTypeId),
  ],
);

/** An attribute whose products are written anew by the background, and how far that has come. */
export const attributeRefill = pgTable('attribute_refill', {
  /** No reference, since it may be deleted. */
  attributeId: text('attribute_id').primaryKey(),
  afterId: text('after_id').notNull().default(''),
  /** What it is called, or was. */
  name: text('name').notNull().default(''),
  /** Products written so far, and how many there were; counted by the first step. */
  done: integer('done').notNull().default(0),
  total: integer('total'),
});
