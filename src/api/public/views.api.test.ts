import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { product } from '#database/schema/products/product.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { createViewCounter, writeLastViews, writeViews } from '#services/views.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

let networks = 0;
const clock = { later: 0 };
const test = await clearedApp({ now: () => new Date(Date.UTC(2026, 2, 1, 23) + clock.later) });
/** Views are remembered by network for the day: each test has networks of its own. */
const network = await perTest(async () => {
  networks += 1;
  return { first: `10.2.${networks}.1`, second: `10.2.${networks}.2` };
});
const shop = await perTest(async () => {
  const [seller, category] = [await aSeller(test), await aCategory(test.db)];
  const watch = await aProduct(test.db, parentsOf(seller, category), { name: 'Gold watch' });
  return { seller: seller.id, watch: watch.id };
});
beforeEach(() => {
  clock.later = 0;
});
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Tells of a view as a page does. */
const tell = (body: object, headers: Record<string, string> = {}, remoteAddress = network.first) =>
  test.app.inject({
    method: 'POST',
    url: '/api/view',
    remoteAddress,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': FIREFOX, ...headers },
  });
const ofWatch = (region = 'IN') => ({ page: 'product', id: shop.watch, region });
const ofSeller = (region = 'IN') => ({ page: 'seller', id: shop.seller, region });

const pieces = () =>
  rowsOf<object>(
    test.db,
    sql`select product_id, day::text, region, views from view_count order by day, region`,
  );
const sums = () =>
  rowsOf<object>(
    test.db,
    sql`select day::text, region, piece_views, page_views from seller_view_count order by day, region`,
  );
async function write() {
  while (await writeViews(test.context));
}

it('counts a page once a day for each network and browser, by region', async () => {
  const answer = await tell(ofWatch());
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  await tell(ofWatch());
  await tell(ofWatch('AE'), { 'user-agent': `${FIREFOX} other` });
  await tell(ofWatch('AE'), {}, network.second);
  await tell(ofSeller('AE'));
  await tell(ofSeller('AE'));
  await write();
  clock.later = 3_600_000;
  await tell(ofWatch());
  await write();
  expect(await pieces()).toEqual([
    { product_id: shop.watch, day: '2026-03-01', region: 'AE', views: 2 },
    { product_id: shop.watch, day: '2026-03-01', region: 'IN', views: 1 },
    { product_id: shop.watch, day: '2026-03-02', region: 'IN', views: 1 },
  ]);
  expect(await sums()).toEqual([
    { day: '2026-03-01', region: 'AE', piece_views: 2, page_views: 1 },
    { day: '2026-03-01', region: 'IN', piece_views: 1, page_views: 0 },
    { day: '2026-03-02', region: 'IN', piece_views: 1, page_views: 0 },
  ]);
});

it('does not count robots, pages loaded ahead and other sites', async () => {
  const robots = [
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'curl/8.5.0',
    'HeadlessChrome/140',
  ];
  for (const agent of robots) {
    expect((await tell(ofWatch(), { 'user-agent': agent })).statusCode).toBe(204);
  }
  await tell(ofWatch(), { 'sec-purpose': 'prefetch;prerender' });
  const elsewhere = await tell(ofWatch(), { 'sec-fetch-site': 'cross-site' });
  expect(elsewhere.statusCode).toBe(403);
  await write();
  expect(await sums()).toEqual([]);
});

it.each([
  ['no id', { page: 'product', region: 'IN' }],
  ['another page', { page: 'home', id: 'x', region: 'IN' }],
  ['no region', { page: 'product', id: 'x' }],
  ['a zero byte', { page: 'product', id: 'a\u0000b', region: 'IN' }],
])('refuses %s', async (_, body) => {
  expect((await tell(body)).statusCode).toBe(422);
});

it('counts only what the public may see', async () => {
  await test.db.update(product).set({ hiddenAt: new Date() });
  await tell(ofWatch());
  await tell({ page: 'product', id: 'not-there', region: 'IN' });
  await tell({ page: 'seller', id: shop.watch, region: 'IN' });
  await write();
  expect(await sums()).toEqual([]);
});

it('keeps what was counted of a product that is deleted', async () => {
  await tell(ofWatch());
  await write();
  await test.db.delete(product);
  expect(await pieces()).toHaveLength(1);
  expect(await sums()).toMatchObject([{ piece_views: 1 }]);
});

it('adds up what several processes count', async () => {
  const others = [createViewCounter(), createViewCounter(), createViewCounter()];
  const view = { page: 'product', id: shop.watch, region: 'IN', agent: FIREFOX } as const;
  const now = test.context.now();
  for (const views of others) views.note({ ...view, network: network.first, now });
  await Promise.all(others.map((views) => writeViews({ db: test.db, views })));
  expect(await pieces()).toMatchObject([{ views: 3 }]);
});

it('keeps what could not be written, and writes it at the end', async () => {
  await tell(ofWatch());
  await test.db.execute(sql`alter table view_count rename to view_count_away`);
  await expect(writeViews(test.context)).rejects.toThrow();
  await writeLastViews(test.context);
  await test.db.execute(sql`alter table view_count_away rename to view_count`);
  await tell(ofWatch(), {}, network.second);
  await writeLastViews(test.context);
  expect(await pieces()).toMatchObject([{ views: 2 }]);
});

it('takes six hundred views in ten minutes from a network', async () => {
  const views = createViewCounter();
  const of = (n: number) =>
    ({ page: 'product', id: `p${n % 70}`, region: 'IN', network: '10.9.9.9' }) as const;
  const now = test.context.now();
  for (let n = 0; n < 700; n += 1) views.note({ ...of(n), agent: `${FIREFOX} ${n}`, now });
  expect(views.take(100).reduce((sum, taken) => sum + taken.views, 0)).toBe(600);
  const later = new Date(now.getTime() + 11 * 60_000);
  views.note({ ...of(1), agent: FIREFOX, now: later });
  expect(views.take(10)).toMatchObject([{ views: 1 }]);
});

it('keeps views for two years', async () => {
  await tell(ofWatch());
  await write();
  clock.later = 731 * 86_400_000;
  await sweepExpired(test.context);
  expect([await pieces(), await sums()]).toMatchObject([[{}], [{}]]);
  clock.later = 735 * 86_400_000;
  await sweepExpired(test.context);
  expect([await pieces(), await sums()]).toEqual([[], []]);
});
