import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import {
  addDefinitions,
  type Definition,
  dropDefinitions,
  listDefinitions,
} from '../bulk/definitions.ts';
import { type Database, rowsOf } from '../database.ts';
import { migrateDatabase } from '../migrate/migrate-database.ts';
import { newestMigration } from '../migrate/schema-version.ts';
import {
  beginReading,
  createRowDigest,
  digestTable,
  isSameDigest,
  listTables,
  type RowDigest,
  type Sequence,
  setSequences,
  type TransferTable,
} from './tables.ts';
import { findUnfinishedLoad, type Load } from './unfinished-load.ts';

/** What is to be loaded, and where from. */
export type LoadPlan = Pick<Load, 'id' | 'what'> & {
  /** Of the newest migration that the rows were written under. */
  schemaAt: number;
  /** Where the rows come from; they have to be those of that migration. */
  tables: readonly TransferTable[];
};

/**
 * Prepares an empty database for the rows of another: tables of their version, without indexes, foreign
 * keys and triggers, and a note of what is being loaded, with which nobody else opens it. Where the same
 * was begun before, it goes on. Throws a sentence where the database is not empty, or has other tables than
 * the rows come from: nothing but rows is taken from there. `db` is one session.
 */
export async function beginLoad(db: Database, plan: LoadPlan): Promise<Load> {
  const begun = await findUnfinishedLoad(db);
  if (begun !== null) {
    if (begun.id === plan.id && begun.what === plan.what) {
      if (!begun.isCompared) await refuseOtherTables(db, plan.tables);
      return begun;
    }
    throw new Error(
      `A ${begun.what} from elsewhere into this database was interrupted. Finish that one, or empty the database and begin anew.`,
    );
  }
  await refuseRows(db, plan.schemaAt);
  await migrateDatabase(db, { upTo: plan.schemaAt, isLoading: true });
  await refuseOtherTables(db, plan.tables);
  await db.transaction(async (inner) => {
    const inside = inner as Database;
    await inside.execute(sql`create schema dhow_load`);
    await inside.execute(sql`create table dhow_load.load
      (id text not null, what text not null, is_compared boolean not null default false)`);
    await inside.execute(sql`create table dhow_load.loaded
      (table_name text primary key, rows bigint not null, digest text not null)`);
    await inside.execute(sql`create table dhow_load.definition
      (kind text not null, table_name text not null, name text not null, definition text not null)`);
    await inside.execute(
      sql`insert into dhow_load.load (id, what) values (${plan.id}, ${plan.what})`,
    );
    const names = (await listTables(inside)).map(({ name }) => name);
    await takeOff(inside, names);
    await inside.execute(sql`truncate ${sql.join(names.map(sql.identifier), sql`, `)}`);
  });
  return { id: plan.id, what: plan.what, isCompared: false };
}

/** Tables with rows that somebody has entered; others fill by themselves. */
const ENTERED = [
  'admin',
  'seller',
  'category',
  'product',
  'media_asset',
  'audit_entry',
  'enquiry',
  'contact_message',
  'newsletter_subscriber',
];

/** Whether nobody has entered anything into a database, with tables or without. */
export async function hasNoRows(db: Database): Promise<boolean> {
  for (const { name } of await listTables(db)) {
    if (!ENTERED.includes(name)) continue;
    const [row] = await rowsOf<{ found: boolean }>(
      db,
      sql`select exists (select from ${sql.identifier(name)}) as found`,
    );
    if (row?.found) return false;
  }
  return true;
}

async function refuseRows(db: Database, schemaAt: number): Promise<void> {
  const hasTables = (await listTables(db)).length > 0;
  if (!hasTables) return;
  if ((await newestMigration(db)) === schemaAt && (await hasNoRows(db))) return;
  throw new Error(
    'The database is not empty, and nothing in it was touched. Create a new one (createdb, or another DATA_DIR), and name that.',
  );
}

/** Names and types of columns become part of statements: those of another database may not differ from ours. */
async function refuseOtherTables(db: Database, tables: readonly TransferTable[]): Promise<void> {
  const described = (all: readonly TransferTable[]) =>
    all
      .flatMap(({ name, columns }) => columns.map((column) => [name, column.name, column.type]))
      .map((column) => JSON.stringify(column))
      .sort();
  if (isDeepStrictEqual(described(tables), described(await listTables(db)))) return;
  throw new Error(
    'Its tables are not those of any version of Dhow that this one comes from, and nothing of it was taken.',
  );
}

