import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server of the run, on which each test file makes its own database. */
    postgresUrl?: string;
  }
}

/** The address of a new, empty database, or null where the run is on the embedded one. */
export async function freshDatabaseUrl(): Promise<string | null> {
  const server = inject('postgresUrl');
  if (!server) return null;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
