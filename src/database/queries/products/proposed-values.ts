import { sql } from 'drizzle-orm';
import type { AttributeValues } from '#contracts/attributes/values.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { type Database, rowsOf } from '../../database.ts';

type Proposed = {
  categoryId: string;
  subCategoryId: string;
  productTypeId: string | null;
  attributes: AttributeValues;
};

type ProposedShown = Pick<
  ManagedProduct,
  'categoryId' | 'subCategoryId' | 'productTypeId' | 'attributes'
>;

/** Returns the taxonomy entries that a product is to be in and what it is to have, as a product's JSON says it. */
export async function readProposed(
  db: Database,
  { categoryId, subCategoryId, productTypeId, attributes }: Proposed,
): Promise<ProposedShown> {
  const named = sql`json_build_object('_id', id, 'name', name)`;
  const [row] = await rowsOf<ProposedShown>(
    db,
    sql`select (select ${named} from category where id = ${categoryId}) as "categoryId",
      (select ${named} from sub_category where id = ${subCategoryId}) as "subCategoryId",
      (select ${named} from product_type where id = ${productTypeId}) as "productTypeId",
      shown_attributes(${JSON.stringify(attributes)}::jsonb, ${categoryId}, ${subCategoryId},
        ${productTypeId}, true)::json as attributes`,
  );
  if (row === undefined) throw new Error('a statement without a table has one row');
  return row;
}