/** Takes indexes, foreign keys and triggers off the tables, and keeps what to put back. */
async function takeOff(db: Database, tables: readonly string[]): Promise<void> {
  const definitions = await listDefinitions(db, tables);
  for (const { kind, table, name, definition } of definitions) {
    await db.execute(sql`insert into dhow_load.definition (kind, table_name, name, definition)
      values (${kind}, ${table}, ${name}, ${definition})`);
  }
  await dropDefinitions(db, definitions);
  for (const table of tables) {
    await db.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
  }
}

/** Returns what tables have been loaded, by name, and with which rows. */
export async function loadedTables(db: Database): Promise<Map<string, RowDigest>> {
  const rows = await rowsOf<{ name: string } & RowDigest>(
    db,
    sql`select table_name as name, rows::float8 as rows, digest from dhow_load.loaded`,
  );
  return new Map(rows.map(({ name, rows: count, digest }) => [name, { rows: count, digest }]));
}

/** Writes a table whole, instead of what may be in it. */
export function loadTable(
  db: Database,
  table: TransferTable,
  batches: AsyncIterable<readonly string[]>,
): Promise<RowDigest> {
  return db.transaction(async (inner) => {
    const inside = inner as Database;
    await inside.execute(sql`truncate ${sql.identifier(table.name)}`);
    const { rows, digest } = await writeTable(inside, table, batches);
    await inside.execute(sql`insert into dhow_load.loaded (table_name, rows, digest)
      values (${table.name}, ${rows}, ${digest})
      on conflict (table_name) do update set rows = excluded.rows, digest = excluded.digest`);
    return { rows, digest };
  });
}

/**
 * Puts indexes, foreign keys and triggers back, and reads all tables again to compare them with what
 * they should be. Returns the names of those that differ; where there are none, the load is compared.
 */
export async function compareLoad(
  db: Database,
  expected: ReadonlyMap<string, RowDigest>,
  sequences: readonly Sequence[],
): Promise<string[]> {
  await putBack(db, sequences);
  const differing = await db.transaction(
    async (inner) => {
      const inside = inner as Database;
      await beginReading(inside);
      const tables = await listTables(inside);
      const names: string[] = [];
      for (const table of tables) {
        const found = await digestTable(inside, table);
        if (!isSameDigest(found, expected.get(table.name))) names.push(table.name);
      }
      return names;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (differing.length === 0) await db.execute(sql`update dhow_load.load set is_compared = true`);
  return differing;
}

async function putBack(db: Database, sequences: readonly Sequence[]): Promise<void> {
  await db.transaction(async (inner) => {
    const inside = inner as Database;
    await inside.execute(sql`select set_config('statement_timeout', '0', true)`);
    const definitions = await rowsOf<Definition>(
      inside,
      sql`select kind, table_name as "table", name, definition from dhow_load.definition`,
    );
    if (definitions.length === 0) return;
    await addDefinitions(inside, definitions);
    for (const { name } of await listTables(inside)) {
      await inside.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
    }
    await setSequences(inside, sequences);
    await inside.execute(sql`delete from dhow_load.definition`);
    await inside.execute(sql`analyze`);
  });
}

/**
 * Brings a loaded and compared database to this version, lets `settle` change what shall be otherwise
 * than where it came from, and opens it to others.
 */
export async function completeLoad(
  db: Database,
  settle: (db: Database) => Promise<void>,
): Promise<void> {
  await migrateDatabase(db, { isLoading: true });
  await db.transaction(async (inner) => {
    const inside = inner as Database;
    await settle(inside);
    await inside.execute(sql`drop schema dhow_load cascade`);
  });
}

/**
 * Writes rows as {@link readTable} reads them into a table that has none, whose triggers are off, in a
 * transaction. Returns what it has written.
 */
async function writeTable(
  db: Database,
  { name, columns }: TransferTable,
  batches: AsyncIterable<readonly string[]>,
): Promise<RowDigest> {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map(({ type }, index) => sql.raw(`(line ->> ${index})::${type}`));
  const digest = createRowDigest();
  for await (const lines of batches) {
    for (const line of lines) digest.add(line);
    await db.execute(sql`
      insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
        select ${sql.join(values, sql`, `)}
          from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`);
  }
  return digest.result();
}
