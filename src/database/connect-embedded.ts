import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';

const extensions = { pg_trgm, unaccent, fuzzystrmatch };

/** Opens PGlite with the extensions that searches need, and migrates it. */
export async function connectEmbedded(options: PGliteOptions) {
  const opened = await openPglite(options);
  await migrateDatabase(opened.db);
  return opened;
}

/**
 * Opens PGlite as it is. It is used through the same driver as PostgreSQL, whose one connection keeps
 * the plans of prepared statements: planning a list of products takes three times as long as reading
 * it.
 */
export async function openPglite(options: PGliteOptions) {
  const client = await PGlite.create({ ...options, extensions });
  letOthersIn(client);
  const { pool, close } = openPool(client);
  return { client, pool, db: drizzle(pool) as unknown as Database, close };
}

/**
 * PGlite runs its statements on this thread, and waiting ones follow one another without a pause. A
 * turn of the event loop within each statement lets other work run, such as requests served from the
 * cache.
 */
function letOthersIn(client: PGlite): void {
  const send = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (message, options) => {
    if (endsStatement(message)) await nextTurn();
    return send(message, options);
  };
}

/** Whether a message is a Sync (S) or a simple query (Q). */
const endsStatement = ([type]: Uint8Array) => type === 0x53 || type === 0x51;

/**
 * Opens a pool of one connection. After a statement that failed, the pool creates another client. All
 * clients share one session: each waits until what the client before it sent has been answered, and
 * knows which statements are prepared.
 */
function openPool(pglite: PGlite) {
  const prepared = {};
  let ended: Promise<unknown> | undefined;

  function nextConnection(): PglitePgConnection {
    const connection = new PglitePgConnection({ pglite });
    const { connect, end, parse } = connection;
    connection.parsedStatements = prepared;
    connection.connect = async (port, host) => {
      await ended;
      await connect.call(connection, port, host);
    };
    connection.end = () => {
      end.call(connection);
      ended = once(connection, 'end');
    };
    // Drizzle passes `types` that parse results; PGlite would take them for the types of parameters.
    connection.parse = ({ text, name }) => parse.call(connection, { text, name });
    return connection;
  }

  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    Client: class extends pg.Client {
      constructor() {
        const config = { host: 'localhost', connection: nextConnection() };
        super(config);
      }
    },
  });
  const close = async () => {
    await pool.end();
    await ended;
    await pglite.close();
  };
  return { pool, close };
}
