import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { isHaproxyInstalled, startHaproxy } from './support/haproxy.ts';
import { type Replica, startReplicas } from './support/replicas.ts';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy.ts';

let postgres: TestPostgres;
let proxy: TcpProxy;
let database: string;

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.createDatabase();
  proxy = await startTcpProxy(database);
});
afterAll(async () => {
  await proxy?.close();
  await postgres?.stop();
});

/** What a new connection answers within a second, or why it does not. */
async function ask(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select 'here' as word");
    return rows[0].word;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  } finally {
    void client.end().catch(() => {});
  }
}

test('the database can be cut off, frozen and healed', async () => {
  const through = proxy.through(database);
  expect(await ask(through)).toBe('here');
  await proxy.cut();
  expect(await ask(through)).toBe('ECONNREFUSED');
  await proxy.heal();
  expect(await ask(through)).toBe('here');

  const open = new pg.Client({ connectionString: through });
  await open.connect();
  proxy.freeze();
  const answer = open.query('select 1 as one');
  expect(await ask(through)).toBe('timeout expired');
  await proxy.heal();
  expect((await answer).rows).toEqual([{ one: 1 }]);
  await open.end();
});

test('the database can be frozen, stopped and started again', async () => {
  postgres.freeze();
  expect(await ask(database)).toBe('timeout expired');
  postgres.thaw();
  expect(await ask(database)).toBe('here');
  await postgres.shutDown();
  expect(await ask(database)).toBe('ECONNREFUSED');
  await postgres.startAgain();
  expect(await ask(database)).toBe('here');
});

describe.skipIf(!isHaproxyInstalled)('behind HAProxy (needs the program haproxy)', () => {
  const replicas: Replica[] = [];
  afterAll(() => Promise.all(replicas.map((replica) => replica.stop())));

  test('two replicas answer in turn, and one that is gone is not asked', async () => {
    replicas.push(...(await startReplicas(2, { DATABASE_URL: database })));
    const balancer = await startHaproxy(replicas.map(({ url }) => url));
    expect(await balancer.states()).toEqual({ r1: 'UP', r2: 'UP' });
    expect((await fetch(`${balancer.url}/api/health`)).status).toBe(200);
    expect(await replicas[0]?.stop()).toBe(0);
    await balancer.until('DOWN', ['r1']);
    for (let asked = 0; asked < 4; asked += 1) {
      expect((await fetch(`${balancer.url}/api/health`)).status).toBe(200);
    }
    await balancer.stop();
  });
});
