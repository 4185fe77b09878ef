import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { category, productType, subCategory } from '../../schema/catalogue.ts';
import type { TaxonomyKind } from '../taxonomy.ts';

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
