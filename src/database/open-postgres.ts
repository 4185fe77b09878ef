import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CHANGE_CHANNEL } from './change-channel.ts';
import type { Database, OpenDatabase } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';

/** Opens a pool on `url`, migrated once however many processes start together. */
export async function openPostgres(url: string, poolSize = 10): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', () => {}); // an idle connection broke; the pool opens another when asked
  const db = drizzle(pool) as unknown as Database;
  try {
    await migrateDatabase(db);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = { stop: async () => {} };
  return {
    engine: 'postgresql',
    db,
    listen: async (onChange, onLost) => {
      listener.stop = await keepListening(url, onChange, onLost);
    },
    close: async () => {
      await listener.stop();
      await pool.end();
    },
  };
}

/** Listens on a separate connection, which is opened again whenever it breaks. */
async function keepListening(
  url: string,
  onChange: (payload: string) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let current: pg.Client | null = null;

  async function open(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', (message) => onChange(message.payload ?? ''));
    client.on('error', () => void client.end().catch(() => {}));
    client.on('end', () => void reopen());
    await client.connect();
    await client.query(`listen ${CHANGE_CHANNEL}`);
    current = client;
  }

  async function reopen(): Promise<void> {
    if (stopped || current === null) return;
    current = null;
    onLost();
    while (!stopped && current === null) {
      await open().catch(() => wait(500));
    }
    onLost();
  }

  await open();
  return async () => {
    stopped = true;
    await current?.end();
  };
}
