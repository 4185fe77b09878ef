import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, rowsOf } from './database.ts';
import { findSiteState, setSiteState } from './queries/site-state.ts';

/** Changes of the schema, in the order of their numbers; a released file never changes. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** The current text of each function and its triggers, edited in place. */
export const FUNCTIONS = fileURLToPath(new URL('./functions', import.meta.url));

const MIGRATION_LOCK = 719_340_021;

/**
 * Migrates a database, new or of an earlier version, and then creates or replaces its functions and
 * triggers: all in one transaction, and once however many processes start together. While migrations
 * run, functions have their earlier text. A migration drops a function whose file is removed.
 */
export async function migrateDatabase(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    const inside = transaction as Database;
    await inside.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await runMigrations(inside, readMigrationFiles({ migrationsFolder: MIGRATIONS }));
    await replaceFunctions(inside);
  });
}

/** Runs the migrations newer than the last one run, and records them in Drizzle's table. */
export async function runMigrations(
  db: Database,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  for (const { folderMillis, hash, sql: statements } of migrations) {
    if (folderMillis <= Number(last?.at ?? 0)) continue;
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${folderMillis})`);
  }
}

/** Creates or replaces all functions and triggers if the text of any of them has changed. */
async function replaceFunctions(db: Database): Promise<void> {
  const names = readdirSync(FUNCTIONS).filter((name) => name.endsWith('.sql'));
  const texts = names.sort().map((name) => readFileSync(join(FUNCTIONS, name), 'utf8'));
  const digest = createHash('sha256').update(texts.join('\n')).digest('hex');
  if ((await findSiteState(db, 'functions')) === digest) return;
  for (const text of texts) await db.execute(sql.raw(text));
  await setSiteState(db, 'functions', digest);
}
