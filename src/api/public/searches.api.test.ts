import { expect, it } from 'vitest';
import { searchCount } from '#database/schema/search.ts';
import { countFound } from '#server/serve.ts';
import { writeSearchCounts } from '#services/searches/search-counter.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

let networks = 0;
const clock = { later: 0 };
const test = await clearedApp({ now: () => new Date(Date.now() + clock.later) });
const admin = await perTest(() => anAdmin(test));
/** Searches are remembered by network for ten minutes: each test has a network of its own. */
const network = await perTest(async () => {
  networks += 1;
  return { first: `10.0.${networks}.1`, second: `10.0.${networks}.2` };
});
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Tells of a search as a page does. */
const tell = (q: unknown, headers: Record<string, string> = {}, remoteAddress = network.first) =>
  test.app.inject({
    method: 'POST',
    url: '/api/searches',
    remoteAddress,
    payload: JSON.stringify({ q }),
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': FIREFOX, ...headers },
  });
const write = async () => {
  const find = (text: string) => countFound(test.reads, text);
  while (await writeSearchCounts(test.context, find));
};
async function counted() {
  await write();
  const rows = await test.db.select().from(searchCount);
  return Object.fromEntries(rows.map(({ text, searches, found }) => [text, [searches, found]]));
}
const asAdmin = (method: 'GET' | 'PUT', url: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: admin.authorization,
    ...(payload && { payload }),
  });
const listed = async (query: string) =>
  (await asAdmin('GET', `get-searches${query}`)).json().map(({ text }: { text: string }) => text);

async function aWatch() {
  const [seller, category] = [await aSeller(test), await aCategory(test.db)];
  await aProduct(test.db, parentsOf(seller, category), { name: 'Gold watch', brand: 'Corvo' });
}

it('counts each person once, and looks itself what was found', async () => {
  await aWatch();
  expect((await tell('Gold  Wátch')).statusCode).toBe(202);
  await tell('gold wátch');
  await tell('gold watch', {}, network.second);
  await tell('Pochette', { 'x-found': '12' });
  expect(await counted()).toEqual({ 'gold watch': [2, 1], pochette: [1, 0] });
  clock.later = 11 * 60_000;
  await tell('pochette');
  await write();
  clock.later = 0;
  const [row] = (await asAdmin('GET', 'get-searches?q=pochette')).json();
  expect(row.searches).toBe(2);
});

it('keeps nothing of a person, and nothing of robots', async () => {
  for (const q of ['maya@example.com', '+971 50 123 4567', '0501234567', '??', 'x'.repeat(150)]) {
    expect((await tell(q)).statusCode).toBe(202);
  }
  await tell('purse', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await tell('purse', { 'user-agent': '' });
  expect(await counted()).toEqual({});
});

it.each([
  ['no text', undefined, 422],
  ['a number', 5, 422],
  ['201 characters', 'x'.repeat(201), 422],
  ['a zero byte', 'a\u0000b', 422],
  ['10,000 characters', 'x'.repeat(10_000), 413],
])('refuses %s and stores nothing', async (_, q, status) => {
  expect((await tell(q)).statusCode).toBe(status);
  expect(await counted()).toEqual({});
});

it("does not count what another site's page sends", async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect((await tell('purse', headers)).statusCode).toBe(403);
  expect(await counted()).toEqual({});
});

it('takes sixty texts from a network, and five hundred at once', async () => {
  for (let number = 0; number < 70; number += 1) await tell(`text ${number}`);
  expect(Object.keys(await counted())).toHaveLength(60);
  for (let number = 0; number < 600; number += 1) {
    await tell(`word ${number}`, {}, `10.1.0.${number % 200}`);
  }
  expect(test.context.searches.take(1_000)).toHaveLength(500);
});

it('tells admins what found nothing, until it is a synonym or dismissed', async () => {
  await aWatch();
  for (const q of ['gold watch', 'purse', 'slip-ons', 'reticule']) await tell(q);
  await tell('purse', {}, network.second);
  await write();
  expect(await listed('')).toEqual(['purse', 'slip-ons', 'reticule', 'gold watch']);
  expect(await listed('?found=true')).toEqual(['gold watch']);
  expect(await listed('?found=false&sort=text')).toEqual(['purse', 'reticule', 'slip-ons']);
  expect(await listed('?q=RET')).toEqual(['reticule']);
  const row = (await asAdmin('GET', 'get-searches?limit=1')).json();
  expect(row).toEqual([{ _id: 'purse', text: 'purse', searches: 2, found: 0, dismissed: false }]);

  const added = await test.app.inject({
    method: 'POST',
    url: '/api/admin/add-synonym',
    headers: admin.authorization,
    payload: { kind: 'same', words: ['Slip-ons', 'loafers'] },
  });
  expect(added.statusCode).toBe(201);
  const dismiss = (text: string, dismissed: boolean) =>
    asAdmin('PUT', 'dismiss-search', { text, dismissed });
  expect((await dismiss('reticule', true)).statusCode).toBe(200);
  expect(await listed('?found=false')).toEqual(['purse']);
  expect(await listed('?dismissed=true')).toEqual(['reticule']);
  expect((await dismiss('reticule', false)).statusCode).toBe(200);
  expect(await listed('?found=false')).toEqual(['purse', 'reticule']);
  expect((await dismiss('never searched', true)).statusCode).toBe(404);
  const { length } = (await asAdmin('GET', 'get-audit?entity=search')).json();
  expect(length).toBe(2);
});

it('lists what ends in a correction, or in what is near, among what found nothing', async () => {
  await aWatch();
  for (const q of ['gold watch', 'gold wacth', 'gold watch zeppelin', 'rolex']) await tell(q);
  await write();
  const corrected = ['gold wacth', 'gold watch zeppelin', 'rolex'];
  expect(await listed('?found=false&sort=text')).toEqual(corrected);
  expect(await listed('?found=true')).toEqual(['gold watch']);
});

it('goes page by page', async () => {
  for (const q of ['one bag', 'two bags', 'three bags']) await tell(q);
  await write();
  const first = await asAdmin('GET', 'get-searches?limit=2');
  expect(first.headers['x-total-count']).toBe('3');
  const next = /<\/api\/admin\/(.+)>/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await asAdmin('GET', next);
  const texts = [...first.json(), ...second.json()].map(({ text }) => text);
  expect(texts.toSorted()).toEqual(['one bag', 'three bags', 'two bags']);
});

it('tells about how many networks searched, and not which', async () => {
  for (let number = 0; number < 20; number += 1) await tell('gold watch', {}, `10.2.${number}.1`);
  for (let number = 0; number < 20; number += 1) {
    await tell('bag', {}, `2001:db8:7:${number.toString(16)}::1`);
  }
  await write();
  const rows = await test.db.select().from(searchCount);
  const bits = (text: string) =>
    rows
      .find((row) => row.text === text)
      ?.networks.toString(2)
      .replaceAll('0', '').length ?? 0;
  expect(bits('gold watch')).toBeGreaterThan(10);
  expect(bits('gold watch')).toBeLessThanOrEqual(20);
  expect(bits('bag')).toBe(1);
});
