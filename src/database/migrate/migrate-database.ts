import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../database.ts';
import { rowsOf } from '../database.ts';
import { readOnlyServer } from '../postgres/database-away.ts';
import { refuseUnfinishedLoad } from '../transfer/unfinished-load.ts';
import { runConcurrentIndexes } from './concurrent-indexes.ts';
import {
  type Migration,
  OWN_FOLDERS,
  readMigrations,
  type VersionFolders,
} from './migration-files.ts';
import { withMigrationLock } from './migration-lock.ts';
import { replaceFunctions } from './replace-functions.ts';
import { newestMigration, schemaVersion } from './schema-version.ts';

export type MigrateOptions = {
  /** Those of the version that the database is brought to, if it is not this one. */
  folders?: VersionFolders;
  /** How long to wait for other migrations and for tables in use, and for one statement. */
  patienceMs?: number;
  /** Puts this version's functions in place even where a later version has replaced them. */
  evenEarlierFunctions?: boolean;
  /** Goes no further than the migration written then, and leaves the functions to the caller. */
  upTo?: number;
  /** The caller is filling the database from elsewhere, which others may not use meanwhile. */
  isLoading?: boolean;
  /** Hears what happens, line by line. */
  tell?: (line: string) => void;
};

/** What was done: the names of the migrations, and whether functions were replaced. */
export type Migrated = {
  migrations: string[];
  functions: boolean;
  /** The database is of a later version, and was left as it is. */
  isNewer: boolean;
};

const USUAL_PATIENCE_MS = 10 * 60_000;
/**
 * Whoever waits for a table makes all others wait who come after. Less than the second after which
 * PostgreSQL ends one of two that hold what the other wants: the migration steps aside, not the reader.
 */
const LOCK_TIMEOUT_MS = 500;

/**
 * Migrates a database, new or of an earlier version, and then creates or replaces its functions and
 * triggers, once however many processes start together. Migrations that follow one another run in one
 * transaction, the last with the functions; those that make indexes concurrently run between, outside
 * any. A database of a later version stays as it is. While migrations run, functions have their earlier
 * text. A migration drops a function whose file is removed. `db` is one session.
 */
export async function migrateDatabase(
  db: Database,
  options: MigrateOptions = {},
): Promise<Migrated> {
  const { patienceMs = USUAL_PATIENCE_MS, evenEarlierFunctions = true, tell = () => {} } = options;
  const { folders = OWN_FOLDERS } = options;
  const patience = { latest: Date.now() + patienceMs, tell };
  return withMigrationLock(db, patience, async () => {
    if (options.isLoading !== true) await refuseUnfinishedLoad(db);
    const migrations = readMigrations(folders.migrations);
    const { missing: allMissing, isNewer } = await schemaVersion(db, migrations);
    const missing = allMissing.filter(({ at }) => at <= (options.upTo ?? at));
    if (isNewer) return { migrations: [], functions: false, isNewer };

    const inTransaction = <T>(work: (db: Database) => Promise<T>) =>
      retryLocks(db, patience, () =>
        db.transaction(async (transaction) => {
          await boundStatements(transaction as Database, patienceMs);
          return work(transaction as Database);
        }),
      );

    const together: Migration[] = [];
    for (const migration of missing) {
      tell(`migration ${migration.name}`);
      if (!migration.isConcurrent) {
        together.push(migration);
        continue;
      }
      const before = together.splice(0);
      await inTransaction((db) => runMigrations(db, before));
      await runConcurrentIndexes(db, migration);
      await noteMigration(db, migration);
    }
    const functions = await inTransaction(async (db) => {
      await runMigrations(db, together);
      if (options.upTo !== undefined) return false;
      return replaceFunctions(db, {
        evenEarlier: evenEarlierFunctions,
        evenSame: options.isLoading === true,
        folder: folders.functions,
      });
    });
    return { migrations: missing.map(({ name }) => name), functions, isNewer };
  });
}

/** Migrates the PostgreSQL at `url` through a connection of its own. Throws a sentence where it cannot. */
export async function migratePostgres(url: string, options?: MigrateOptions): Promise<Migrated> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'dhow migration',
  });
  client.on('error', () => {}); // what runs then is told of it
  try {
    await client.connect();
    const { rows } = await client.query('show transaction_read_only');
    if (rows[0]?.transaction_read_only === 'on') throw readOnlyServer();
    return await migrateDatabase(drizzle(client) as unknown as Database, options);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Runs the migrations newer than the last one run, and records them in Drizzle's table. */
async function runMigrations(db: Database, migrations: readonly Migration[]): Promise<void> {
  const newest = await newestMigration(db);
  for (const migration of migrations) {
    if (migration.at <= newest) continue;
    for (const statement of migration.statements) await db.execute(sql.raw(statement));
    await noteMigration(db, migration);
  }
}

async function noteMigration(db: Database, { hash, at }: Migration): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values (${hash}, ${at})`);
}

const boundStatements = (db: Database, patienceMs: number) =>
  db.execute(sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true),
    set_config('statement_timeout', ${String(patienceMs)}, true)`);

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** lock_not_available, deadlock_detected */
const HELD_UP = new Set(['55P03', '40P01']);
const TOOK_TOO_LONG = '57014';

/**
 * Does `work`, a transaction that gives up soon where it has to wait for a lock, again and again with
 * longer and longer pauses until `latest`: whoever waits for a table stands before all who come after.
 * Throws a sentence that names who is in the way.
 */
async function retryLocks<T>(
  db: Database,
  { latest, tell }: { latest: number; tell: (line: string) => void },
  work: () => Promise<T>,
): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const code = sqlState(error);
      if (code === TOOK_TOO_LONG) {
        throw new Error(
          'A statement of the migrations took longer than MIGRATE_MINUTES allows. Nothing was changed; set it higher and start again.',
          { cause: (error as Error).message },
        );
      }
      if (!HELD_UP.has(code)) throw error;
      const who = await oldestTransaction(db);
      if (Date.now() + pause > latest) {
        throw new Error(
          `The tables to be changed were in use all the time${who}. Nothing was changed; end what uses them and start again.`,
        );
      }
      tell(`a table is in use${who}; the migration steps aside for ${pause / 1000} s`);
      await wait(pause);
    }
  }
}

/** Returns the SQLSTATE of what PostgreSQL refused, or '': drivers wrap it. */
function sqlState(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return String((inner as { code?: unknown }).code ?? '');
}

async function oldestTransaction(db: Database): Promise<string> {
  const [row] = await rowsOf<{ pid: number; seconds: number }>(
    db,
    sql`select pid, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      order by xact_start limit 1`,
  );
  return row === undefined
    ? ''
    : ` (process ${row.pid} of the database has been in a transaction for ${row.seconds} s)`;
}
