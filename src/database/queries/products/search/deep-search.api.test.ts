import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '#database/new-id.ts';
import { product } from '#database/schema/products/product.ts';
import { aCategory, anAdmin, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

/** More than are weighed against each other, and a few that match whole words besides. */
const BEGUN = 1_130;
const WHOLE = 7;
const ALL = BEGUN + WHOLE;

const test = await sharedApp();
let token: string;

beforeAll(async () => {
  const seller = await aSeller(test);
  token = (await anAdmin(test)).token;
  const parents = parentsOf(seller, await aCategory(test.db));
  const rows = Array.from({ length: ALL }, (_, number) => ({
    ...parents,
    id: newId(),
    name: number < WHOLE ? `Lantern ${number}` : `Lanternfish ${number}`,
    brand: 'Corvo',
    priceINR: String(100 + number),
    priceAED: '5',
    // Five at each moment, so that the id has to tell them apart.
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 5) * 60_000),
  }));
  for (let from = 0; from < ALL; from += 200) {
    await test.db.insert(product).values(rows.slice(from, from + 200));
  }
}, 120_000);

async function ask(url: string) {
  const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1];
  const rows = answer.json() as { _id: string; name: string; createdAt: string }[];
  return { rows, next, total: answer.headers['x-total-count'] };
}

async function walk(first: string) {
  const rows: Awaited<ReturnType<typeof ask>>['rows'] = [];
  let next: string | undefined = first;
  while (next !== undefined) {
    const page = await ask(next);
    rows.push(...page.rows);
    next = page.next;
  }
  return rows;
}

const idsOf = (rows: { _id: string }[]) => new Set(rows.map((row) => row._id));

it.each([
  '/api/get-product?q=lantern',
  '/api/get-product?q=lantern&limit=96',
  '/api/get-product?q=lantern&sort=price-low-high',
  '/api/admin/get-products?q=lantern',
  '/api/admin/get-products?q=lantern&sort=name&order=asc',
])('%s leads to every match once, and counts them', async (url) => {
  expect((await ask(url)).total).toBe(String(ALL));
  const rows = await walk(url);
  expect([rows.length, idsOf(rows).size]).toEqual([ALL, ALL]);
});

it.each([
  '/api/get-product?q=lantern',
  '/api/get-product?q=lantern&sort=newest',
  '/api/admin/get-products?q=lantern',
])('%s has every match on a numbered page, and none past the last', async (url) => {
  const pages = Math.ceil(ALL / 90);
  const rows = [];
  for (let page = 1; page <= pages; page += 1) {
    const found = await ask(`${url}&limit=90&page=${page}`);
    expect([found.total, found.next === undefined]).toEqual([String(ALL), page === pages]);
    rows.push(...found.rows);
  }
  expect([rows.length, idsOf(rows).size]).toEqual([ALL, ALL]);
  const past = await ask(`${url}&limit=90&page=${pages + 1}`);
  expect([past.rows, past.total, past.next]).toEqual([[], String(ALL), undefined]);
});

it('begins with whole words, and ends with the newest of what is not weighed', async () => {
  const rows = await walk('/api/get-product?q=lantern');
  const isWhole = rows.map((row) => row.name.startsWith('Lantern '));
  expect(isWhole.slice(0, WHOLE)).toEqual(Array.from({ length: WHOLE }, () => true));
  const rest = rows.slice(1_000).map((row) => `${row.createdAt} ${row._id}`);
  expect(rest).toEqual(rest.toSorted().reverse());
});

it('has the first rows of the rest on the page where the best end', async () => {
  const rows = await walk('/api/get-product?q=lantern');
  const page = await ask('/api/get-product?q=lantern&limit=24&page=42');
  expect(page.rows).toEqual(rows.slice(984, 1_008));
  const after = await ask(page.next ?? '');
  expect(after.rows).toEqual(rows.slice(1_008, 1_032));
  expect(after.total).toBe(String(ALL));
});

it('counts anew what was counted a moment ago where the last page shows another number', async () => {
  await test.db.execute(sql`delete from product where name = ${`Lanternfish ${ALL - 1}`}`);
  const last = await ask('/api/get-product?q=lantern&limit=100&page=12');
  expect([last.rows.length, last.total, last.next]).toEqual([36, String(ALL - 1), undefined]);
});

it.each(['nonsense', Buffer.from('["x","y"]').toString('base64url')])(
  'refuses a cursor that is none of a search: %s',
  async (after) => {
    const answer = await test.app.inject(`/api/get-product?q=lantern&after=${after}`);
    expect(answer.statusCode).toBe(400);
  },
);
