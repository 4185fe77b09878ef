import { getTableColumns, sql } from 'drizzle-orm';
import type { ProductField } from '#contracts/product-fields.ts';
import { keptTranslations } from '#languages/translations.ts';
import type { Database } from '../database.ts';
import { product, translationsNow } from '../schema/products/product.ts';
import { DESCRIBED } from '../schema/translations.ts';

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
  const given = Object.keys(first);
  const columns = Object.entries(all).flatMap(([key, column]) =>
    given.includes(key) ? [{ key, name: column.name, type: column.getSQLType() }] : [],
  );
  const rows = products.map((each) => ({
    ...Object.fromEntries(columns.map(({ key, name }) => [name, each[key as ProductField]])),
    translations: keptTranslations(each, DESCRIBED, { withEmpty: true }),
  }));
  const isTranslated = rows.some(({ translations }) => Object.keys(translations).length > 0);
  const set = columns
    .filter(({ key }) => key !== 'id')
    .map(({ name }) => sql.raw(`${name} = given.${name}, `));
  if (isTranslated) {
    set.push(sql`translations = with_translations(${translationsNow}, given.translations), `);
  }
  const types = columns.map(({ name, type }) => `${name} ${type}, `);
  await db.execute(sql`
    update product set ${sql.join(set)}updated_at = now(), version = version + 1
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.raw(types.join(''))}translations jsonb)
      where product.id = given.id`);
}
