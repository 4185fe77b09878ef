import { importCalls } from '#contracts/calls/imports.ts';
import { LONGEST_IMPORT, type ProductImport } from '#contracts/products/product-import.ts';
import { listAttributesInAll } from '#database/queries/attributes/list-attributes.ts';
import { dropOldImports, insertImport } from '#database/queries/imports/imports.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { KnownHeadings } from '#media/tables/headings.ts';
import type { Table } from '#media/tables/read-table.ts';
import { isArchive, readTableBounded } from '#media/tables/read-table-bounded.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, isFailure } from '../failure.ts';
import { refusedFile, type UploadedFile } from '../media/receive-file.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { writeAs } from '../write.ts';
import { checkRows } from './check-rows.ts';
import { sellerColumn } from './columns.ts';
import { detailColumns } from './detail-columns.ts';
import { findImport } from './find-import.ts';
import { knownHeadings, matchColumns } from './match-columns.ts';

export const IMPORTS_KEPT = 10;

/**
 * Checks a table row by row, of a seller's own products or of an admin's whose rows name their sellers, and returns what an import would do; imports nothing. Refuses
 * a file that is no table, lacks a required column, is empty or has more than 5,000 rows.
 */
export async function checkImport(
  context: AppContext,
  actor: KnownActor,
  file: UploadedFile<'table'>,
): Promise<ProductImport> {
  const details = detailColumns(await listAttributesInAll(context.db));
  const others = actor.role === 'admin' ? [...details, sellerColumn] : details;
  const isOwn = actor.role === 'seller' && actor.support === undefined;
  const { table, matched } = await matchedTable(file, details, others, isOwn);
  const { rows, named } = await checkRows(context, actor, table, matched, details);
  const fileName = (file.name ?? file.part).slice(-200).toWellFormed();
  let released: string[] = [];
  const id = await writeAs(context, actor, importCalls[actor.role].check, async (db) => {
    const made = {
      ...{ fileName, ignoredColumns: matched.ignored.slice(0, 60) },
      reading: { encoding: table.encoding, sheet: table.sheet, others: table.others },
    };
    const importId = await insertImport(db, actor, made, rows, named);
    released = await dropOldImports(db, actor, IMPORTS_KEPT);
    await audit(db, actor, {
      action: 'check-import',
      entity: 'product-import',
      entityId: importId,
      after: { fileName, rows: rows.length },
    });
    return importId;
  });
  await removeUnusedAssets(context, released);
  return findImport(context.db, actor, id);
}

/** Returns a table with what its columns are. A text that is called a workbook is refused as that where it holds no products. */
async function matchedTable(
  file: UploadedFile<'table'>,
  details: ReturnType<typeof detailColumns>,
  others: Parameters<typeof matchColumns>[1],
  isOwn: boolean,
) {
  try {
    const table = await tableOf(file, knownHeadings(details));
    const headings = table.rows[table.headingAt] ?? [];
    return { table, matched: matchColumns(headings, others, table.sheet, isOwn) };
  } catch (error) {
    const isText = /\.xlsx$/i.test(file.name ?? '') && !(await isArchive(file.path));
    throw isText && isFailure(error) ? invalid(file.part, said('textCalledWorkbook')) : error;
  }
}

async function tableOf(file: UploadedFile<'table'>, known: KnownHeadings): Promise<Table> {
  const mostRows = LONGEST_IMPORT + 500;
  const table = await readTableBounded({ path: file.path, mostRows, known }).catch((error) => {
    throw refusedFile(file.part, error);
  });
  const filled = table.rows
    .slice(table.headingAt + 1)
    .filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) {
    throw invalid(file.part, said('tableHasNoProducts'));
  }
  if (filled.length > LONGEST_IMPORT) {
    throw invalid(file.part, said('tableHasManyProducts'));
  }
  return table;
}
