import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setTrending } from '#services/products/change-products.ts';
import { hideProduct } from '#services/products/states/change-state.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import {
  isPgBasebackupInstalled,
  type ReplicaServer,
  startReplicaServer,
} from './support/replica-server.ts';

describe.skipIf(!isPgBasebackupInstalled)('a read replica (needs pg_basebackup)', () => {
  let postgres: TestPostgres;
  let replica: ReplicaServer;
  let shop: TestApp;
  let server: TestServer;
  let url: string;
  let products: string[];
  beforeAll(async () => {
    postgres = await startPostgres(['machine']);
    url = await postgres.createDatabase();
    shop = await testApp({}, null, url);
    const parents = parentsOf(await aSeller(shop), await aCategory(shop.db));
    products = [];
    for (let number = 0; number < 12; number += 1) {
      products.push((await aProduct(shop.db, parents)).id);
    }
    replica = await startReplicaServer(url);
    server = await startServer({
      DATABASE_URL: url,
      DATABASE_READ_URL: replica.at(url),
      LOG_LEVEL: 'info',
      RATE_LIMIT_SCALE: '1000',
    });
  });
  afterAll(async () => {
    await server?.stop();
    await shop?.close();
    await replica?.stop();
    await postgres?.stop();
  });

  const admin = { role: 'admin', adminRole: 'owner', id: 'admin0000001', name: 'Admin' } as const;
  const setBrand = (id: string | undefined, brand: string) =>
    shop.db.execute(sql`update product set brand = ${brand} where id = ${id}`);

  const logIn = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrPhone: 'someone@shop.example', password: 'some password' }),
  };

  async function read(id: string | undefined) {
    const answer = await fetch(`${server.url}/api/get-product/${id}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { trending: boolean; brand: string };
  }

  /** Whether a product that nobody has asked for yet is read from the replica, which is paused. */
  async function isReadFromReplica() {
    const id = products.pop();
    // Nobody is told of this change.
    await setBrand(id, 'Unannounced');
    return (await read(id)).brand !== 'Unannounced';
  }

  /** Waits until the server has begun so many times to ask the replica. */
  const isAsked = (times: number) =>
    expect
      .poll(() => server.output().split('public pages are read from the replica').length - 1, {
        timeout: 20_000,
      })
      .toBe(times);

  test('serves public reads, but for what has changed and not arrived there', async () => {
    await isAsked(1);
    await replica.pause();
    expect(await isReadFromReplica()).toBe(true);

    const [changed] = products;
    expect((await read(changed)).trending).toBe(false);
    await setTrending(shop.context, admin, changed ?? '', true);
    await expect.poll(async () => (await read(changed)).trending, { timeout: 5000 }).toBe(true);
    expect(
      await replica.query(url, `select trending from product where id = '${changed}'`),
    ).toEqual([{ trending: false }]);
    // What it is kept as is new as well, and others are still read there.
    for (let again = 0; again < 5; again += 1) {
      expect((await read(changed)).trending).toBe(true);
    }
    expect(await isReadFromReplica()).toBe(true);
    await replica.resume();
  });

  test('the database itself answers while it is away', async () => {
    await replica.shutDown();
    expect(await isReadFromReplica()).toBe(false);
    await expect.poll(server.output, { timeout: 10_000 }).toContain('the replica is away');
    await replica.startAgain();
    await isAsked(2);
    await replica.pause();
    expect(await isReadFromReplica()).toBe(true);
    await replica.resume();
  });

  const statusOf = async (path: string, init?: RequestInit) =>
    (await fetch(server.url + path, init)).status;
  const untilAway = () => expect.poll(() => statusOf('/api/admin/login', logIn)).toBe(503);

  test('answers public reads while the database itself is away, and writes say when to come back', async () => {
    await isAsked(2);
    const edited = products.pop() ?? '';
    await replica.pause();
    await setTrending(shop.context, admin, edited, true);
    await expect.poll(async () => (await read(edited)).trending).toBe(true);
    await postgres.shutDown();
    await untilAway();
    const refused = await fetch(`${server.url}/api/admin/login`, logIn);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    // In a language in which it is not kept: as it was before the edit, which has not arrived.
    const inArabic = { headers: { 'accept-language': 'ar' } };
    const before = await fetch(`${server.url}/api/get-product/${edited}`, inArabic);
    expect(before.status).toBe(200);
    expect(await before.json()).toMatchObject({ trending: false });
    await read(products.pop());
    expect(await statusOf('/shop?q=never-asked')).toBe(200);
    expect(server.output().split('the replica is away').length - 1).toBe(1);
    await postgres.startAgain();
    await replica.resume();
    await expect.poll(() => statusOf('/api/admin/login', logIn), { timeout: 20_000 }).toBe(401);
  });

  test('shows nothing from there that was hidden just before', async () => {
    const hidden = products.pop() ?? '';
    const path = `/api/get-product/${hidden}`;
    await replica.pause();
    await hideProduct(shop.context, admin, hidden, { hidden: true });
    await expect.poll(() => statusOf(path)).toBe(404);
    await postgres.shutDown();
    await untilAway();
    expect(
      await replica.query(url, `select hidden_at from product where id = '${hidden}'`),
    ).toEqual([{ hidden_at: null }]);
    expect(await statusOf(path)).toBe(503);
    // A list that may hold it.
    expect(await statusOf('/shop?q=never-asked-either')).toBe(503);
    await read(products.pop());
    await postgres.startAgain();
    await replica.resume();
    await expect.poll(() => statusOf(path), { timeout: 20_000 }).toBe(404);
  });
});
