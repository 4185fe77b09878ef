import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { run } from '#tests/support/run-command.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import {
  isPgBasebackupInstalled,
  type ReplicaServer,
  startReplicaServer,
} from './support/replica-server.ts';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy.ts';

const AWAY = { timeout: 60_000 };

describe.skipIf(!isPgBasebackupInstalled)('a standby (needs pg_basebackup)', () => {
  let postgres: TestPostgres;
  let standby: ReplicaServer;
  let proxy: TcpProxy;
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres(['machine']);
    url = await postgres.createDatabase();
    proxy = await startTcpProxy(url);
    server = await startServer({ DATABASE_URL: proxy.through(url), LOG_LEVEL: 'info' });
    standby = await startReplicaServer(url);
  });
  afterAll(async () => {
    await server?.stop();
    await proxy?.close();
    await standby?.stop();
    await postgres?.stop();
  });

  const sentence = 'The server of DATABASE_URL only reads: it is a standby';

  test('is named by check-settings and by a start that has waited for it', async () => {
    const settings = { DATABASE_URL: standby.at(url), DATA_DIR: `${server.dataDir}/other` };
    const checked = await run('check-settings', [], settings);
    expect([checked.code, checked.said]).toEqual([
      1,
      expect.stringContaining(`✗ DATABASE_URL: ${sentence}`),
    ]);
    const migrated = await run('migrate', [], settings);
    expect([migrated.code, migrated.said]).toEqual([1, expect.stringContaining(sentence)]);
    await expect(startServer({ ...settings, START_WAIT_SECONDS: '1' })).rejects.toThrow(sentence);
  });

  test('is told as such where the server of before has become one, and forgotten once it writes', async () => {
    const at = (path: string) => fetch(`${server.url}${path}`);
    expect((await at('/shop')).status).toBe(200);
    await proxy.cut();
    proxy.leadTo(standby.at(url));
    await proxy.heal();
    await expect
      .poll(server.output, AWAY)
      .toContain('the database only reads, as a server that was demoted to a standby does');

    const health = await at('/api/health');
    expect([health.status, (await health.json()).message]).toEqual([
      503,
      'The database only reads, as a server that was demoted to a standby does.',
    ]);
    const ready = await at('/api/health/ready');
    expect([ready.status, (await ready.json()).fields]).toMatchObject([
      503,
      { database: 'the database only reads, as a server that was demoted to a standby does' },
    ]);
    expect((await at('/shop')).status).toBe(200);
    const message = {
      name: 'Asma',
      email: 'asma@readers.example',
      phone: '',
      message: 'Is it here?',
    };
    const written = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect([
      written.status,
      written.headers.get('retry-after'),
      (await written.json()).code,
    ]).toEqual([503, '10', 'database-away']);

    await standby.query(url, 'select pg_promote(true)');
    await expect.poll(server.output, AWAY).toContain('the database is back');
    expect((await at('/api/health')).status).toBe(200);
  });
});
