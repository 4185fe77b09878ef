import type { ProductImport } from '#contracts/product-import.ts';
import { LONGEST_IMPORT } from '#contracts/product-import.ts';
import {
  dropOldImports,
  insertImport,
  type NewImportRow,
} from '#database/queries/imports/imports.ts';
import { listPlaceNames } from '#database/queries/imports/place-names.ts';
import { knownSellerSkus } from '#database/queries/imports/seller-skus.ts';
import type { Actor } from '#domain/policy.ts';
import { readTableBounded } from '#media/tables/read-table-bounded.ts';
import { askAgain } from '../accounts/ask-again.ts';
import { audit } from '../audit.ts';
import { invalid } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import { refusedFile } from '../media/refused-file.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { write } from '../write.ts';
import { findImport } from './find-import.ts';
import { type MatchedColumns, matchColumns } from './match-columns.ts';
import { placeFinder } from './name-places.ts';
import { readRow } from './read-row.ts';

const IMPORTS_KEPT = 10;

/**
 * Reads a seller's file and says what would happen, row by row; nothing is imported yet. Refuses a
 * file that is no table, lacks a column we need, is empty or has more than 5,000 rows.
 */
export async function checkImport(
  market: Marketplace,
  actor: Extract<Actor, { role: 'seller' }>,
  file: UploadedFile<'table'>,
): Promise<ProductImport> {
  const table = await tableOf(file);
  const matched = matchColumns(table[0] ?? []);
  const rows = await checkRows(market, actor.id, table, matched);
  const named = new Set(rows.flatMap((row) => row.values?.pictures ?? []));
  const fileName = (file.name ?? file.part).slice(-200).toWellFormed();
  let released: string[] = [];
  const id = await write(market, async (db) => {
    await askAgain(db, actor, 'approved-seller', market.now());
    const made = { sellerId: actor.id, fileName, ignoredColumns: matched.ignored.slice(0, 60) };
    const importId = await insertImport(db, made, rows, [...named]);
    released = await dropOldImports(db, actor.id, IMPORTS_KEPT);
    await audit(db, actor, {
      action: 'check-import',
      entity: 'product-import',
      entityId: importId,
      after: { fileName, rows: rows.length },
    });
    return importId;
  });
  await removeUnusedAssets(market, released);
  return findImport(market.db, actor.id, id);
}

async function tableOf(file: UploadedFile<'table'>): Promise<string[][]> {
  const table = await readTableBounded({ path: file.path, mostRows: LONGEST_IMPORT + 500 }).catch(
    (error) => {
      throw refusedFile(file.part, error);
    },
  );
  const filled = table.filter((row, index) => index > 0 && row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) {
    throw invalid(file.part, 'This file has no products in it: only headings, or nothing at all.');
  }
  if (filled.length > LONGEST_IMPORT) {
    throw invalid(
      file.part,
      'This file has more than 5,000 products. Split it and import the parts one after the other.',
    );
  }
  return table;
}

async function checkRows(
  market: Marketplace,
  sellerId: string,
  table: readonly string[][],
  matched: MatchedColumns,
): Promise<NewImportRow[]> {
  const find = placeFinder(await listPlaceNames(market.db));
  const read = table.flatMap((cells, index) =>
    index === 0 || cells.every((cell) => cell.trim() === '')
      ? []
      : [{ row: index + 1, ...readRow(cells, matched, find) }],
  );
  const known = await knownSellerSkus(
    market.db,
    sellerId,
    read.map((row) => row.sellerSku).filter(Boolean),
  );
  const firstOf = new Map<string, number>();
  const column = matched.found.get('sellerSku')?.heading ?? '';
  return read.map(({ row, sellerSku, values, faults }) => {
    const earlier = firstOf.get(sellerSku);
    if (earlier !== undefined && sellerSku !== '') {
      const message = `${column} “${sellerSku}” stands in row ${earlier} already`;
      faults.push({ column, value: sellerSku, message });
    } else {
      firstOf.set(sellerSku, row);
    }
    if (values === null || faults.length > 0) {
      return { row, sellerSku, state: 'faulty', values: null, faults };
    }
    return { row, sellerSku, state: known.has(sellerSku) ? 'to-change' : 'to-add', values, faults };
  });
}
