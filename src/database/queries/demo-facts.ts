import { and, eq, sql } from 'drizzle-orm';
import type { PageKind } from '#contracts/content/page-rules.ts';
import { type Database, firstRow } from '../database.ts';
import { seller } from '../schema/accounts/account.ts';
import { category, productType, subCategory } from '../schema/catalogue.ts';
import { page } from '../schema/content.ts';
import { product } from '../schema/products/product.ts';

const tables = {
  seller,
  category,
  'sub-category': subCategory,
  'product-type': productType,
  product,
};

/** Sets the age that something of the demo is shown with; real data are as old as they are. */
export async function setDemoAge(
  db: Database,
  kind: keyof typeof tables,
  id: string,
  createdAt: Date,
): Promise<void> {
  const table = tables[kind];
  await db.update(table).set({ createdAt }).where(eq(table.id, id));
}

/** Sets ratings, which no screen can write: reviews are not collected here. */
export async function setDemoRating(
  db: Database,
  productId: string,
  rating: number | null,
  reviews: number | null,
): Promise<void> {
  await db
    .update(product)
    .set({ rating: rating === null ? null : sql`${rating}`, reviews })
    .where(eq(product.id, productId));
}

const taxonomyTables = { category, 'sub-category': subCategory, 'product-type': productType };

/** Returns the id of a taxonomy entry of this name under these parents, or null. */
export async function findTaxonomyEntryByName(
  db: Database,
  kind: keyof typeof taxonomyTables,
  name: string,
  parents: { categoryId?: string; subCategoryId?: string },
): Promise<string | null> {
  const table = taxonomyTables[kind] as unknown as typeof productType;
  const { categoryId, subCategoryId } = parents;
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.name, name),
        categoryId === undefined ? undefined : eq(table.categoryId, categoryId),
        subCategoryId === undefined ? undefined : eq(table.subCategoryId, subCategoryId),
      ),
    );
  return row?.id ?? null;
}

/** Returns the id of a story or plain page of this name, or null. */
export async function findPageIdByName(
  db: Database,
  kind: PageKind,
  name: string,
): Promise<string | null> {
  const isIt = and(eq(page.kind, kind), eq(page.name, name));
  return (await firstRow(db.select({ id: page.id }).from(page).where(isIt)))?.id ?? null;
}
