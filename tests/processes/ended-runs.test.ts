import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { installedBinaries } from '#tests/support/postgres/installed-binaries.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { isRunning } from '#tests/support/processes.ts';

for (const source of ['machine', 'package'] as const) {
  const isMissing = source === 'machine' && installedBinaries().length === 0;
  test.skipIf(isMissing)(`the PostgreSQL of the ${source} starts, serves and goes`, async () => {
    const server = await startPostgres([source]);
    const folder = await folderOf(server.url);
    try {
      const databases = [await server.createDatabase(), await server.createDatabase()];
      expect(new Set(databases).size).toBe(2);
      for (const database of databases) {
        await query(database, 'create extension pg_trgm');
        await query(database, 'create extension unaccent');
        await query(database, 'create extension fuzzystrmatch');
        expect(await query(database, `select 'a' < 'B' as english`)).toEqual([{ english: true }]);
      }
    } finally {
      await server.stop();
    }
    expect(existsSync(folder)).toBe(false);
    await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} takes the PostgreSQL along`, async () => {
    const { holder, url, folder } = await heldByAnother();
    holder.kill(signal);
    await once(holder, 'exit');
    expect(existsSync(folder)).toBe(false);
    await expect(query(url, 'select 1')).rejects.toThrow();
  });
}

test('what a killed run left behind goes with the next start', async () => {
  // Whoever else starts one meanwhile would tidy up first.
  const apart = await mkdtemp(join(tmpdir(), 'dhow-apart-'));
  await chmod(apart, 0o755);
  try {
    const { holder, url, folder } = await heldByAnother(apart);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);

    const next = await heldByAnother(apart);
    expect(existsSync(folder)).toBe(false);
    await expect(query(url, 'select 1')).rejects.toThrow();
    next.holder.kill('SIGTERM');
    await once(next.holder, 'exit');
  } finally {
    await rm(apart, { recursive: true, force: true });
  }
});

test('the programs of a killed run end with it, and their folder goes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dhow-held-'));
  const script = fileURLToPath(new URL('./hold-program.ts', import.meta.url));
  const holder = fork(script, [folder]);
  const [group] = (await once(holder, 'message')) as [number];
  expect(isRunning(-group)).toBe(true);

  holder.kill('SIGKILL');
  await expect.poll(() => isRunning(-group)).toBe(false);
  await expect.poll(() => existsSync(folder)).toBe(false);
});

async function heldByAnother(
  TMPDIR = tmpdir(),
): Promise<{ holder: ChildProcess; url: string; folder: string }> {
  const env = { ...process.env, TMPDIR };
  const holder = fork(fileURLToPath(new URL('./hold-postgres.ts', import.meta.url)), { env });
  const [url] = (await once(holder, 'message')) as [string];
  return { holder, url, folder: await folderOf(url) };
}

/** The folder the server was given: it keeps its socket there. */
async function folderOf(url: string): Promise<string> {
  const [row] = await query(url, 'show unix_socket_directories');
  return String(row?.unix_socket_directories);
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
