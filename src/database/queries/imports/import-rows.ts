import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Translated } from '#languages/translations.ts';
import { type Database, rowsOf } from '../../database.ts';
import { category, productType, subCategory } from '../../schema/catalogue.ts';
import { articleKey, product } from '../../schema/products/product.ts';
import { productImportRow, type RowFault } from '../../schema/products/product-import.ts';
import { translatedColumns } from '../../schema/translations.ts';
import { fieldColumns } from '../products/json/product-columns.ts';
import type { ImportState } from './imports.ts';

const waiting: ImportState[] = ['to-add', 'to-change'];

export type WaitingRow = Awaited<ReturnType<typeof listWaitingRows>>[number];

/** Returns the next rows of an import to be imported. */
export async function listWaitingRows(db: Database, importId: string, limit: number) {
  return db
    .select({
      row: productImportRow.row,
      ofSeller: productImportRow.ofSeller,
      sellerSku: productImportRow.sellerSku,
      values: productImportRow.values,
      notes: productImportRow.faults,
    })
    .from(productImportRow)
    .where(and(eq(productImportRow.importId, importId), inArray(productImportRow.state, waiting)))
    .orderBy(asc(productImportRow.row))
    .limit(limit);
}

/** Locks those of these rows that still wait, and returns them. */
export async function lockWaitingRows(
  db: Database,
  importId: string,
  rows: readonly number[],
): Promise<Set<number>> {
  const locked = await db
    .select({ row: productImportRow.row })
    .from(productImportRow)
    .where(
      and(
        eq(productImportRow.importId, importId),
        inArray(productImportRow.row, [...rows]),
        inArray(productImportRow.state, waiting),
      ),
    )
    .orderBy(asc(productImportRow.row))
    .for('update');
  return new Set(locked.map(({ row }) => row));
}

/** Sets the state of rows, with the faults of those that failed, and the notes on others. */
export async function settleRows(
  db: Database,
  importId: string,
  rows: readonly number[],
  state: ImportState,
  faults: RowFault[] = [],
): Promise<void> {
  await db
    .update(productImportRow)
    .set({ state, faults })
    .where(and(eq(productImportRow.importId, importId), inArray(productImportRow.row, [...rows])));
}

/** Makes rows that failed while being imported wait again; faulty rows stay out. */
export async function retryFailedRows(db: Database, importId: string): Promise<void> {
  await db
    .update(productImportRow)
    .set({ state: 'to-change', faults: [] })
    .where(and(eq(productImportRow.importId, importId), eq(productImportRow.state, 'failed')));
}

/** Returns the files that rows wait for, by row. */
export async function listMissingFiles(db: Database, importId: string) {
  return rowsOf<{ row: number; name: string }>(
    db,
    sql`select r.row, n.value as name from product_import_row r
        cross join jsonb_array_elements_text(coalesce(r.values->'pictures', '[]')) n
        join product_import_picture p on p.import_id = r.import_id and p.name = n.value
      where r.import_id = ${importId} and r.state in ('to-add', 'to-change') and p.media_id is null
      order by r.row, n.value`,
  );
}

/** Returns the faults of an import's rows, and the notes on those that are imported all the same, by row. */
export async function listRowFaults(db: Database, importId: string) {
  const { row, faults, state } = productImportRow;
  return db
    .select({ row, faults, isNote: sql<boolean>`${state} not in ('faulty', 'failed')` })
    .from(productImportRow)
    .where(and(eq(productImportRow.importId, importId), sql`${faults} <> '[]'`))
    .orderBy(asc(productImportRow.row));
}

/** A product as an import compares it, with its files in order. */
export type KnownProduct = Awaited<ReturnType<typeof readKnown>>[number];

const AT_ONCE = 500;

/** Returns the products of these sellers with these ids or these article numbers, whatever their case. */
export async function knownProducts(
  db: Database,
  sellerIds: readonly string[],
  { ids, skus }: { ids: readonly string[]; skus: readonly string[] },
): Promise<KnownProduct[]> {
  const found: KnownProduct[] = [];
  if (sellerIds.length === 0) return found;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = inArray(product.id, ids.slice(from, from + AT_ONCE));
    found.push(...(await readKnown(db, and(inArray(product.sellerId, [...sellerIds]), some))));
  }
  for (let from = 0; from < skus.length; from += AT_ONCE) {
    const some = sql`${product.sellerSku} <> '' and ${articleKey(product.sellerSku)} in (
      select ${articleKey(sql`n`)} from jsonb_array_elements_text(${JSON.stringify(skus.slice(from, from + AT_ONCE))}::jsonb) n)`;
    found.push(...(await readKnown(db, and(inArray(product.sellerId, [...sellerIds]), some))));
  }
  return found;
}

function readKnown(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: product.id,
      sellerId: product.sellerId,
      ...fieldColumns,
      attributes: product.attributes,
      availability: product.availability,
      reservedUntil: product.reservedUntil,
      media: sql<{ mediaId: string; file: string }[]>`(
        select coalesce(json_agg(json_build_object('mediaId', a.id, 'file', a.file)
          order by m.position), '[]'::json)
        from product_media m join media_asset a on a.id = m.media_id
        where m.product_id = product.id)`,
    })
    .from(product)
    .where(where);
}

export type TaxonomyName = {
  id: string;
  name: string;
  parentId: string;
  listed: boolean;
} & Translated<'name'>;

const isListed = ({ status }: Record<'status', SQLWrapper>) => sql<boolean>`${status} = 'LISTED'`;

/** Returns the names of the whole taxonomy, which an import's rows use. */
export async function listTaxonomyNames(db: Database): Promise<{
  categories: TaxonomyName[];
  subCategories: TaxonomyName[];
  productTypes: TaxonomyName[];
}> {
  const categories = await db
    .select({
      id: category.id,
      name: category.name,
      ...translatedColumns(category.translations, 'name'),
      listed: isListed(category),
    })
    .from(category);
  const subCategories = await db
    .select({
      ...{ id: subCategory.id, name: subCategory.name, parentId: subCategory.categoryId },
      ...translatedColumns(subCategory.translations, 'name'),
      listed: isListed(subCategory),
    })
    .from(subCategory);
  const productTypes = await db
    .select({
      ...{ id: productType.id, name: productType.name, parentId: productType.subCategoryId },
      ...translatedColumns(productType.translations, 'name'),
      listed: isListed(productType),
    })
    .from(productType);
  return {
    categories: categories.map((row) => ({ ...row, parentId: '' })),
    subCategories,
    productTypes,
  };
}
