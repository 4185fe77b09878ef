import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallSite } from '#tests/support/small-site.ts';

let site: ReturnType<typeof smallSite>;
let release: () => void;

beforeEach(() => {
  site = smallSite();
  for (let number = 0; number < 60; number += 1) {
    site.products[`p${number}`] = { name: `Teapot ${number}`, price: number };
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  site.hold.until = promise;
  release = resolve;
});
afterEach(() => {
  release();
  return site.app.close();
});

const from = (remoteAddress: string, url: string, headers = {}) =>
  site.app.inject({ url, remoteAddress, headers });
const call = (number: number) => `/api/get-product/p${number}`;
const toBeRead = (ids: string[]) => vi.waitFor(() => expect(site.read).toEqual(ids));

/** One network asks for as much as it may and waits for more. */
async function beGreedy(count: number) {
  const answers = Array.from({ length: count }, (_, number) => from('10.0.0.1', call(number)));
  await toBeRead(['p0', 'p1', 'p2']);
  return answers;
}

test('who asks for much waits for himself: another network begins at once, and has its turns', async () => {
  const answers = await beGreedy(10);
  const others = ['10.0.0.2', '10.0.0.3'].map((address, at) => from(address, call(50 + at)));
  await toBeRead(['p0', 'p1', 'p2', 'p50']);
  release();
  for (const answer of await Promise.all([...answers, ...others])) {
    expect(answer.statusCode).toBe(200);
  }
  expect(site.read.indexOf('p51')).toBeLessThan(site.read.indexOf('p5'));
});

test('addresses of one IPv6 network are one', async () => {
  for (let number = 0; number < 6; number += 1) void from(`2001:db8::${number}`, call(number));
  await toBeRead(['p0', 'p1', 'p2']);
  void from('2001:db8:0:1::1', call(9));
  await toBeRead(['p0', 'p1', 'p2', 'p9']);
});

test('what is kept is sent meanwhile, and nobody waits twice for one answer', async () => {
  release();
  await from('10.0.0.9', '/product/one');
  const { promise, resolve } = Promise.withResolvers<void>();
  site.hold.until = promise;
  site.read.length = 0;
  await beGreedy(10);
  expect((await from('10.0.0.2', '/product/one')).statusCode).toBe(200);
  const readers = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => from(address, call(0)));
  resolve();
  for (const reader of await Promise.all(readers)) expect(reader.statusCode).toBe(200);
  expect(site.read.filter((id) => id === 'p0')).toHaveLength(1);
});

test('a page has its slot already: what it reads never waits for another, even behind a stranger', async () => {
  await beGreedy(5);
  const page = from('10.0.0.2', '/product/p4');
  await toBeRead(['p0', 'p1', 'p2', 'p4']);
  release();
  expect((await page).statusCode).toBe(200);
  expect(site.read.filter((id) => id === 'p4')).toHaveLength(1);
});

test('more than can wait is told to come back, as JSON or in the words of a page', async () => {
  const answers = await beGreedy(503);
  const refused = await from('10.0.0.1', call(50));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({ code: 'overloaded' });
  const page = await from('10.0.0.1', '/product/p51');
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<h1>We are very busy</h1>');
  release();
  for (const answer of await Promise.all(answers.slice(0, 3))) expect(answer.statusCode).toBe(200);
  await Promise.all(answers);
  expect(site.work.visitors.stats()).toMatchObject({ running: 0, waiting: 0 });
});

test('a page of the back offices does not wait behind shoppers', async () => {
  const visitors = Array.from({ length: 6 }, (_, at) => from(`10.0.0.${at}`, call(at)));
  await toBeRead(['p0', 'p1', 'p2', 'p3']);
  expect((await from('10.0.0.9', '/admin/login')).statusCode).toBe(404);
  expect(site.rendered).toEqual(['/admin/login']);
  release();
  await Promise.all(visitors);
});

test('nobody’s token is nobody: it leads to the kept answer of all', async () => {
  release();
  const plain = await from('10.0.0.1', call(1));
  for (const authorization of ['x', 'Bearer x', `Bearer ${'x'.repeat(40)}.${'y'.repeat(20)}`]) {
    const answer = await from('10.0.0.1', call(1), { authorization });
    expect([answer.statusCode, answer.body]).toEqual([200, plain.body]);
  }
  expect(site.read).toEqual(['p1']);
});
