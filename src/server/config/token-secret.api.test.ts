import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import { openPostgres } from '#database/open-postgres.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { tokenSecretOf } from './kept-secret.ts';

const onPostgres = it.runIf(inject('postgresUrl'));
let database: OpenDatabase;
let folders: string[];
const warnings: string[] = [];
beforeAll(async () => {
  const url = await freshDatabaseUrl();
  database = await (url === null ? openEmbedded(null) : openPostgres(url));
});
beforeEach(async () => {
  await database.db.execute("delete from site_state where name = 'token-secret'");
  folders = await Promise.all([1, 2, 3, 4].map(() => mkdtemp(join(tmpdir(), 'dhow-secret-'))));
  warnings.length = 0;
  return () => Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});
afterAll(() => database.close());

const log = { warn: (_details: object, message: string) => void warnings.push(message) };

async function secretFor(dataDir = '', tokenSecret: string | null = null) {
  const secret = await tokenSecretOf({ tokenSecret, dataDir }, database, log);
  return new TextDecoder().decode(secret);
}

const fileIn = (folder = '') => join(folder, 'token-secret');
const noted = 'a secret that one machine has used so far';

it('is what is set, and then stored nowhere', async () => {
  expect(await secretFor(folders[0], noted)).toBe(noted);
  expect(existsSync(fileIn(folders[0]))).toBe(false);
  expect(await secretFor(folders[0])).not.toBe(noted);
});

it('is drawn once and is the same at the next start', async () => {
  const secret = await secretFor(folders[0]);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(await secretFor(folders[0])).toBe(secret);
});

it.skipIf(inject('postgresUrl'))('lies beside the embedded database', async () => {
  const secret = await secretFor(folders[0]);
  expect(readFileSync(fileIn(folders[0]), 'utf8')).toBe(secret);
});

onPostgres('is one for all replicas, however many start together', async () => {
  const asked = Array.from({ length: 12 }, (_, number) => secretFor(folders[number % 4]));
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  expect(folders.filter((folder) => existsSync(fileIn(folder)))).toEqual([]);
});

onPostgres(
  'is taken over from the folder of one machine, and from no other after that',
  async () => {
    await writeFile(fileIn(folders[0]), noted);
    await writeFile(fileIn(folders[1]), 'the secret of another machine, also long');
    expect(await secretFor(folders[0])).toBe(noted);
    expect(warnings).toEqual([]);
    expect(await secretFor(folders[1])).toBe(noted);
    expect(warnings).toEqual(['the secret in this file is not used: the database has another']);
    expect(await secretFor(folders[2])).toBe(noted);
  },
);
