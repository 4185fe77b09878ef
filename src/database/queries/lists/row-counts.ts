import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database.ts';
import { inlineNumber } from '../../planner.ts';
import { rowCount } from '../../schema/operation/bookkeeping.ts';
import { smallSample } from '../../schema/samples.ts';
import { type Count, capCount } from './page-of.ts';
import { COUNT_CAP } from './paging.ts';

export type CountedTable =
  | 'enquiry'
  | 'lead'
  | 'audit_entry'
  | 'newsletter_subscriber'
  | 'contact_message'
  | 'product'
  | 'seller';

/** Returns the exact number of rows of a growing table, from its maintained counters. */
export async function countRows(db: Database, name: CountedTable): Promise<Count> {
  const [row] = await selectRowCount(db, name);
  return { total: row?.total ?? 0, capped: false };
}

/** Selects the exact number of rows of a growing table. */
export function selectRowCount(db: Database, name: CountedTable) {
  return db
    .select({ total: sql<number>`coalesce(sum(${rowCount.rows}), 0)::int` })
    .from(rowCount)
    .where(sql`${rowCount.name} = ${sql.raw(`'${name}'`)}`);
}

/**
 * Returns how many rows match, at most `most`. Counted in the order of `from`, such as from the
 * newest end of an index, it reads no more rows than it counts. Where rows of a sample are given, they may tell
 * that there are more (`countUnlessMany`).
 */
export async function countMatching(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  { from, most = COUNT_CAP, sampled }: { from?: SQL; most?: number; sampled?: SQL } = {},
): Promise<Count> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .$dynamic();
  const counted = (from ? rows.orderBy(from) : rows).as('counted');
  if (sampled === undefined) return capCount(await db.$count(counted), most);
  const number = countUnlessMany(sampled, most, sql`(select count(*) from ${counted})`);
  const [row] = await db.select({ number }).from(sql`(select 1) as one`);
  return capCount(row?.number ?? 0, most);
}

/**
 * Selects a count that ends one past `most`, unless so many `sampled` rows, of the table and the small sample's
 * condition, match that there are more than `most`: then none is counted.
 */
export function countUnlessMany(sampled: SQL, most: number, count: SQL): SQL<number> {
  return sql<number>`(case when ${isMoreInSample(sampled, most)} then ${inlineNumber(most + 1)}
    else ${count} end)::int`;
}

/**
 * Whether so many `sampled` rows match that there are more than `most` of all. Ids are random: of `most` rows so many are
 * in the sample by a chance of less than one in 10¹².
 */
export function isMoreInSample(sampled: SQL, most: number): SQL {
  const expected = most * smallSample.share;
  const enough = inlineNumber(Math.ceil(expected + 7 * Math.sqrt(expected) + 8));
  return sql`((select count(*) from (select from ${sampled} limit ${enough}) as sampled) >= ${enough})`;
}
