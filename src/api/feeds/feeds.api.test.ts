import { constants, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Settings } from '#contracts/settings.ts';
import { replaceProductMedia } from '#database/queries/products/write-product.ts';
import { mediaAsset } from '#database/schema/media.ts';
import type { product as products } from '#database/schema/products/product.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { isGtin } from './feed-items.ts';

const test = await sharedApp({ limitScale: 100 });
const { publicUrl } = test.context;
const owner = await anAdmin(test, { role: 'owner' });
const seller = await aSeller(test, { name: 'Bazm & Bezel' });
const other = await aSeller(test);
const watches = await aCategory(test.db, { name: 'Watches' });
const shoes = await aCategory(test.db, { name: 'Shoes' });
const size = await anAttribute(test.db, {
  ...{ name: 'Shoe size', kind: 'size', scale: 'EU', entries: [{ categoryId: shoes.id }] },
  choices: ['41', '42'],
});
const grade = await anAttribute(test.db, {
  ...{ name: 'Condition', kind: 'choice', entries: [{ categoryId: watches.id }] },
  choices: ['New', 'Very good'],
});
const gtin = await anAttribute(test.db, {
  ...{ name: 'GTIN', kind: 'text', entries: [{ categoryId: watches.id }] },
});

await test.db.insert(mediaAsset).values([
  { id: 'wide', kind: 'image', file: 'wide.jpg', bytes: 9, width: 1600, height: 1200, ready: true },
  { id: 'side', kind: 'image', file: 'side.jpg', bytes: 9, width: 900, height: 900, ready: true },
  { id: 'tiny', kind: 'image', file: 'tiny.jpg', bytes: 9, width: 640, height: 320, ready: true },
]);

async function add(
  name: string,
  values: Partial<typeof products.$inferInsert> = {},
  { media = ['wide'], category = watches, by = seller } = {},
) {
  const made = await aProduct(test.db, parentsOf(by, category), { name, ...values });
  await replaceProductMedia(test.db, made.id, media);
  return made;
}

const dive = await add(
  'Dive "<watch>" & strap',
  {
    ...{ priceINR: '124999.50', priceAED: '5499.25', originalPrice: '150000.00' },
    ...{ saleUntil: '2099-12-03', createdAt: new Date('2026-11-01T10:00:00Z') },
    ...{ description: '=cmd()\tis "quoted",\nin two lines', brand: 'Fathom' },
    translations: { ar: { name: 'ساعة غوص' } },
    attributes: { [gtin.id]: '4006381333931' },
  },
  { media: ['wide', 'side'] },
);
const shoe = await add(
  'Oxford',
  {
    attributes: {
      [size.id]: [
        { choice: size.idOf('41'), available: false },
        { choice: size.idOf('42'), available: true },
      ],
    },
  },
  { category: shoes },
);
const worn = { [grade.id]: [grade.idOf('Very good')] };
const shouting = await add(
  'LOUD WATCH',
  { description: '', attributes: worn },
  { media: ['tiny'] },
);
const bare = await add('Bare watch', { description: 'Plain' }, { media: [] });
const sold = await add('Sold watch', { availability: 'SOLD', soldAt: new Date() });
const theirs = await add('Their watch', { description: 'x' }, { by: other });

const read = (url: string, headers = {}) => test.app.inject({ url, headers });

async function decide(feeds: object) {
  const url = '/api/admin/get-settings';
  const shown = (await test.app.inject({ url, headers: owner.authorization })).json();
  const answer = await test.app.inject({
    ...{ method: 'PUT', url: '/api/admin/change-settings', headers: owner.authorization },
    payload: { settings: { ...Settings.parse({}), feeds }, version: shown.version },
  });
  return answer.statusCode;
}

/** The fields of each item of an RSS feed, as text. */
function itemsOf(xml: string): Record<string, string[]>[] {
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const fields: Record<string, string[]> = {};
    for (const [, name = '', text = ''] of item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)) {
      fields[name] = [...(fields[name] ?? []), text];
    }
    return fields;
  });
}

