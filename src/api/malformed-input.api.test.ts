import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#contracts/response.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp({ limitScale: 1000 });
let tokens: Record<'admin' | 'seller' | 'nobody', string | null>;
let sellerId: string;

beforeAll(async () => {
  const seller = await aSeller(test);
  const category = await aCategory(test.db);
  await aProduct(test.db, parentsOf(seller, category));
  sellerId = seller.id;
  tokens = { admin: (await anAdmin(test)).token, seller: seller.token, nobody: null };
});

async function ask(url: string, who: keyof typeof tokens = 'nobody') {
  const token = tokens[who];
  return test.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
}

const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

const adminLists = [
  'products',
  'sellers',
  'category',
  'subcategory',
  'type',
  'enquiries',
  'audit',
  'newsletter',
  'contact-messages',
];

describe('a search for what holds no letter finds nothing', () => {
  const searches = ['%CC%81', '%CC%81%CC%A7+%E2%83%9D', '%E2%80%8B', '%C2%AD', '%27', '%5C', ':*'];
  it.each(searches)('q=%s', async (q) => {
    for (const call of ['get-product?', 'get-product?sort=name&', 'get-listing?facets=brand&']) {
      const path = `/api/${call}q=${q}`;
      const answer = await ask(path);
      expect([path, answer.statusCode]).toEqual([path, 200]);
    }
    expect((await ask(`/api/suggest?q=${q}${q}`)).statusCode).toBe(200);
    expect((await ask(`/api/get-sellers?q=${q}`)).statusCode).toBe(200);
    for (const list of adminLists) {
      const answer = await ask(`/api/admin/get-${list}?q=${q}`, 'admin');
      expect([list, answer.statusCode]).toEqual([list, 200]);
    }
    const own = await ask(`/api/seller/get-products/${sellerId}?q=${q}`, 'seller');
    expect(own.statusCode).toBe(200);
  });

  it('beside a word, the word is found', async () => {
    const [product] = (await ask('/api/get-product')).json() as { name: string }[];
    const word = product?.name.split(' ')[0] ?? '';
    const found = await ask(`/api/get-product?q=%CC%81+${word}`);
    expect(found.json()).toHaveLength(1);
  });
});

describe('a cursor whose moment no calendar or clock knows is refused', () => {
  const moments = [
    '2026-02-30 00:00:00+00',
    '2026-04-31 12:00:00+00',
    '2025-02-29 00:00:00+00',
    '2026-13-01 00:00:00+00',
    '2026-01-01 24:00:01+00',
    '2026-01-01 00:00:00+16',
    '2026-01-01 00:00:00-58',
    '2026-01-01 00:00:00+00:60',
    '0000-00-00 00:00:00+00',
  ];
  it.each(moments)('%s', async (moment) => {
    for (const [url, who] of [
      ['/api/get-product', 'nobody'],
      ['/api/admin/get-products', 'admin'],
      [`/api/seller/get-products/${sellerId}`, 'seller'],
    ] as const) {
      const answer = await ask(`${url}?after=${cursor(moment, 'anid')}`, who);
      expect([url, answer.statusCode]).toEqual([url, 400]);
      Failure.parse(answer.json());
    }
  });

  it('one that they know is taken', async () => {
    for (const moment of ['2024-02-29 23:59:59.999999+00', '2026-01-01 05:30:00+05:30']) {
      const answer = await ask(`/api/get-product?after=${cursor(moment, 'anid')}`);
      expect([moment, answer.statusCode]).toEqual([moment, 200]);
    }
  });
});

describe('what no parameter can mean is told, never a failure of ours', () => {
  it.each([
    ['/api/get-product?page=-1', 400],
    ['/api/get-product?page=1e309', 400],
    ['/api/get-product?page=Infinity', 400],
    ['/api/get-product?limit=NaN', 400],
    ['/api/get-product?limit=99999999999999999999', 400],
    ['/api/get-product?page=10000000&limit=100', 400],
    ['/api/get-product?minPrice=Infinity', 400],
    ['/api/get-product?minPrice=1e11&maxPrice=0', 200],
    ['/api/get-product?q=a&q=b', 400],
    ['/api/get-product?page=1&page=2', 400],
    ['/api/get-product?after=&after=', 400],
    ['/api/get-product?seller=%00', 400],
    ['/api/get-product?brand=%00', 400],
    ['/api/get-product?brand=%ED%A0%80', 200],
    ['/api/get-product?q=%ED%A0%80', 200],
    ['/api/get-product?q=%00', 400],
    ['/api/get-product/%00', 404],
    ['/api/get-product/%ED%A0%80', 404],
    ['/api/get-type/%2e%2e', 404],
    ['/api/sitemap/%00', 404],
    ['/api/get-subcategory/all/%2e%2e%2fsite', 404],
  ])('%s: %i', async (url, status) => {
    expect((await ask(url)).statusCode).toBe(status);
  });
});

it('characters that cannot be kept are refused in words', async () => {
  expect((await ask('/api/page/story/a%00b')).statusCode).toBe(404);
  const headers = { authorization: `Bearer ${tokens.admin}` };
  const content = (await test.app.inject({ url: '/api/admin/content', headers })).json();
  const site = { ...content.content.site, tagline: 'a\u0000b' };
  const asked = [
    { method: 'DELETE', url: '/api/admin/dismiss-missing-page?path=a%00b' },
    { method: 'DELETE', url: '/api/admin/delete-redirect?from=a%00b' },
    {
      ...{ method: 'PUT', url: '/api/admin/content' },
      payload: { content: { ...content.content, site }, version: content.draft?.version ?? 0 },
    },
    {
      ...{ method: 'POST', url: `/api/admin/delete-seller/${sellerId}` },
      payload: { reason: 'Gone \ud800' },
    },
  ] as const;
  for (const each of asked) {
    const answer = await test.app.inject({ ...each, headers });
    const status = 'payload' in each ? 422 : 400;
    expect([each.url, answer.statusCode]).toEqual([each.url, status]);
    expect(Failure.parse(answer.json()).fields).toBeDefined();
  }
});
