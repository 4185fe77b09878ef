import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { productImportRow, type RowFault } from '../../schema/products/product-import.ts';
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
