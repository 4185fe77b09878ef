import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { readOnlyServer } from './database-away.ts';

/**
 * What stands between this process and PostgreSQL: nothing; a pooler that gives each client a connection
 * of its own (or something that behaves so); or one that gives it a connection for each transaction, so
 * that LISTEN, session locks and, unless `keepsNames`, prepared statements are lost.
 */
export type Pooler = {
  mode: 'none' | 'session' | 'transaction';
  /** Whether statements with names can be used on every connection. */
  keepsNames: boolean;
  /** The same for two addresses of one database. */
  database: string;
};

/** Of PostgreSQL. */
const OLDEST_VERSION = 15;
const ROUNDS = 5;
const EXISTS_ALREADY = '42P05';
const PATIENCE_MS = 10_000;

/**
 * Finds out by behaviour which kind of pooler, if any, an address leads through: a second client opens a
 * transaction, and either is given the connection that the first has just used, or keeps the first from
 * getting it again. Throws where the database cannot be reached.
 */
export async function findPooler(url: string, connectMs = PATIENCE_MS): Promise<Pooler> {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: PATIENCE_MS,
  };
  const first = new pg.Client(options);
  const second = new pg.Client(options);
  for (const client of [first, second]) client.on('error', () => {});
  try {
    await first.connect();
    const { pid, database } = await identify(first);
    // A pooler hands out keys of its own for cancelling.
    const { processID } = first as unknown as { processID: number | null };
    if (processID === pid) return { mode: 'none', keepsNames: true, database };
    await second.connect();
    return { ...(await compare(first, second)), database };
  } finally {
    await Promise.allSettled([first.end(), second.end()]);
  }
}

async function identify(client: pg.Client): Promise<{ pid: number; database: string }> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as number,
      current_setting('server_version') as version, pg_backend_pid() as pid,
      current_setting('transaction_read_only') = 'on' as "onlyReads", pg_postmaster_start_time()::text || ' ' ||
      (select oid from pg_database where datname = current_database()) as database`,
  );
  const [{ number, version, pid, database, onlyReads }] = rows;
  if (number < OLDEST_VERSION * 10_000) {
    throw new Error(
      `The database at DATABASE_URL is PostgreSQL ${version}. Use version ${OLDEST_VERSION} or a later one.`,
    );
  }
  if (onlyReads) throw readOnlyServer();
  return { pid, database };
}

async function compare(
  first: pg.Client,
  second: pg.Client,
): Promise<Pick<Pooler, 'mode' | 'keepsNames'>> {
  let mode: Pooler['mode'] = 'session';
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `dhow_probe_${randomBytes(8).toString('hex')}`;
    const before = await backendOf(first, name);
    await second.query('begin').catch(refuseWithoutTransactions);
    try {
      const other = await backendOf(second, name);
      if (other === before) return { mode: 'transaction', keepsNames: true };
      if ((await backendOf(first)) !== before) mode = 'transaction';
    } catch (error) {
      if ((error as pg.DatabaseError).code !== EXISTS_ALREADY) throw error;
      return { mode: 'transaction', keepsNames: false };
    } finally {
      await second.query('rollback');
    }
  }
  return { mode, keepsNames: mode === 'session' };
}

async function backendOf(client: pg.Client, name?: string): Promise<number> {
  const { rows } = await client.query({
    ...(name && { name }),
    text: 'select pg_backend_pid() as pid',
  });
  return rows[0].pid;
}

function refuseWithoutTransactions(error: Error): never {
  if (!/statement pooling/i.test(error.message)) throw error;
  throw new Error(
    'DATABASE_URL leads through a pooler in statement mode, which has no transactions. Set its pool_mode to transaction or session.',
  );
}
