import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { type Haproxy, isHaproxyInstalled, startHaproxy } from './support/haproxy.ts';
import { type Replica, startReplicas } from './support/replicas.ts';

const REQUESTS = 10_000;
const RESTARTS = 5;
const CLIENTS = 8;
/** The balancer asks every 200 ms, and takes nobody out of service later than that. */
const DRAIN_SECONDS = '2';

const paths = ['/', '/shop', '/api/get-category', '/api/get-product', '/api/site', '/about'];

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** Asks again and again over one connection at a time until it is told to stop. */
function keepAsking(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const counts = { answered: 0, failed: {} as Record<string, number> };
  let over = false;
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const failed = (why: string) => {
        counts.failed[why] = (counts.failed[why] ?? 0) + 1;
        resolve();
      };
      const asked = get(url + path, { agent }, (answer) => {
        answer.resume();
        answer.on('error', (error) => failed(error.message));
        answer.on('end', () => {
          const { statusCode, headers } = answer;
          const by = headers['x-request-id'] === undefined ? 'by the balancer' : 'by a replica';
          if (statusCode !== 200) return failed(`${statusCode} ${by}`);
          counts.answered += 1;
          resolve();
        });
      });
      asked.on('error', (error) => failed(error.message));
    });
  const asking = (async () => {
    for (let turn = 0; !over; turn += 1) await ask(paths[turn % paths.length] ?? '/');
  })();
  return {
    counts,
    stop: async () => {
      over = true;
      await asking;
      agent.destroy();
    },
  };
}

describe.skipIf(!isHaproxyInstalled)('behind HAProxy (needs the program haproxy)', () => {
  describe.each([
    ['one process each', { WORKERS: '1' }],
    ['two workers each', { WORKERS: '2' }],
  ])('two replicas, %s', (_name, settings) => {
    const replicas: Replica[] = [];
    let balancer: Haproxy;

    beforeAll(async () => {
      const DATABASE_URL = await postgres.createDatabase();
      replicas.push(...(await startReplicas(2, { DATABASE_URL, DRAIN_SECONDS, ...settings })));
      balancer = await startHaproxy(replicas.map(({ url }) => url));
    });
    afterAll(async () => {
      await balancer?.stop();
      await Promise.all(replicas.map((replica) => replica.stop()));
    });

    test(`none of ${REQUESTS} requests fails over ${RESTARTS} restarts`, async ({ annotate }) => {
      const clients = Array.from({ length: CLIENTS }, () => keepAsking(balancer.url));
      const answered = () => clients.reduce((sum, { counts }) => sum + counts.answered, 0);
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        const before = answered();
        expect(await replicas[restart % 2]?.restart()).toBe(0);
        await balancer.until('UP');
        await expect.poll(answered, { timeout: 60_000 }).toBeGreaterThan(before + REQUESTS / 10);
      }
      await expect.poll(answered, { timeout: 120_000 }).toBeGreaterThanOrEqual(REQUESTS);
      await Promise.all(clients.map((client) => client.stop()));
      await annotate(`${answered()} answered over ${RESTARTS} restarts`);
      const failed = clients.map(({ counts }) => counts.failed);
      expect(failed, balancer.output()).toEqual(clients.map(() => ({})));
    });
  });
});
