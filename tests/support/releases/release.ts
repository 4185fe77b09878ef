import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { OWN_FOLDERS, readMigrations } from '#database/migrate/migration-files.ts';
import { replaceFunctions } from '#database/migrate/replace-functions.ts';
import { beginLoad, compareLoad, loadTable } from '#database/transfer/load.ts';
import {
  beginReading,
  listSequences,
  listTables,
  type RowDigest,
  readTable,
  type Sequence,
  type TransferTable,
} from '#database/transfer/tables.ts';
import type { Accounts, Answers } from './answers.ts';
import { compareVersions } from './versions.ts';

/** Where each release keeps what its successors are proved with (docs/operating/upgrading.md#releases). */
const RELEASES = fileURLToPath(new URL('../../releases', import.meta.url));

/** A filled database as a release left it, and what that release answered from it. */
export type Release = {
  version: string;
  /** Of its schema; a released migration never changes. */
  migrations: { name: string; hash: string }[];
  accounts: Accounts;
  answers: Answers;
  database: {
    schemaAt: number;
    /** The text of all its functions and triggers. */
    functions: string;
    sequences: Sequence[];
    /** Its tables, with their rows as lines of {@link readTable}. */
    tables: (TransferTable & { rows: string[] })[];
  };
};

/** Takes from a database of this version what is kept of a release. */
export async function takeRelease(
  db: Database,
  told: Pick<Release, 'version' | 'accounts' | 'answers'>,
): Promise<Release> {
  const migrations = readMigrations();
  const files = globSync('**/*.sql', { cwd: OWN_FOLDERS.functions });
  const functions = files
    .sort((one, other) => (basename(one) < basename(other) ? -1 : 1))
    .map((file) => readFileSync(join(OWN_FOLDERS.functions, file), 'utf8'));
  return db.transaction(async (inner) => {
    const inside = inner as Database;
    await beginReading(inside);
    const tables: Release['database']['tables'] = [];
    for (const table of await listTables(inside)) {
      const rows: string[] = [];
      for await (const lines of readTable(inside, table)) rows.push(...lines);
      tables.push({ ...table, rows });
    }
    return {
      ...told,
      migrations: migrations.map(({ name, hash }) => ({ name, hash })),
      database: {
        schemaAt: migrations.at(-1)?.at ?? 0,
        functions: functions.join('\n'),
        sequences: await listSequences(inside),
        tables,
      },
    };
  });
}

/** Fills an empty database as the release left it, functions included. `db` is one session. */
export async function putRelease(
  db: Database,
  { version, database }: Release,
  scratch: string,
): Promise<void> {
  const { schemaAt, tables, sequences } = database;
  await beginLoad(db, {
    id: version,
    what: 'restore',
    schemaAt,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  });
  const digests = new Map<string, RowDigest>();
  for (const table of tables) digests.set(table.name, await loadTable(db, table, all(table.rows)));
  const differing = await compareLoad(db, digests, sequences);
  if (differing.length > 0) throw new Error(`Not as they were: ${differing.join(', ')}`);
  const functions = join(scratch, `functions-${version}`);
  mkdirSync(functions, { recursive: true });
  writeFileSync(join(functions, 'all.sql'), database.functions);
  await replaceFunctions(db, { evenEarlier: true, evenSame: true, folder: functions });
  await db.execute(sql`drop schema dhow_load cascade`);
}

async function* all(rows: string[]): AsyncGenerator<string[]> {
  for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500);
}

/** Keeps a release beside those before it; returns its folder. */
export function storeRelease({ database, ...told }: Release): string {
  const folder = join(RELEASES, told.version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(told, null, 2)}\n`);
  writeFileSync(join(folder, 'database.json.gz'), gzipSync(JSON.stringify(database), { level: 9 }));
  return folder;
}

/** The versions whose databases are kept, the newest last. */
export function storedVersions(): string[] {
  if (!existsSync(RELEASES)) return [];
  return readdirSync(RELEASES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort(compareVersions);
}

/** Returns a release that was kept. */
export function readRelease(version: string): Release {
  const read = (name: string) => readFileSync(join(RELEASES, version, name));
  return {
    ...JSON.parse(read('release.json').toString()),
    database: JSON.parse(gunzipSync(read('database.json.gz')).toString()),
  };
}
