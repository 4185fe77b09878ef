import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, OpenDatabase } from './database.ts';
import { awaitSchema } from './migrate/await-schema.ts';
import { migratePostgres } from './migrate/migrate-database.ts';
import { connectionsOf, noteSending, observeStatements } from './observe-statements.ts';
import { createShare } from './postgres/connection-share.ts';
import { createPool, type PoolOptions, usualPool } from './postgres/create-pool.ts';
import { type DatabaseClock, followClock } from './postgres/database-clock.ts';
import { guardPool } from './postgres/guard-pool.ts';
import { keepListening, type Listening } from './postgres/keep-listening.ts';
import { openReadReplica } from './postgres/read-replica.ts';
import { refusePoolers } from './postgres/refuse-poolers.ts';
import type { Ask } from './queries/change-log.ts';

/** How long connections may take to end in order. */
const LONGEST_END_MS = 3_000;

export type SchemaSettings = {
  /** Whether to migrate; else the schema must be of this version or a later one. */
  migrate: boolean;
  /** How long to wait for another process that migrates, and for tables in use. */
  patienceMs: number;
};

const usualSchema: SchemaSettings = { migrate: true, patienceMs: 10 * 60_000 };

/** How PostgreSQL is reached. */
export type PostgresOptions = Partial<PoolOptions> & {
  /** To the database itself, where the first address leads through a pooler. */
  directUrl?: string | null;
  /** To a replica, which may be away. */
  readUrl?: string | null;
  schema?: SchemaSettings;
};

/** Opens a pool on `url`, migrated once however many processes start together. */
export async function openPostgres(
  url: string,
  { directUrl = null, readUrl = null, schema = usualSchema, ...pooling }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const options = { ...usualPool, ...pooling };
  const pooler = await refusePoolers(url, directUrl, options.connectMs);
  const straight = directUrl ?? url;
  const patience = { patienceMs: schema.patienceMs, tell: options.tell };
  if (schema.migrate) await migratePostgres(straight, { ...patience, evenEarlierFunctions: false });
  const pool = createPool(url, pooler, options);
  let listening: Listening | null = null;
  const guarded = guardPool(pool, {
    isAway: () => listening?.isAway() ?? false,
    awayBy: () => listening?.awayBy(),
    canCancel: pooler.mode === 'none',
  });
  pool.on('connect', noteSending);
  const observed = (...limits: Parameters<typeof guarded.limitedTo>) =>
    observeStatements(guarded.limitedTo(...limits));
  const ofVisitors = createShare(shareOf(options.poolSize), options.connectMs);
  const db = drizzle(observed(0)) as unknown as Database;
  const ask: Ask = (text, values) => pool.query(text, values);
  let clock: DatabaseClock;
  try {
    if (!schema.migrate) await awaitSchema(db, patience);
    clock = await followClock(ask, options.tell);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const replica = readUrl === null ? null : openReadReplica(readUrl, db, options);
  return {
    engine: 'postgresql',
    db,
    requestDb: drizzle(observed(options.statementMs)) as unknown as Database,
    publicDb: drizzle(observed(options.statementMs, ofVisitors)) as unknown as Database,
    listen: async (listener) => {
      listening = await keepListening(straight, ask, {
        ...listener,
        onAway: (why) => {
          guarded.cut();
          listener.onAway?.(why);
        },
      });
    },
    ...(replica && { replica }),
    now: clock.now,
    behindMs: () => listening?.behindMs() ?? 0,
    connections: () => {
      const { waiting, ...others } = connectionsOf(pool, pool.options.max);
      return { ...others, waiting: waiting + ofVisitors.waiting() };
    },
    close: async () => {
      clock.stop();
      await listening?.stop();
      await Promise.all([guarded.end(LONGEST_END_MS), replica?.close()]);
    },
  };
}

/** The connections that visitors' reads may take: the others are left to staff and to work in the background. */
const shareOf = (poolSize: number) => Math.max(1, Math.floor(poolSize * 0.7));
