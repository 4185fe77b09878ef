import type { PGlite } from '@electric-sql/pglite';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { Database } from '#database/database.ts';
import type { TestApp } from './app.ts';

/** Has an app go through Drizzle's logger from now on: returns the SQL of each statement it sends. */
export function logStatements({ context }: Pick<TestApp, 'context'>): string[] {
  const statements: string[] = [];
  const logger = { logQuery: (text: string) => void statements.push(text) };
  const { $client } = context.db as unknown as { $client: PGlite & Pool };
  const logged =
    context.engine === 'embedded' ? onPglite($client, { logger }) : onPostgres($client, { logger });
  context.db = logged as unknown as Database;
  return statements;
}
