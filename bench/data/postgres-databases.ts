import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { installedBinaries } from '#tests/support/postgres/installed-binaries.ts';
import { packagedBinaries } from '#tests/support/postgres/packaged-binaries.ts';
import { runCluster, stopCluster } from '#tests/support/postgres/run-cluster.ts';
import { unprivilegedAccount } from '#tests/support/postgres/unprivileged-account.ts';
import { cacheFolder } from './database-cache.ts';
import { fillDatabase } from './fill-database.ts';
import { printProgress } from './print-progress.ts';
import { settleTables } from './settle-tables.ts';

export type PostgresDatabases = {
  version: string;
  /** The address of a database of so many products; filled once, then kept. */
  urlOf: (products: number) => Promise<string>;
  /** The address of a database of this name, which `fill` fills; filled once, then kept. */
  urlFilled: (name: string, fill: Fill) => Promise<string>;
  stop: () => Promise<void>;
};

type Fill = (db: Database) => Promise<void>;

/** A PostgreSQL of the bench's own, the machine's where it has one, with what earlier runs filled. */
export async function startPostgresDatabases(): Promise<PostgresDatabases> {
  const account = unprivilegedAccount();
  const [installed] = installedBinaries();
  const name = installed === undefined ? 'packaged' : versionOf(installed);
  const folder = cacheFolder(`postgresql-${name}`, account);
  await endLeftover(join(folder, 'data'));
  const server = await runCluster(installed ?? (await packagedBinaries(folder)), folder, account);
  return {
    version: (await setting(server.url, 'server_version')).split(' ')[0] ?? '',
    urlOf: (products) =>
      filledDatabase(server.url, `market_${products}`, (db) =>
        fillDatabase(db, products, printProgress('PostgreSQL', products), Date.now()),
      ),
    urlFilled: (name, fill) => filledDatabase(server.url, name, fill),
    stop: () => stopCluster(server.process),
  };
}

async function filledDatabase(server: string, name: string, fill: Fill): Promise<string> {
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const filled = await client.query('select from pg_database where datname = $1', [name]);
  if (filled.rowCount === 0) {
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    await fillNew(url.replace(name, unfinished), fill);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  }
  await client.end();
  return url;
}

async function fillNew(databaseUrl: string, fill: Fill): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const begun = performance.now();
  await fill(db);
  await settleTables(db);
  await close();
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`filled, indexed and settled PostgreSQL in ${seconds} s`);
}

/** A run that was killed leaves its server behind, still holding the folder. */
async function endLeftover(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const isOurs = async () => (await setting(url, 'data_directory').catch(() => '')) === data;
  if (pid === undefined || !(await isOurs())) return;
  process.kill(pid, 'SIGINT');
  for (let tries = 0; tries < 100 && existsSync(file); tries += 1) await wait(100);
}

async function setting(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(`show ${name}`);
  await client.end();
  return rows[0]?.[name] ?? '';
}

/** A folder for each version: no server reads the files of another. */
function versionOf(binaries: string): string {
  return execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' })
    .replace(/^\D+/, '')
    .split(/\s/)[0] as string;
}
