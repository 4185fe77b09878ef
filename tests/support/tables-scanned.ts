import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, OpenDatabase } from '#database/database.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};

/** A scan that ends with the 10,001st match reads a part of a long table. */
const PART = 35_000;

const rowsOf = (step: Plan): number =>
  ((step['Actual Rows'] ?? 0) +
    (step['Rows Removed by Filter'] ?? 0) +
    (step['Rows Removed by Index Recheck'] ?? 0)) *
  (step['Actual Loops'] ?? 1);

/** A database whose statements are remembered, and the tables that they read from end to end. */
export function watchPlans(database: OpenDatabase) {
  const client = (database.db as unknown as { $client: pg.Pool }).$client;
  let asked: { query: string; params: unknown[] }[] = [];
  const logger = {
    logQuery: (query: string, params: unknown[]) => asked.push({ query, params }),
  };
  const db = drizzle(client, { logger }) as unknown as Database;

  /** Visits each step of the plans of the statements of `work`. */
  async function walkPlans(
    work: () => Promise<unknown>,
    options: 'format json' | 'analyze, format json',
    visit: (step: Plan) => void,
  ): Promise<void> {
    asked = [];
    await work();
    const statements = asked;
    if (statements.length === 0) throw new Error('It asked for nothing');
    const walk = (plan: Plan) => {
      visit(plan);
      plan.Plans?.forEach(walk);
    };
    for (const { query, params } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (${options}) ${query}`,
        params,
      );
      for (const row of rows) walk(row['QUERY PLAN'][0].Plan);
    }
  }

  /** Those of `tables` that the statements of `work` read from end to end. */
  async function tablesScanned(
    tables: readonly string[],
    work: () => Promise<unknown>,
  ): Promise<string[]> {
    const scanned: string[] = [];
    await walkPlans(work, 'analyze, format json', (step) => {
      if (step['Node Type'] === 'Seq Scan' && rowsOf(step) > PART)
        scanned.push(step['Relation Name'] ?? '');
    });
    return scanned.filter((table) => tables.includes(table));
  }

  /** The indexes that the statements of `work` would read. */
  async function indexesRead(work: () => Promise<unknown>): Promise<string[]> {
    const indexes: string[] = [];
    await walkPlans(work, 'format json', (step) => indexes.push(step['Index Name'] ?? ''));
    return indexes;
  }

  /** How many rows of `tables` the statements of `work` read, with those that they then left out. */
  async function rowsRead(
    tables: readonly string[],
    work: () => Promise<unknown>,
  ): Promise<number> {
    let read = 0;
    await walkPlans(work, 'analyze, format json', (step) => {
      if (tables.includes(step['Relation Name'] ?? '')) read += rowsOf(step);
    });
    return read;
  }

  /** Runs statements that fill tables, whose indexes are made when the rows are there: a third of the time. */
  async function fillUnindexed(tables: readonly string[], statements: string): Promise<void> {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
        where tablename = any($1) and indexdef not like '%UNIQUE%'`,
      [tables],
    );
    await client.query(indexes.map(({ name }) => `drop index ${name};`).join(''));
    await client.query(statements);
    await client.query(indexes.map(({ definition }) => `${definition};`).join(''));
  }

  return { client, db, tablesScanned, indexesRead, rowsRead, fillUnindexed };
}
