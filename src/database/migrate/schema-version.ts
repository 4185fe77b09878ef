import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { type Migration, readMigrations } from './migration-files.ts';

/** Which of a version's migrations a database lacks, and whether it had some of a later version. */
export type SchemaVersion = { missing: Migration[]; isNewer: boolean };

type Stored = { at: number; hash: string };

/**
 * Compares a database with a version's migrations, by when they were written and what is in them. Throws a
 * sentence where the database has others before the newest that both know: it was made by a version that this
 * one does not come from (docs/decisions/025-migrations.md).
 */
export async function schemaVersion(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<SchemaVersion> {
  const stored = await storedMigrations(db);
  const newest = stored.at(-1)?.at ?? 0;
  const own = migrations.at(-1)?.at ?? 0;
  const common = migrations.filter(({ at }) => at <= newest);
  const other =
    common.find(({ at, hash }) => !stored.some((each) => each.at === at && each.hash === hash)) ??
    stored.find(({ at }) => at <= own && !common.some((each) => each.at === at));
  if (other !== undefined) {
    const which = 'name' in other ? `its migration ${other.name}` : 'one of its migrations';
    throw new Error(
      `The database was made by a version of Dhow that this one does not come from: ${which} is not the one here. It stays as it is. Run the version that made it, or name an empty database.`,
    );
  }
  return { missing: migrations.filter(({ at }) => at > newest), isNewer: newest > own };
}

/** When the newest migration of a database was written; 0 where it has none. */
export async function newestMigration(db: Database): Promise<number> {
  return (await storedMigrations(db)).at(-1)?.at ?? 0;
}

/** The migrations that a database has had, the oldest first. */
async function storedMigrations(db: Database): Promise<Stored[]> {
  const [table] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table?.exists) return [];
  const rows = await rowsOf<{ at: string; hash: string }>(
    db,
    sql`select created_at::text as at, hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ at, hash }) => ({ at: Number(at), hash }));
}
