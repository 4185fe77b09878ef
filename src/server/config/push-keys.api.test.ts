import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import { openPostgres } from '#database/open-postgres.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { publicKeyOf, pushKeysOf } from './kept-secret.ts';

const onPostgres = it.runIf(inject('postgresUrl'));
let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  const url = await freshDatabaseUrl();
  database = await (url === null ? openEmbedded(null) : openPostgres(url));
});
beforeEach(async () => {
  await database.db.execute("delete from site_state where name = 'push-key'");
  folder = await mkdtemp(join(tmpdir(), 'dhow-push-'));
  return () => rm(folder, { recursive: true });
});
afterAll(() => database.close());

const keys = (changes: Partial<Parameters<typeof pushKeysOf>[0]> = {}) =>
  pushKeysOf(
    {
      vapidPrivateKey: null,
      dataDir: folder,
      publicUrl: 'https://dhow.example',
      mailFrom: null,
      ...changes,
    },
    database,
    { warn: () => {} },
  );

/** The keys of RFC 8291, appendix A. */
const KNOWN = {
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  publicKey:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
};

it('are the same at the next start, and one pair for all that start together', async () => {
  const [first, ...others] = await Promise.all([
    keys(),
    ...(onPostgresNow ? [keys(), keys()] : []),
  ]);
  expect(first?.privateKey).toMatch(/^[\w-]{43}$/);
  expect(first?.publicKey).toBe(publicKeyOf(first?.privateKey ?? ''));
  for (const other of [...others, await keys()]) expect(other).toEqual(first);
});
const onPostgresNow = Boolean(inject('postgresUrl'));

it.skipIf(inject('postgresUrl'))('lie beside the embedded database, for nobody else', async () => {
  const { privateKey } = await keys();
  const file = join(folder, 'push-key');
  expect(readFileSync(file, 'utf8')).toBe(privateKey);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

onPostgres('are taken over from the folder of one machine', async () => {
  await writeFile(join(folder, 'push-key'), KNOWN.privateKey);
  expect(await keys()).toMatchObject(KNOWN);
});

it('are those that are set, and then stored nowhere', async () => {
  expect(await keys({ vapidPrivateKey: KNOWN.privateKey })).toMatchObject(KNOWN);
  expect(existsSync(join(folder, 'push-key'))).toBe(false);
  expect((await keys()).privateKey).not.toBe(KNOWN.privateKey);
});

it('name whom push services may write to', async () => {
  expect((await keys()).subject).toBe('https://dhow.example');
  const plain = { publicUrl: 'http://127.0.0.1:3000', mailFrom: 'shop@dhow.example' };
  expect((await keys(plain)).subject).toBe('mailto:shop@dhow.example');
});

it.each(['', 'short', 'A'.repeat(43), '_'.repeat(43)])('are not made of %j', (text) => {
  expect(publicKeyOf(text)).toBeNull();
});
