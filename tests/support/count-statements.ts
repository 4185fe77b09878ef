import type { Pool, PoolClient } from 'pg';
import type { TestApp } from './app.ts';

/**
 * Has the pool of an app tell which statements reach the database from now on, whoever sends them:
 * returns the text of each, in the list that it returns.
 */
export function countStatements({ db }: Pick<TestApp, 'db'>): string[] {
  const statements: string[] = [];
  const told = new WeakSet<PoolClient>();
  const { $client } = db as unknown as { $client: Pool };
  $client.on('acquire', (client) => {
    if (told.has(client)) return;
    told.add(client);
    const { query } = client;
    client.query = ((...given: unknown[]) => {
      statements.push(textOf(given[0]));
      return (query as (...given: unknown[]) => unknown).apply(client, given);
    }) as typeof query;
  });
  return statements;
}

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : String((asked as { text?: string }).text);
