import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/shared-app.ts';
import { keepSecret, keptSecret, keptSecrets } from './kept-secret.ts';

const test = await sharedApp();
const folder = await mkdtemp(join(tmpdir(), 'dhow-kept-'));
afterAll(() => rm(folder, { recursive: true }));

const config = { dataDir: folder, tokenSecret: null, vapidPrivateKey: null };
const { engine, db } = test.context;

it.each(keptSecrets)(
  '$name goes into backups and comes out of them, where it is not set',
  async (secret) => {
    expect(await keptSecret(secret, config, { engine, db })).toBeNull();
    await keepSecret(secret, folder, { engine, db }, `kept ${secret.name}`);
    expect(await keptSecret(secret, config, { engine, db })).toBe(`kept ${secret.name}`);
    const file = join(folder, secret.name);
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(
      engine === 'embedded' && `kept ${secret.name}`,
    );
    const set = { ...config, [secret.setting]: 'another' };
    expect(await keptSecret(secret, set, { engine, db })).toBeNull();
  },
);

it('are the secret of log-ins and the key of notices', () => {
  expect(keptSecrets.map(({ name }) => name)).toEqual(['token-secret', 'push-key']);
});
