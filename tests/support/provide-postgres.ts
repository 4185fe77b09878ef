import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migratePostgres } from '#database/migrate/migrate-database.ts';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL for all files of a project, each of which copies the database that is migrated here. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = await server.createDatabase();
  await migratePostgres(template);
  await leaveAlone(server.url);
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', new URL(template).pathname.slice(1));
  return server.stop;
}

/** No vacuum comes between two statements of a test by chance, to change its plans and the order of its rows. */
async function leaveAlone(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query('alter system set autovacuum = off');
  await client.query('select pg_reload_conf()');
  await client.end();
}