it('nothing is told until it is decided so, and nothing of what there is not', async () => {
  expect((await read('/feeds/google.xml')).statusCode).toBe(404);
  expect(await decide({ shown: true, google: { [watches.sub.id]: 'watches' } })).toBe(422);
  expect(await decide({ shown: true, google: { [watches.sub.id]: '201' } })).toBe(200);
  expect((await read('/feeds/google.xml')).statusCode).toBe(200);
  for (const url of [
    '/feeds/google.csv',
    '/feeds/toString',
    '/feeds/google.xml?region=US',
    '/feeds/google.xml?language=fr',
    '/feeds/nobody/google.xml',
  ]) {
    expect([url, (await read(url)).statusCode]).toEqual([url, 404]);
  }
});

it('Google is told each product that it can take, in its words', async () => {
  const answer = await read('/feeds/google.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const items = itemsOf(answer.body);
  const ids = items.map(({ id }) => id?.[0]);
  expect(ids.sort()).toEqual(
    [
      ...[dive.id, shouting.id, theirs.id],
      ...[size.idOf('41'), size.idOf('42')].map((choice) => `${shoe.id}_${choice}`),
    ].sort(),
  );
  expect(ids).not.toContain(bare.id);
  expect(ids).not.toContain(sold.id);
  expect(items.find(({ id }) => id?.[0] === dive.id)).toEqual({
    id: [dive.id],
    title: ['Dive &#34;&#60;watch&#62;&#34; &#38; strap'],
    description: ['=cmd()\tis &#34;quoted&#34;,\nin two lines'],
    link: [`${publicUrl}/product/dive-watch-strap-${dive.id}`],
    image_link: [`${publicUrl}/media/wide.jpg`],
    additional_image_link: [`${publicUrl}/media/side.jpg`],
    availability: ['in_stock'],
    price: ['150000.00 INR'],
    sale_price: ['124999.50 INR'],
    sale_price_effective_date: ['2026-11-01T10:00:00.000Z/2099-12-03T20:00:00.000Z'],
    condition: ['new'],
    brand: ['Fathom'],
    gtin: ['4006381333931'],
    google_product_category: ['201'],
    product_type: [`Watches &#62; ${watches.sub.name}`],
  });
  expect(items.find(({ id }) => id?.[0] === shouting.id)?.condition).toEqual(['used']);
  const [none, some] = ['41', '42'].map((label) =>
    items.find(({ id }) => id?.[0] === `${shoe.id}_${size.idOf(label)}`),
  );
  expect(none).toMatchObject({
    ...{ item_group_id: [shoe.id], size: ['EU 41'], availability: ['out_of_stock'] },
    identifier_exists: ['no'],
  });
  expect(some).toMatchObject({ size: ['EU 42'], availability: ['in_stock'] });
});

it('a region has its prices, and a language its names', async () => {
  const items = itemsOf((await read('/feeds/meta.xml?region=AE&language=ar')).body);
  expect(items.find(({ id }) => id?.[0] === dive.id)).toMatchObject({
    title: ['ساعة غوص'],
    link: [`${publicUrl}/ar/product/dive-watch-strap-${dive.id}`],
    price: ['5499.25 AED'],
    availability: ['in stock'],
  });
});

it('tables keep every sign in its cell', async () => {
  const csv = (await read('/feeds/meta.csv')).body;
  expect(csv).toContain('"Dive ""<watch>"" & strap","=cmd()\tis ""quoted"",\nin two lines"');
  const [head = '', ...rows] = (await read('/feeds/google.tsv')).body
    .replace(/\n$/, '')
    .split('\n');
  expect(rows).toHaveLength(5);
  expect(new Set(rows.map((row) => row.split('\t').length))).toEqual(
    new Set([head.split('\t').length]),
  );
});

it('what receivers would refuse is told before they do', async () => {
  const answer = await test.app.inject({
    ...{ url: '/api/admin/get-feed-problems', headers: owner.authorization },
  });
  const found = new Map(
    answer.json().map(({ _id, problems }: { _id: string; problems: string[] }) => [_id, problems]),
  );
  expect(found.get(shouting.id)).toEqual(['small-picture', 'capitals', 'no-description']);
  expect(found.get(bare.id)).toEqual(['no-picture']);
  expect(found.has(dive.id)).toBe(false);
  expect(found.has(sold.id)).toBe(false);
});

it('an edit is told by the next fetch, and what is hidden no more', async () => {
  const of = async () =>
    itemsOf((await read('/feeds/google.xml')).body).find(({ id }) => id?.[0] === theirs.id);
  const edit = (method: 'PUT' | 'DELETE', path: string, payload?: object) =>
    test.app.inject({
      ...{ method, url: `/api/seller/${path}`, headers: other.authorization },
      ...(payload && { payload }),
    });
  expect((await of())?.availability).toEqual(['in_stock']);
  const reservedUntil = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const reserved = { availability: 'RESERVED', reservedUntil };
  const answer = await edit('PUT', `update-availability/${theirs.id}`, reserved);
  expect(answer.statusCode).toBe(200);
  expect((await of())?.availability).toEqual(['out_of_stock']);
  await edit('DELETE', `delete-product/${theirs.id}`);
  expect(await of()).toBeUndefined();
});

it('more products than are read at once are told each once, packed where that is understood', async () => {
  const many = await aSeller(test);
  for (let each = 0; each < 130; each += 1)
    await add(`Watch ${each}`, { description: 'x' }, { by: many });
  const { body } = await test.app.inject({
    ...{ method: 'POST', url: '/api/seller/renew-feed-address', headers: many.authorization },
  });
  const { path } = JSON.parse(body).data;
  const items = itemsOf((await read(`${path}/google.xml`)).body);
  expect(new Set(items.map(({ title }) => title?.[0])).size).toBe(130);
  expect(items).toHaveLength(130);
  const packed = await read(`${path}/google.xml`, { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.rawPayload.length).toBeLessThan(20_000);
});

it("a seller's feeds stand behind an address of its own until it makes another", async () => {
  const ask = async (method: 'GET' | 'POST', url: string, who = seller) =>
    (
      await test.app.inject({ method, url: `/api/seller/${url}`, headers: who.authorization })
    ).json();
  const own = () => ask('GET', `get-feed/${seller.id}`);
  expect((await own()).path).toBeNull();
  const first = (await ask('POST', 'renew-feed-address')).data.path;
  expect(first).toMatch(/^\/feeds\/[\w-]{24}$/);
  expect((await own()).path).toBe(first);
  const items = itemsOf((await read(`${first}/google.xml`)).body);
  expect(items.map(({ id }) => id?.[0])).not.toContain(theirs.id);
  expect(items).toHaveLength(4);
  const second = (await ask('POST', 'renew-feed-address')).data.path;
  expect((await read(`${first}/google.xml`)).statusCode).toBe(404);
  expect((await read(`${second}/google.xml`)).statusCode).toBe(200);
  const closed = await test.app.inject({
    ...{ method: 'PUT', url: `/api/admin/update-status/${seller.id}` },
    ...{ headers: owner.authorization, payload: { status: false, reason: 'Closed' } },
  });
  expect(closed.statusCode).toBe(200);
  expect((await read(`${second}/google.xml`)).statusCode).toBe(404);
});

it('numbers are GTINs by their check digit', () => {
  const of = (text: string) => isGtin(text);
  expect(['4006381333931', '96385074', '036000291452', '10012345678902'].map(of)).toEqual(
    Array(4).fill(true),
  );
  expect(['4006381333932', '9638507', '', 'x006381333931'].map(of)).toEqual(Array(4).fill(false));
});

it('a packed feed is begun before its products are read', async () => {
  const answer = await test.app.inject({
    ...{ url: '/feeds/google.xml', headers: { 'accept-encoding': 'gzip' } },
    payloadAsStream: true,
  });
  let first = Buffer.alloc(0);
  for await (const part of answer.stream()) {
    first = Buffer.concat([first, part]);
    if (first.length > 10) break;
  }
  const text = gunzipSync(first, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  expect(text).toMatch(/^<\?xml .*<channel>/s);
  expect(text).not.toContain('<item>');
});
