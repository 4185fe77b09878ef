import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseAway } from '#database/postgres/database-away.ts';
import { smallSite } from '#tests/support/small-site.ts';

let site: ReturnType<typeof smallSite>;

beforeEach(() => {
  site = smallSite();
});
afterEach(() => site.app.close());

/** The database is away, and has been for so many seconds. */
function goAway(seconds: number): void {
  const held = Promise.reject(new Error('Failed query', { cause: new DatabaseAway() }));
  held.catch(() => {});
  site.hold.until = held;
  site.behind.ms = seconds * 1000;
}

it('shows what is kept, marked, also to those who have it already', async () => {
  const before = await site.get('/product/one');
  expect(before.headers.age).toBeUndefined();
  goAway(34.2);
  for (const [url, etag] of [
    ['/product/one', undefined],
    ['/product/one', before.headers.etag],
    ['/api/get-product/one', undefined],
  ] as const) {
    const answer = await site.get(url, etag === undefined ? {} : { 'if-none-match': String(etag) });
    expect(answer.statusCode).toBe(etag === undefined ? 200 : 304);
    expect(answer.headers).toMatchObject({ age: '35', 'cache-status': 'Dhow; hit; ttl=-35' });
  }
  site.behind.ms = 0;
  const after = await site.get('/product/one');
  expect(after.headers).not.toHaveProperty('age');
  expect(after.headers).not.toHaveProperty('cache-status');
  expect(after.body).toBe(before.body);
  expect(site.rendered).toEqual(['/product/one']);
});

it('makes a page of what is kept, and marks it', async () => {
  await site.get('/api/get-product/one');
  goAway(5);
  const answer = await site.get('/product/one');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.age).toBe('5');
});

it('says in words when to come back for what is not kept, and logs no failure', async () => {
  await site.get('/api/get-product/bad');
  goAway(5);
  for (const url of ['/product/one', '/product/one.data']) {
    const answer = await site.get(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(answer.body).toContain('<h1>We will be right back</h1>');
  }
  const read = await site.get('/api/get-product/one');
  expect(read.statusCode).toBe(503);
  expect(read.headers['retry-after']).toBe('10');
  expect(read.json()).toEqual({
    code: 'database-away',
    message: 'We cannot reach our database at the moment. Please try again in a minute.',
  });
  expect(site.reported).toEqual([]);
});

it('shows nothing that is older than it may be, and all of it once it is known to be true', async () => {
  await site.get('/product/one');
  goAway(600);
  expect((await site.get('/product/one')).statusCode).toBe(200);
  goAway(601);
  expect((await site.get('/product/one')).statusCode).toBe(503);
  expect((await site.get('/api/get-product/one')).statusCode).toBe(503);
  site.behind.ms = 0;
  expect((await site.get('/product/one')).statusCode).toBe(200);
  expect(site.cache.stats().dropped).toBe(0);
});
