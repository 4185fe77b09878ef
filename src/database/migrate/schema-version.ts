import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { type Migration, readMigrations } from './migration-files.ts';

/** Which of a version's migrations a database lacks, and whether it had some of a later version. */
export type SchemaVersion = { missing: Migration[]; isNewer: boolean };

/** Compares a database with a version's migrations. */
export async function schemaVersion(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<SchemaVersion> {
  const newest = await newestMigration(db);
  return {
    missing: migrations.filter(({ at }) => at > newest),
    isNewer: newest > (migrations.at(-1)?.at ?? 0),
  };
}

/** When the newest migration of a database was written; 0 where it has none. */
export async function newestMigration(db: Database): Promise<number> {
  const [table] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table?.exists) return 0;
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(last?.at ?? 0);
}
