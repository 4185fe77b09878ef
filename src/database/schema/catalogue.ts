import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, version } from './columns.ts';
import { mediaAsset } from './media.ts';
import { formerTranslations, translations } from './translations.ts';

/** The columns that each level of the taxonomy has. */
const entryColumns = () => ({
  id: id(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  translations: translations(),
  ...formerTranslations('name', 'description'),
  imageId: text('image_id').references(() => mediaAsset.id),
  /** Which point of the picture crops keep in sight, in per cent; null for the centre. */
  focusX: smallint('focus_x'),
  focusY: smallint('focus_y'),
  status: text('status', { enum: ['LISTED', 'UNLISTED'] })
    .notNull()
    .default('LISTED'),
  /** Where an admin has put it; null where nobody has put it in order. */
  position: smallint('position'),
  createdAt: createdAt(),
  version: version(),
});

type FocusColumns = Record<'focusX' | 'focusY', AnyPgColumn>;

const focusCheck = (name: string, { focusX, focusY }: FocusColumns) =>
  check(
    name,
    sql`(${focusX} is null) = (${focusY} is null)
        and ${focusX} between 0 and 100 and ${focusY} between 0 and 100`,
  );

export const category = pgTable(
  'category',
  {
    ...entryColumns(),
  },
  (table) => [
    uniqueIndex('category_name').on(sql`lower(${table.name})`),
    index('category_image').on(table.imageId),
    focusCheck('category_focus', table),
  ],
);

export const subCategory = pgTable(
  'sub_category',
  {
    ...entryColumns(),
    categoryId: text('category_id')
      .notNull()
      .references(() => category.id),
  },
  (table) => [
    unique('sub_category_in_category').on(table.id, table.categoryId),
    uniqueIndex('sub_category_name').on(table.categoryId, sql`lower(${table.name})`),
    index('sub_category_image').on(table.imageId),
    focusCheck('sub_category_focus', table),
  ],
);

export const productType = pgTable(
  'product_type',
  {
    ...entryColumns(),
    categoryId: text('category_id').notNull(),
    subCategoryId: text('sub_category_id').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'product_type_sub_category',
      columns: [table.subCategoryId, table.categoryId],
      foreignColumns: [subCategory.id, subCategory.categoryId],
    }).onUpdate('cascade'),
    unique('product_type_in_sub_category').on(table.id, table.subCategoryId),
    uniqueIndex('product_type_name').on(table.subCategoryId, sql`lower(${table.name})`),
    index('product_type_category').on(table.categoryId),
    index('product_type_image').on(table.imageId),
    focusCheck('product_type_focus', table),
  ],
);

/**
 * An entry of the taxonomy, or spellings of a brand, that become part of another or move, and how far their products have
 * followed in the background. Ended ones are kept for a time, so that admins see what came of them.
 */
export const catalogueMerge = pgTable(
  'catalogue_merge',
  {
    id: id(),
    kind: text('kind', { enum: ['category', 'sub-category', 'product-type', 'brand'] }).notNull(),
    /** `move`: a sub-category that keeps its id. A type that moves is merged into a copy of itself. */
    how: text('how', { enum: ['merge', 'move'] }).notNull(),
    /** The id of the entry, or the spellings. */
    from: jsonb('from').notNull().$type<string[]>(),
    fromName: text('from_name').notNull(),
    into: text('into').notNull(),
    intoName: text('into_name').notNull(),
    /** What the admin asked for: a type is moved by merging it, and a brand renamed by merging it into a new one. */
    asked: text('asked', { enum: ['merge', 'move', 'rename'] }).notNull(),
    keepAttributes: boolean('keep_attributes').notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    createdAt: createdAt(),
    /** When it was worked at last: one that waits lets the others go first. */
    workedAt: moment('worked_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    problem: text('problem').notNull().default(''),
  },
  (table) => [
    index('catalogue_merge_running').on(table.workedAt).where(sql`${table.endedAt} is null`),
  ],
);

/**
 * Ids in addresses that stand for others now: of an entry that was merged, or `CATEGORY/SUB-CATEGORY` where that has
 * moved. No target is itself in it.
 */
export const movedEntry = pgTable(
  'moved_entry',
  { fromPath: text('from_path').primaryKey(), toPath: text('to_path').notNull() },
  (table) => [index('moved_entry_to').on(table.toPath)],
);

/** Spellings of brands that products do not get any more, and what they get (functions/keep-brand.sql). */
export const mergedBrand = pgTable('merged_brand', {
  spelling: text('spelling').primaryKey(),
  brand: text('brand').notNull(),
});
