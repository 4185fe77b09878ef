import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** Changes of the schema, in the order of their numbers; a released file never changes. */
export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
/** The current text of each function and its triggers, edited in place. */
export const FUNCTIONS = fileURLToPath(new URL('../functions', import.meta.url));

/** The folders of what a version makes of a database. */
export type VersionFolders = { migrations: string; functions: string };
export const OWN_FOLDERS: VersionFolders = { migrations: MIGRATIONS, functions: FUNCTIONS };

export type Migration = {
  /** The name of its file, without `.sql`. */
  name: string;
  /** When it was written, by which databases know it: milliseconds since 1970. */
  at: number;
  hash: string;
  statements: readonly string[];
  /**
   * Whether its statements run one by one outside any transaction: it makes or drops indexes while
   * others read and write, which PostgreSQL does in no transaction.
   */
  isConcurrent: boolean;
};

type Journal = { entries: { when: number; tag: string }[] };

/** Returns a version's migrations, the oldest first. */
export function readMigrations(folder: string = MIGRATIONS): Migration[] {
  const journal = readFileSync(join(folder, 'meta', '_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as Journal;
  const names = new Map(entries.map(({ when, tag }) => [when, tag]));
  return readMigrationFiles({ migrationsFolder: folder }).map((file) => ({
    name: names.get(file.folderMillis) ?? String(file.folderMillis),
    at: file.folderMillis,
    hash: file.hash,
    statements: file.sql,
    isConcurrent: file.sql.some((statement) => /\bindex\s+concurrently\b/i.test(statement)),
  }));
}
