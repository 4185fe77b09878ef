import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const ADMIN = { ADMIN_EMAIL: 'mira@haddad.example', ADMIN_PASSWORD: 'quiet harbour at dusk' };
const VISITORS = 60;

let postgres: TestPostgres;
let blocker: pg.Client;
let server: TestServer;

beforeAll(async () => {
  postgres = await startPostgres();
  const DATABASE_URL = await postgres.createDatabase();
  // No more than visitors have slots at least.
  const settings = { DATABASE_CONNECTIONS: '4', RATE_LIMIT_SCALE: '100000' };
  server = await startServer({ ...ADMIN, DATABASE_URL, ...settings });
  blocker = new pg.Client({ connectionString: DATABASE_URL });
  await blocker.connect();
});
afterAll(async () => {
  await blocker?.end();
  await server?.stop();
  await postgres?.stop();
});

const json = { 'content-type': 'application/json' };
const signal = () => AbortSignal.timeout(60_000);
const logIn = () =>
  fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ emailOrPhone: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
    signal: signal(),
  });

test('admins log in and work while all that visitors ask for hangs in the database', async () => {
  const { token } = await (await logIn()).json();
  const authorization = `Bearer ${token}`;
  await blocker.query('begin; lock table product in access exclusive mode');
  const paths = (number: number) => [
    `/shop?q=lamp${number}`,
    `/api/get-product?q=chair${number}`,
    `/?page=${number}`,
  ];
  const visitors = Array.from({ length: VISITORS }, (_, number) => {
    const headers = { 'x-forwarded-for': `10.1.${number}.1` };
    return Promise.allSettled(
      paths(number).map((path) => fetch(server.url + path, { headers, signal: signal() })),
    );
  });
  const hanging = async () => {
    const { rows } = await blocker.query(
      "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'",
    );
    return rows[0].waiting;
  };
  await expect.poll(hanging, { timeout: 30_000 }).toBeGreaterThan(1);
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    expect((await logIn()).status).toBe(200);
    const profile = await fetch(`${server.url}/api/admin/get-profile`, {
      headers: { authorization },
      signal: signal(),
    });
    expect(profile.status).toBe(200);
    expect(performance.now() - began).toBeLessThan(5000);
  }
  await blocker.query('rollback');
  await Promise.all(visitors);
});
