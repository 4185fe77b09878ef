import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server of the run, on which each test file makes its own database. */
    postgresUrl?: string;
    /** The database there that has every migration, and nobody connected. */
    postgresTemplate?: string;
  }
}

/** The address of a new, migrated database without rows, or null where the run is on the embedded one. */
export const freshDatabaseUrl = () => newDatabaseUrl(inject('postgresTemplate'));

/** The same, of a database with nothing in it, not even tables. */
export const emptyDatabaseUrl = () => newDatabaseUrl('template1');

async function newDatabaseUrl(template?: string): Promise<string | null> {
  const server = inject('postgresUrl');
  if (!server) return null;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
