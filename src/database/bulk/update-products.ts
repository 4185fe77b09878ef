import { getTableColumns, sql } from 'drizzle-orm';
import type { ProductField } from '#contracts/product-fields.ts';
import type { Database } from '../database.ts';
import { product } from '../schema/products/product.ts';

/** What becomes of a product; all of a statement name the same fields. */
export type ChangedProduct = { id: string } & Partial<Record<ProductField, unknown>>;

/** Changes many products, and their versions with them, in one statement: a broken constraint refuses them all. */
export async function updateProducts(
  db: Database,
  products: readonly ChangedProduct[],
): Promise<void> {
  const [first] = products;
  if (first === undefined) return;
  const all = getTableColumns(product);
  const columns = (Object.keys(first) as (keyof ChangedProduct)[]).map((key) => ({
    key,
    name: all[key].name,
    type: all[key].getSQLType(),
  }));
  const rows = products.map((each) =>
    Object.fromEntries(columns.map(({ key, name }) => [name, each[key]])),
  );
  const set = columns
    .filter(({ key }) => key !== 'id')
    .map(({ name }) => `${name} = given.${name}`);
  const types = columns.map(({ name, type }) => `${name} ${type}`);
  await db.execute(sql`
    update product set ${sql.raw(set.join(', '))}, updated_at = now(), version = version + 1
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.raw(types.join(', '))})
      where product.id = given.id`);
}
