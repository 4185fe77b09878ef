import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { finishEncoding, miscounts, sweepAndCompare, withContextOf } from './kill/after-storm.ts';
import { type ApiClient, apiClient, until } from './kill/api-client.ts';
import { differences } from './kill/compare.ts';
import { emptyLedger, type Ledger } from './kill/ledger.ts';
import { type ProductParents, type StormSeller, storm } from './kill/storm.ts';

/** `npm run test:kill` makes it ten times three seconds. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const SECONDS = Number(process.env.KILL_SECONDS ?? 2);
const SELLERS = 2;

const ADMIN = { email: 'captain@storm.example', password: 'hold the tiller' };
const dataDir = await mkdtemp(join(tmpdir(), 'dhow-kill-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () =>
  startServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '100000',
  });

test(
  `killed ${ROUNDS} times in a storm of writes, it loses nothing it acknowledged`,
  async () => {
    const ledger = emptyLedger();
    let server = await start();
    const parents = await someParents(await adminOf(server));
    const sellers = await approvedSellers(server);

    for (let round = 1; round <= ROUNDS; round += 1) {
      const { token: adminToken } = await logIn(server, 'admin', ADMIN.email, ADMIN.password);
      const raging = storm({ url: server.url, ledger, sellers, adminToken, parents });
      await Promise.race([raging, lasting(ledger)]);
      server.process.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
      await raging;
      const { output } = server;

      server = await start();
      expect(await differences(await adminOf(server), ledger), output()).toEqual([]);
    }
    report(ledger.acknowledged, ledger.products.size, ledger.enquiries.size);
    expect(await server.stop()).toBe(0);

    await withContextOf(dataDir, async (context) => {
      await finishEncoding(context);
      expect(await sweepAndCompare(context, dataDir)).toEqual({
        encodings: 0,
        orphans: [],
        missing: [],
        unused: [],
        incoming: [],
      });
      expect(await miscounts(context)).toEqual([]);
    });

    server = await start();
    expect(await differences(await adminOf(server), ledger)).toEqual([]);
    expect(await server.stop()).toBe(0);
  },
  120_000 + ROUNDS * (20 * SECONDS + 60) * 1000,
);

/** So many seconds; on a busy machine until enough has been written for the kill to hurt. */
async function lasting(ledger: Ledger): Promise<void> {
  const enough = ledger.acknowledged + 10 * SECONDS;
  await wait(SECONDS * 1000);
  await until(20 * SECONDS, async () => ledger.acknowledged >= enough);
}

async function logIn(
  { url }: TestServer,
  role: 'admin' | 'seller',
  emailOrPhone: string,
  password: string,
): Promise<{ token: string }> {
  const answer = await apiClient(url).call<{ token: string }>('POST', `/${role}/login`, {
    emailOrPhone,
    password,
  });
  expect(answer.status).toBe(200);
  return answer.data;
}

async function adminOf(server: TestServer): Promise<ApiClient> {
  const { token } = await logIn(server, 'admin', ADMIN.email, ADMIN.password);
  return apiClient(server.url, token);
}

async function someParents(admin: ApiClient): Promise<ProductParents> {
  const add = async (path: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { status, data } = await admin.call<{ data: { _id: string } }>('POST', path, form);
    expect(status).toBe(201);
    return data.data._id;
  };
  const categoryId = await add('/admin/add-category', { name: 'Sails' });
  const subCategoryId = await add('/admin/add-subcategory', { name: 'Lateen sails', categoryId });
  return { categoryId, subCategoryId };
}

async function approvedSellers(server: TestServer): Promise<StormSeller[]> {
  const admin = await adminOf(server);
  const sellers: StormSeller[] = [];
  for (let number = 0; number < SELLERS; number += 1) {
    const account = {
      name: `Sailmaker ${number}`,
      email: `sailmaker${number}@storm.example`,
      phone: `555100000${number}`,
      password: 'ropes and canvas',
    };
    const { status, data } = await admin.call<{ data: { _id: string } }>(
      'POST',
      '/seller/register',
      account,
    );
    expect(status).toBe(201);
    const { _id: id } = data.data;
    await admin.call('PUT', `/admin/update-status/${id}`, { status: true, reason: '' });
    sellers.push({ id, ...(await logIn(server, 'seller', account.email, account.password)) });
  }
  return sellers;
}

function report(acknowledged: number, products: number, enquiries: number): void {
  if (process.env.KILL_ROUNDS === undefined) return;
  process.stdout.write(
    `${ROUNDS} kills, ${SECONDS} s each: ${acknowledged} writes acknowledged and kept, ` +
      `of ${products} products and ${enquiries} enquiries tried\n`,
  );
}
