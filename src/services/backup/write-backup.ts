import type { Readable } from 'node:stream';
import type { Database, Engine } from '#database/database.ts';
import { newestMigration } from '#database/migrate/schema-version.ts';
import { newId } from '#database/new-id.ts';
import { readSnapshot, type Source } from '#database/transfer/open-databases.ts';
import {
  createRowDigest,
  estimateRows,
  listSequences,
  listTables,
  type RowDigest,
  readTable,
  type TransferTable,
} from '#database/transfer/tables.ts';
import type { MediaStore } from '#media/store/store.ts';
import {
  type AddEntry,
  CONTENTS,
  type Contents,
  checksumLine,
  countInWords,
  DESCRIPTION,
  type Description,
  FORMAT,
  type Progress,
  packArchive,
  partName,
  sizeInWords,
} from './archive-format.ts';
import { beginnings, mediaOfSnapshot } from './media-files.ts';

/** What a backup is made of. Media may not be removed meanwhile. */
export type BackupSource = {
  database: Source;
  engine: Engine;
  store: MediaStore;
  /** Returns what belongs to it beside database and media, by name, and the mark of its secret. */
  readData: (db: Database) => Promise<{ files: ReadonlyMap<string, Buffer>; tokenMark: string }>;
  appVersion: string;
};

const MOST_MISSING_NAMED = 100;

/**
 * Writes all tables as they are at one moment, and the files that they speak of, into one archive that
 * `write` stores. Returns its contents and what `write` returns.
 */
export async function writeBackup<T>(
  source: BackupSource,
  target: { key: string | null; write: (archive: Readable) => Promise<T> },
  progress: Progress,
): Promise<{ contents: Contents; written: T }> {
  let contents: Contents | null = null;
  const written = await packArchive(target, (add) =>
    readSnapshot(source.database, async (db) => {
      const tables = await listTables(db);
      const { files, tokenMark } = await source.readData(db);
      await add(DESCRIPTION, JSON.stringify(await describe(source, db, tables, tokenMark)));
      const digests = await addTables(db, tables, add, progress);
      const sequences = await listSequences(db);
      for (const [name, content] of files) await add(`data/${name}`, content);
      const media = await addMedia(db, source.store, add, progress);
      contents = { tables: digests, sequences, ...media, data: [...files.keys()] };
      await add(CONTENTS, JSON.stringify(contents));
    }),
  );
  return { contents: contents as unknown as Contents, written };
}

async function describe(
  { engine, appVersion }: BackupSource,
  db: Database,
  tables: TransferTable[],
  tokenMark: string,
): Promise<Description> {
  return {
    format: FORMAT,
    id: newId(),
    createdAt: new Date().toISOString(),
    appVersion,
    engine,
    schemaAt: await newestMigration(db),
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    tokenMark,
  };
}

async function addTables(
  db: Database,
  tables: readonly TransferTable[],
  add: AddEntry,
  progress: Progress,
): Promise<Record<string, RowDigest>> {
  const digests: Record<string, RowDigest> = {};
  const expected = Math.max(1, await estimateRows(db));
  let rows = 0;
  for (const table of tables) {
    const digest = createRowDigest();
    let part = 0;
    for await (const lines of readTable(db, table)) {
      for (const line of lines) digest.add(line);
      part += 1;
      await add(partName(table.name, part), `${lines.join('\n')}\n`);
      rows += lines.length;
      progress.at('Database', Math.min(1, rows / expected));
    }
    digests[table.name] = digest.result();
  }
  progress.done(
    `Database: ${countInWords(rows, 'row')} in ${countInWords(tables.length, 'table')}`,
  );
  return digests;
}

async function addMedia(
  db: Database,
  store: MediaStore,
  add: AddEntry,
  progress: Progress,
): Promise<Pick<Contents, 'media' | 'missing'>> {
  const digest = createRowDigest();
  const missing = { files: 0, some: [] as string[] };
  let bytes = 0;
  const noteMissing = (name: string) => {
    missing.files += 1;
    if (missing.some.length < MOST_MISSING_NAMED) missing.some.push(name);
  };
  for (const [index, beginning] of beginnings.entries()) {
    const lines: string[] = [];
    for await (const file of mediaOfSnapshot(db, store, beginning, noteMissing)) {
      await add(`media/${file.name}`, file.content);
      lines.push(checksumLine(file.hash, file.name));
      bytes += file.content.length;
    }
    for (const line of lines) digest.add(line);
    if (lines.length > 0) await add(`checksums/${beginning}.sha256`, `${lines.join('\n')}\n`);
    progress.at('Media', (index + 1) / beginnings.length);
  }
  const media = { ...digest.result(), bytes };
  progress.done(`Media: ${countInWords(media.rows, 'file')}, ${sizeInWords(bytes)}`);
  if (missing.files > 0) {
    progress.done(
      `${countInWords(missing.files, 'file is', 'files are')} missing from the store, such as ${missing.some[0]}: the backup is made without.`,
    );
  }
  return { media, missing };
}
