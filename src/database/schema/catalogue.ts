import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, version } from './columns.ts';
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
