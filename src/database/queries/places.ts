import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { productCount } from '../schema/bookkeeping.ts';
import { category, productType, subCategory } from '../schema/catalogue.ts';

/** What products are sorted into: a category, its sub-categories, their product types. */
export type PlaceKind = 'category' | 'sub-category' | 'product-type';

/** A place as it is stored. A category has no parents, a sub-category has but one. */
export type PlaceRow = {
  id: string;
  name: string;
  description: string;
  status: 'LISTED' | 'UNLISTED';
  imageId: string | null;
  version: number;
  categoryId?: string;
  subCategoryId?: string;
};

export type NewPlace = Omit<PlaceRow, 'version'> & { createdAt: Date };
/** What is left out or undefined stays as it is. */
export type PlaceChanges = {
  [Column in Exclude<keyof PlaceRow, 'id' | 'version'>]?: PlaceRow[Column] | undefined;
};

/** Where all three tables are alike; the columns a kind does not have are never named for it. */
const tables = {
  category: category as unknown as typeof productType,
  'sub-category': subCategory as unknown as typeof productType,
  'product-type': productType,
};

function columnsOf(kind: PlaceKind) {
  const { id, name, description, status, imageId, version, categoryId, subCategoryId } =
    tables[kind];
  const common = { id, name, description, status, imageId, version };
  if (kind === 'category') return common;
  return kind === 'sub-category'
    ? { ...common, categoryId }
    : { ...common, categoryId, subCategoryId };
}

export async function insertPlace(db: Database, kind: PlaceKind, place: NewPlace): Promise<void> {
  await db.insert(tables[kind]).values(place as typeof productType.$inferInsert);
}

/** The place as it is, held until the transaction ends; null where there is none. */
export async function lockPlace(
  db: Database,
  kind: PlaceKind,
  id: string,
): Promise<PlaceRow | null> {
  const table = tables[kind];
  const [row] = await db.select(columnsOf(kind)).from(table).where(eq(table.id, id)).for('update');
  return row ?? null;
}

/** Changes a place, counts its version up, and answers what it is now. */
export async function updatePlace(
  db: Database,
  kind: PlaceKind,
  id: string,
  changes: PlaceChanges,
): Promise<PlaceRow | null> {
  const table = tables[kind];
  const [row] = await db
    .update(table)
    .set({ ...changes, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
    .returning(columnsOf(kind));
  return row ?? null;
}

/** Fails by its foreign keys where something still uses the place. */
export async function deletePlace(db: Database, kind: PlaceKind, id: string): Promise<void> {
  const table = tables[kind];
  await db.delete(table).where(eq(table.id, id));
}

/** The sellers with products under a place, and the places within it. */
export async function findWithinPlace(
  db: Database,
  kind: PlaceKind,
  id: string,
): Promise<{ sellerIds: string[]; subCategoryIds: string[]; productTypeIds: string[] }> {
  const countColumn = {
    category: productCount.categoryId,
    'sub-category': productCount.subCategoryId,
    'product-type': productCount.productTypeId,
  }[kind];
  const sellers = await db
    .selectDistinct({ id: productCount.sellerId })
    .from(productCount)
    .where(and(eq(countColumn, id), gt(productCount.products, 0)));
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
