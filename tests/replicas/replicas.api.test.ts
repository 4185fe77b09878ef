import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { setTrending } from '#services/products/change-products.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';

// One embedded database has one process; replicas are a matter of PostgreSQL.
describe.runIf(inject('postgresUrl'))('two replicas on one database', () => {
  let first: TestApp;
  let second: TestApp;
  let productId: string;

  beforeAll(async () => {
    const url = (await freshDatabaseUrl()) ?? '';
    // Started together, they migrate once.
    [first, second] = await Promise.all([testApp({}, null, url), testApp({}, null, url)]);
    const seller = await aSeller(first);
    const category = await aCategory(first.db);
    const parents = parentsOf(seller, category);
    productId = (await aProduct(first.db, parents)).id;
  });
  afterAll(async () => {
    await first?.close();
    await second?.close();
  });

  const trendingAt = async (test: TestApp) =>
    (await test.app.inject(`/api/get-product/${productId}`)).json().trending;
  const admin = { role: 'admin', id: 'admin0000001', name: 'Admin' } as const;

  it('shows in one what was changed in the other, within a second', async () => {
    expect([await trendingAt(first), await trendingAt(second)]).toEqual([false, false]);
    await setTrending(first.context, admin, productId, true);
    expect(await trendingAt(first)).toBe(true);
    await expect.poll(() => trendingAt(second), { timeout: 1000, interval: 20 }).toBe(true);
  });

  it('forgets everything when it may have missed an announcement, and listens again', async () => {
    await trendingAt(second);
    expect(second.cache.stats().entries).toBeGreaterThan(0);
    await first.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'`,
    );
    await expect.poll(() => second.cache.stats().entries, { timeout: 5000 }).toBe(0);
    await expect
      .poll(
        async () => {
          await trendingAt(second);
          await setTrending(first.context, admin, productId, false);
          await setTrending(first.context, admin, productId, true);
          return trendingAt(second);
        },
        { timeout: 5000, interval: 200 },
      )
      .toBe(true);
  });
});
