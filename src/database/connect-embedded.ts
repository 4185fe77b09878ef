import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrateDatabase } from './migrate/migrate-database.ts';
import { connectionsOf, noteSending, observeStatements } from './observe-statements.ts';
import { type Cluster, openThread } from './open-thread.ts';
import { createShare } from './postgres/connection-share.ts';
import { inTurns, shareConnection } from './share-connection.ts';

/** Opens PGlite with the extensions that searches need, and migrates it. */
export async function connectEmbedded(cluster: Cluster) {
  const opened = await openPglite(cluster);
  await migrateDatabase(opened.db);
  return opened;
}

/**
 * Opens PGlite as it is, in a thread of its own. It is used through the same driver as PostgreSQL,
 * whose one connection keeps the plans of prepared statements: planning a list of products takes three
 * times as long as reading it.
 */
export async function openPglite(cluster: Cluster) {
  const stream = await openThread(cluster);
  const client = new pg.Client({
    stream: () => stream,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    pipeline: true,
  });
  client.on('error', endProcess);
  await client.connect();
  noteSending(client);
  const shared = shareConnection(client);
  const ofVisitors = createShare(1, 0);
  const visitors = inTurns(shared, ofVisitors);
  const connections = () => {
    const { waiting, ...others } = connectionsOf(shared, 1);
    return { ...others, waiting: waiting + ofVisitors.waiting() };
  };
  return {
    client,
    db: drizzle(observeStatements(shared)) as unknown as Database,
    publicDb: drizzle(observeStatements(visitors)) as unknown as Database,
    connections,
    close: () => client.end(),
  };
}

/**
 * Nothing that needs the database works any more, and what it was doing is undone at the next start:
 * an exception that nobody catches ends the process.
 */
function endProcess(error: Error): never {
  throw new Error('The embedded database has stopped.', { cause: error });
}
