import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from '#database/database.ts';
import type { TestApp } from './app.ts';

/** Has an app go through Drizzle's logger from now on: returns the SQL of each statement it sends. */
export function logStatements({ context }: Pick<TestApp, 'context'>): string[] {
  const statements: string[] = [];
  const logger = { logQuery: (text: string) => void statements.push(text) };
  const { $client } = context.db as unknown as { $client: Pool };
  context.db = drizzle($client, { logger }) as unknown as Database;
  return statements;
}
