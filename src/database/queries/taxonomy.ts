import { eq, sql } from 'drizzle-orm';
import type { Translated } from '#languages/translations.ts';
import { type Database, firstRow } from '../database.ts';
import { category, productType, subCategory } from '../schema/catalogue.ts';
import { product } from '../schema/products/product.ts';
import { DESCRIBED, stored, storedChanges, translatedColumns } from '../schema/translations.ts';

/** The levels of the taxonomy: a category, its sub-categories, their product types. */
export type TaxonomyKind = 'category' | 'sub-category' | 'product-type';

/** An entry as it is stored. A category has no parents, a sub-category has one. */
export type TaxonomyRow = {
  id: string;
  name: string;
  description: string;
  status: 'LISTED' | 'UNLISTED';
  imageId: string | null;
  focusX: number | null;
  focusY: number | null;
  version: number;
  categoryId?: string;
  subCategoryId?: string;
} & Translated<(typeof DESCRIBED)[number]>;

type NewTaxonomyEntry = Omit<TaxonomyRow, 'version'> & { createdAt: Date };
/** Fields left out or undefined stay unchanged. */
export type TaxonomyChanges = {
  [Column in Exclude<keyof TaxonomyRow, 'id' | 'version'>]?: TaxonomyRow[Column] | undefined;
};

/**
 * The columns common to all three tables; columns that a kind does not have are never named for it.
 */
const tables = {
  category: category as unknown as typeof productType,
  'sub-category': subCategory as unknown as typeof productType,
  'product-type': productType,
};

function columnsOf(kind: TaxonomyKind) {
  const { categoryId, subCategoryId, ...columns } = tables[kind];
  const { id, name, description, translations } = columns;
  const { status, imageId, focusX, focusY, version } = columns;
  const common = {
    ...{ id, name, description, ...translatedColumns(translations, ...DESCRIBED) },
    ...{ status, imageId, focusX, focusY, version },
  };
  if (kind === 'category') return common;
  return kind === 'sub-category'
    ? { ...common, categoryId }
    : { ...common, categoryId, subCategoryId };
}

export async function insertTaxonomyEntry(
  db: Database,
  kind: TaxonomyKind,
  entry: NewTaxonomyEntry,
): Promise<void> {
  await db.insert(tables[kind]).values(stored(entry, DESCRIBED) as typeof productType.$inferInsert);
}

/** Returns the entry, locked until the transaction ends; null where there is none. */
export function lockTaxonomyEntry(
  db: Database,
  kind: TaxonomyKind,
  id: string,
): Promise<TaxonomyRow | null> {
  const table = tables[kind];
  return firstRow(db.select(columnsOf(kind)).from(table).where(eq(table.id, id)).for('update'));
}

/** Changes an entry, increases its version and returns it. */
export function updateTaxonomyEntry(
  db: Database,
  kind: TaxonomyKind,
  id: string,
  changes: TaxonomyChanges,
): Promise<TaxonomyRow | null> {
  const table = tables[kind];
  return firstRow(
    db
      .update(table)
      .set({
        ...storedChanges(changes, DESCRIBED, table.translations),
        version: sql`${table.version} + 1`,
      })
      .where(eq(table.id, id))
      .returning(columnsOf(kind)),
  );
}

/** Fails by its foreign keys where something still uses the entry. */
export async function deleteTaxonomyEntry(
  db: Database,
  kind: TaxonomyKind,
  id: string,
): Promise<void> {
  const table = tables[kind];
  await db.delete(table).where(eq(table.id, id));
}

/** Returns the sellers with products under an entry, and the entries within it. */
export async function findWithinTaxonomyEntry(
  db: Database,
  kind: TaxonomyKind,
  id: string,
): Promise<{ sellerIds: string[]; subCategoryIds: string[]; productTypeIds: string[] }> {
  const countColumn = {
    category: product.categoryId,
    'sub-category': product.subCategoryId,
    'product-type': product.productTypeId,
  }[kind];
  const sellers = await db
    .selectDistinct({ id: product.sellerId })
    .from(product)
    .where(eq(countColumn, id));
  const subCategories =
    kind === 'category'
      ? await db
          .select({ id: subCategory.id })
          .from(subCategory)
          .where(eq(subCategory.categoryId, id))
      : [];
  const parent = kind === 'category' ? productType.categoryId : productType.subCategoryId;
  const types =
    kind === 'product-type'
      ? []
      : await db.select({ id: productType.id }).from(productType).where(eq(parent, id));
  return {
    sellerIds: sellers.map((row) => row.id),
    subCategoryIds: subCategories.map((row) => row.id),
    productTypeIds: types.map((row) => row.id),
  };
}

/** An entry, and the category that it is in: a category itself. */
type Ordered = { id: string; name: string; categoryId: string };

/** Each level with the column of what its entries are in, and the order that they have until they are put in one. */
const levels = {
  category: { table: category, categoryId: category.id, within: null, newest: false },
  'sub-category': {
    ...{ table: subCategory, categoryId: subCategory.categoryId },
    ...{ within: subCategory.categoryId, newest: true },
  },
  'product-type': {
    ...{ table: productType, categoryId: productType.categoryId },
    ...{ within: productType.subCategoryId, newest: true },
  },
} as const;

/** Returns the entries within one in the order that they are shown in, locked until the transaction ends. */
export async function lockTaxonomyWithin(
  db: Database,
  kind: TaxonomyKind,
  parentId: string | undefined,
): Promise<Ordered[]> {
  const { table, categoryId, within, newest } = levels[kind];
  const { id, name, position, createdAt } = table as typeof category;
  const where = within === null ? undefined : eq(within, parentId ?? '');
  const from = table as typeof category;
  // Read once they are locked: what had to wait would be in the order of before.
  await db.select({ id }).from(from).where(where).orderBy(id).for('update');
  return db
    .select({ id, name, categoryId: categoryId as typeof category.id })
    .from(from)
    .where(where)
    .orderBy(position, newest ? sql`${createdAt} desc, ${id} desc` : sql`${createdAt}, ${id}`);
}

/** Puts entries in order, by their ids. */
export async function setTaxonomyOrder(
  db: Database,
  kind: TaxonomyKind,
  ids: readonly string[],
): Promise<void> {
  await db.execute(sql`update ${levels[kind].table} set position = o.position - 1
    from unnest(${sql.param([...ids])}::text[]) with ordinality as o(id, position)
    where ${levels[kind].table}.id = o.id`);
}
