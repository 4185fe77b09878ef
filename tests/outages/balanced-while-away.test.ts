import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { type Haproxy, isHaproxyInstalled, startHaproxy } from './support/haproxy.ts';
import { type Replica, startReplicas } from './support/replicas.ts';
import { look, openShopPages, type ShopPages } from './support/shop-pages.ts';

/** Asks for what is a replica's own alone, as the proxies of `deploy/` do (decisions 7 and 9). */
const OWN_ALONE = '/api/health/ready?exclude=database,migrations,store';
const EVERYTHING = '/api/health/ready';

describe.skipIf(!isHaproxyInstalled)('behind HAProxy (needs the program haproxy)', () => {
  let postgres: TestPostgres;
  let filler: TestApp;
  let pages: ShopPages;
  let replicas: Replica[];
  const balancers: Haproxy[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    const DATABASE_URL = await postgres.createDatabase();
    filler = await testApp({}, null, DATABASE_URL);
    pages = await openShopPages(filler);
    replicas = await startReplicas(2, { DATABASE_URL });
    const urls = replicas.map(({ url }) => url);
    for (const check of [OWN_ALONE, EVERYTHING])
      balancers.push(await startHaproxy(urls, { check }));
  });
  afterAll(async () => {
    await Promise.all(balancers.map((balancer) => balancer.stop()));
    await Promise.all((replicas ?? []).map((replica) => replica.stop()));
    await filler?.close();
    await postgres?.stop();
  });

  test('kept pages are shown while the database is away, where it is left out of the check', async () => {
    const [own, everything] = balancers as [Haproxy, Haproxy];
    const kept = [pages.page, pages.read, ...pages.others];
    for (const { url } of replicas) {
      for (const path of kept) expect((await look(url + path)).status).toBe(200);
    }
    await postgres.shutDown();
    try {
      // Whoever asks for everything takes both out of service, and has nobody to ask.
      await everything.until('DOWN');
      expect((await look(everything.url + pages.page)).status).toBe(503);
      for (let round = 0; round < 5; round += 1) {
        const seen = await Promise.all(kept.map((path) => look(own.url + path)));
        expect(seen.map(({ status }) => status)).toEqual(kept.map(() => 200));
      }
      expect((await look(own.url + pages.page)).age).toBeGreaterThan(0);
      // What is not kept is refused in a page of Dhow, not of the balancer.
      const unkept = await look(`${own.url}/shop?q=never-asked-for`);
      expect([unkept.status, unkept.retryAfter]).toEqual([503, '10']);
      expect(unkept.body).toContain('<h1>We will be right back</h1>');
      expect(await own.states()).toEqual({ r1: 'UP', r2: 'UP' });
    } finally {
      await postgres.startAgain();
    }
    await everything.until('UP');
    expect((await look(`${own.url}/shop?q=never-asked-for`)).status).toBe(200);
  });
});
