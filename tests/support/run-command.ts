import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { type Database, type OpenDatabase, rowsOf } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { sha256 } from '#services/backup/media-files.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { startProgram } from '#tests/support/program.ts';

const SETTINGS = { LOG_LEVEL: 'warn', DEMO: '0' };

/** Starts `npm run NAME -- WORDS` without its preparations. */
export const start = (name: string, words: string[], settings: Record<string, string>) =>
  startProgram(['node_modules/.bin/node', `src/server/commands/${name}.ts`, ...words], {
    ...SETTINGS,
    ...settings,
  });

/** Runs it to its end; returns its code and what it has printed. */
export async function run(name: string, words: string[], settings: Record<string, string>) {
  const { ended, output } = start(name, words, settings);
  const code = await ended;
  return { code, said: output() };
}

/** Makes an empty database on the PostgreSQL that the files of a level share; returns its address. */
export const newDatabase = () => createDatabase(inject('postgresUrl') ?? '');

/** Opens the database that such settings name. */
export async function withDatabase<T>(
  settings: Record<string, string>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const opened: OpenDatabase = await openDatabase({
    databaseUrl: settings.DATABASE_URL ?? null,
    dataDir: settings.DATA_DIR ?? '',
  });
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

/** A digest of each table, sorted and made by the database itself, and how many rows it has. */
export async function tablesOf(db: Database): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: Record<string, string> = {};
  await db.transaction(async (inner) => {
    await inner.execute(sql`set local timezone = 'UTC'`);
    for (const { name } of tables) {
      const [row] = await rowsOf<{ digest: string }>(
        inner as Database,
        sql`select count(*) || ' rows ' || coalesce(
              md5(string_agg(t::text, '|' order by t::text collate "C")), '') as digest
          from ${sql.identifier(name)} t`,
      );
      found[name] = row?.digest ?? '';
    }
  });
  return found;
}

/** The hash of each file of a data folder's media, or of another folder in it, by its path there. */
export async function filesIn(dataDir: string, name = 'media'): Promise<Record<string, string>> {
  const folder = join(dataDir, name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: Record<string, string> = {};
  for (const entry of entries) {
    if (!entry.isFile() || entry.parentPath.includes('.partial')) continue;
    const path = join(entry.parentPath, entry.name);
    found[relative(folder, path)] = sha256(await readFile(path));
  }
  return found;
}
