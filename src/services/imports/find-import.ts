import type {
  ImportArchive,
  ImportFault,
  ProductImport,
} from '#contracts/products/product-import.ts';
import type { Database } from '#database/database.ts';
import { listMissingFiles, listRowFaults } from '#database/queries/imports/import-rows.ts';
import {
  type ArchiveRow,
  findOwnImport,
  type ImportOwner,
  type ImportRow,
  listOwnImports,
} from '#database/queries/imports/imports.ts';
import { said } from '#languages/said.ts';
import { notFound } from '../failure.ts';

const LATEST = 10;

/** One import of an owner; 404 for anybody else's. */
export async function findImport(
  db: Database,
  owner: ImportOwner,
  id: string,
): Promise<ProductImport> {
  const row = await findOwnImport(db, owner, id);
  if (row === null) throw notFound('import');
  return presentImport(row);
}

/** An owner's ten latest imports, newest first. */
export async function latestImports(db: Database, owner: ImportOwner): Promise<ProductImport[]> {
  return (await listOwnImports(db, owner, LATEST)).map(presentImport);
}

/**
 * Everything that keeps rows from being imported, and the notes on others, each by row: faults and notes first, then
 * files that are missing.
 */
export async function findFaults(
  db: Database,
  owner: ImportOwner,
  id: string,
): Promise<ImportFault[]> {
  await findImport(db, owner, id);
  const rows = await listRowFaults(db, id);
  const lacking = await listMissingFiles(db, id);
  return [
    ...rows.flatMap(({ row, faults, isNote }) =>
      faults.map((fault) => ({ row, ...fault, ...(isNote && { isNote }) })),
    ),
    ...lacking.map(({ row, name }) => ({
      isMissing: true,
      row,
      column: said('picturesColumn'),
      value: name,
      message: said('fileNotSentYet', { name }),
    })),
  ];
}

function presentImport(row: ImportRow): ProductImport {
  const count = (state: keyof ImportRow['states']) => row.states[state] ?? 0;
  const isOver = row.stage === 'undone' || (row.stage === 'done' && count('failed') === 0);
  return {
    _id: row.id,
    fileName: row.fileName,
    stage: row.stage,
    note: row.note,
    rows: Object.values(row.states).reduce((sum, rows) => sum + rows, 0),
    toAdd: count('to-add'),
    toChange: count('to-change'),
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    faulty: count('faulty') + count('failed'),
    lacking: row.lacking,
    undoable: row.undoable,
    undone: row.undone,
    noted: row.noted,
    ignoredColumns: row.ignoredColumns,
    reading: row.reading,
    pictures: { named: row.picturesNamed, missing: isOver ? [] : row.picturesMissing },
    archive: row.archive && presentArchive(row.archive),
    createdAt: row.createdAt.toISOString(),
  };
}

function presentArchive({ isLost, ...archive }: ArchiveRow): ImportArchive {
  return isLost ? { ...archive, state: 'failed', note: INTERRUPTED } : archive;
}

/** Note of a ZIP whose unpacking process has died. */
export const INTERRUPTED = said('unpackingInterrupted');
